import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import { holderLink } from './holder-link.ts'

const key = 'new-holder'

/** The token of the link that this tab was opened with, also after a reload. */
export function keptLink(): string | undefined {
  const token = holderLink.waiting()
  if (token !== undefined) {
    writeDraft(key, { token })
    return token
  }
  const { token: kept } = (readDraft(key) ?? {}) as { token?: unknown }
  return typeof kept === 'string' ? kept : undefined
}

/** Once it is of no more use. */
export function forgetLink() {
  holderLink.drop()
  clearDraft(key)
}
