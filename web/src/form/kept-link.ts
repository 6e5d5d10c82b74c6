import type { AddressSecret } from '../site/address-bar.ts'
import { clearDraft, readDraft, writeDraft } from './draft.ts'

/** The token of the link that a tab was opened with, kept in it over a reload until it is of no more use. */
export interface KeptLink {
  readonly token: () => string | undefined
  readonly forget: () => void
}

/** Keeps what `addressSecret` took out of the address, under a key of its own. */
export function keptLink(key: string, secret: AddressSecret): KeptLink {
  return {
    token: () => {
      const token = secret.waiting()
      if (token !== undefined) {
        writeDraft(key, { token })
        return token
      }
      const { token: kept } = (readDraft(key) ?? {}) as { token?: unknown }
      return typeof kept === 'string' ? kept : undefined
    },
    forget: () => {
      secret.drop()
      clearDraft(key)
    },
  }
}
