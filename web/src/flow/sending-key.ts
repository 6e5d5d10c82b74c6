import { clearDraft, readDraft, writeDraft } from '../form/draft.ts'

const placeOf = (draftKey: string) => `${draftKey} key`

/**
 * The key under which something is sent. The same content keeps it over failures and reloads, so that a second sending
 * is the same request; other content gets a new one.
 */
export const sendingKey = (draftKey: string, content: object): string => {
  const written = JSON.stringify(content)
  const known: { content?: unknown; key?: unknown } = readDraft(placeOf(draftKey)) ?? {}
  if (known.content === written && typeof known.key === 'string') return known.key
  const key = crypto.randomUUID()
  writeDraft(placeOf(draftKey), { content: written, key })
  return key
}

/** Once it has arrived: asking for the same another time is another request. */
export const forgetSending = (draftKey: string): void => clearDraft(placeOf(draftKey))
