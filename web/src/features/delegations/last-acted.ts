/**
 * For whom somebody acted last in this browser, so that the menu can offer it first. It decides nothing: the address says
 * for whom a page is.
 */
const key = 'endoll-acted'

/** Keeps it, by the account that acts. */
export function keepLastActed(account: string, delegation: string): void {
  try {
    localStorage.setItem(key, `${account} ${delegation}`)
  } catch {
    // Storage may be switched off: then nothing is offered first.
  }
}

/** The delegation by which this account acted last; undefined where it is not known, or was another account's. */
export function lastActed(account: string): string | undefined {
  try {
    const [kept, delegation] = localStorage.getItem(key)?.split(' ') ?? []
    return kept === account ? delegation : undefined
  } catch {
    return undefined
  }
}
