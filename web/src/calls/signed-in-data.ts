import { signedInDataElement } from '@endoll/api/page.ts'
import type { SignedInData } from '@endoll/api/page.ts'

/** What the page came with is called again after this time: a phone may have been asleep while it loaded. */
const freshMs = 60_000

/** What this page came with, and nothing once it was taken. */
let data: Partial<SignedInData> & { replies: Record<string, unknown> } = { replies: {} }
let tokenTaken = false

/** Reads what the server wrote at the end of this page, and takes it out of the page. */
export function readSignedInData(): void {
  const element = document.getElementById(signedInDataElement)
  if (!element) return
  element.remove()
  if (performance.now() > freshMs) return
  try {
    data = JSON.parse(element.textContent ?? '') as typeof data
  } catch {
    // Cut off on the way: the page asks for everything, as without it.
  }
}

/** The session's token, once. */
export function takeCarriedToken(): string | undefined {
  const { token } = data
  data = { replies: data.replies }
  tokenTaken = token !== undefined
  return token
}

/** The reply to a call, once: a second call goes to the server. */
export function takeCarriedReply(address: string): unknown {
  if (performance.now() > freshMs) return undefined
  const reply = data.replies[address]
  delete data.replies[address]
  return reply
}

/** Whether all that this page came with was taken: then what the server has drawn is what the browser would draw. */
export function allTaken(): boolean {
  return tokenTaken && Object.keys(data.replies).length === 0
}

/** Whatever was carried and not taken belongs to a session that has ended. */
export function forgetSignedInData(): void {
  data = { replies: {} }
  tokenTaken = false
}
