/*
 * What is typed while somebody is signed in belongs to the account. When a session ends by itself (idling, or ended from
 * elsewhere), it is put aside under the account's name, where no form finds it; the same account finds it again after
 * signing in. Signing out throws it away, and so does another account that signs in.
 */
import { everyDraft } from '../site/draft-prefix.ts'

const ownerKey = 'endoll-drafts-of'
const asidePrefix = 'aside:'

/** Does nothing if storage is switched off: then nothing was kept. */
function inStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage)
  } catch {
    // As above.
  }
}

function keysOf(storage: Storage, prefix: string): readonly string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix))
}

/** The account that what this tab keeps belongs to; null of a visitor. */
export function draftsOwner(): string | null {
  let owner: string | null = null
  inStorage((storage) => {
    owner = storage.getItem(ownerKey)
  })
  return owner
}

/** Throws away everything that this tab keeps. */
export function forgetDrafts(): void {
  inStorage((storage) => storage.clear())
}

/** The session of an account has ended by itself, perhaps while the page was not there. */
export function putDraftsAside(): void {
  inStorage((storage) => {
    const owner = storage.getItem(ownerKey)
    if (owner === null) return
    for (const key of keysOf(storage, everyDraft)) {
      storage.setItem(`${asidePrefix}${key}`, storage.getItem(key) ?? '')
      storage.removeItem(key)
    }
  })
}

/** An account signs in: it finds what it had typed, and nothing that another had. What a visitor typed is now its own. */
export function takeDraftsBack(account: string): void {
  inStorage((storage) => {
    const owner = storage.getItem(ownerKey)
    if (owner !== null && owner !== account) storage.clear()
    for (const key of keysOf(storage, asidePrefix)) {
      const draft = key.slice(asidePrefix.length)
      // What was typed since is newer.
      if (storage.getItem(draft) === null) storage.setItem(draft, storage.getItem(key) ?? '')
      storage.removeItem(key)
    }
    storage.setItem(ownerKey, account)
  })
}
