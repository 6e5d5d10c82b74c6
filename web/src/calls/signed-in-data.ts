import { signedInDataElement } from '@endoll/api/page.ts'
import type { SignedInData } from '@endoll/api/page.ts'
import { deviceMs, setServerTime } from '../site/clock.ts'
import { readClaims } from './session-state.ts'

/** What the page came with is called again after this time: a phone may have been asleep while it loaded. */
const freshMs = 60_000

/** What this page came with, and nothing once it was taken. */
let data: Partial<SignedInData> & { replies: Record<string, unknown> } = { replies: {} }
let tokenTaken = false
/** When the server made the page, by its own clock. */
let madeMs = 0

/** Reads what the server wrote at the end of this page, and takes it out of the page. */
export function readSignedInData(): void {
  const element = document.getElementById(signedInDataElement)
  if (!element) return
  element.remove()
  try {
    data = JSON.parse(element.textContent ?? '') as typeof data
  } catch {
    // Cut off on the way: the page asks for everything, as without it.
  }
  madeMs = (readClaims(data.token ?? '')?.iat ?? 0) * 1000
  if (madeMs > 0) setServerTime(madeMs, performance.now())
}

/**
 * How old what the page came with is, in ms. `performance.now()` stands still while a phone sleeps, and the
 * clock of the day does not. What that is compared with may be wrong: the page's time origin in a browser that slept
 * before the page began, the server's time where the phone's clock is not right. So the page is as old as both say.
 */
function ageMs(): number {
  const now = deviceMs()
  return Math.max(performance.now(), Math.min(now - performance.timeOrigin, now - madeMs))
}

/** The session's token, once, and how old it is. */
export function takeCarriedToken(): { readonly token: string; readonly agoMs: number } | undefined {
  const { token } = data
  data = { replies: data.replies }
  const agoMs = ageMs()
  tokenTaken = token !== undefined && agoMs <= freshMs
  return tokenTaken && token !== undefined ? { token, agoMs } : undefined
}

/** The reply to a call, once: a second call goes to the server. */
export function takeCarriedReply(address: string): unknown {
  if (ageMs() > freshMs) return undefined
  const reply = data.replies[address]
  delete data.replies[address]
  return reply
}

/** Whether all that this page came with was taken: then what the server has drawn is what the browser would draw. */
export function allTaken(): boolean {
  return tokenTaken && Object.keys(data.replies).length === 0
}

/** Carried data that was not used belongs to an ended session. */
export function forgetSignedInData(): void {
  data = { replies: {} }
  tokenTaken = false
}
