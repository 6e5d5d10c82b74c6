import { clearDraft, readDraft, writeDraft } from '../form/draft.ts'

function keyOf(draftKey: string) {
  return `${draftKey} key`
}

/**
 * The key under which something is sent. The same content keeps it over failures and reloads, so that a second sending
 * is the same request; other content gets a new one.
 */
export function sendingKey(draftKey: string, content: object): string {
  const written = JSON.stringify(content)
  const known: { content?: unknown; key?: unknown } = readDraft(keyOf(draftKey)) ?? {}
  if (known.content === written && typeof known.key === 'string') return known.key
  const key = crypto.randomUUID()
  writeDraft(keyOf(draftKey), { content: written, key })
  return key
}

/** Once it has arrived: the same content sent later is a new request. */
export function forgetSending(draftKey: string): void {
  return clearDraft(keyOf(draftKey))
}
