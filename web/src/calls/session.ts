import { getToken, refreshToken } from '@endoll/api/session.ts'
import type { BodyInput } from '@endoll/api/endpoint.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { ApiError, hasCode } from './api-error.ts'
import { call } from './call.ts'
import { tabChannel } from '../site/tab-channel.ts'
import { forgetDrafts, putDraftsAside, takeDraftsBack } from './kept-drafts.ts'
import { dropToken, holdToken, readClaims, sessionState } from './session-state.ts'
import type { SessionState } from './session-state.ts'
import { forgetSignedInData, takeCarriedToken } from './signed-in-data.ts'

/**
 * Why a session ended: the customer left, another account took over, the server forgot it, the customer left in another
 * tab, another tab heard that the server forgot it.
 */
export type SessionEnd = 'left' | 'switched' | 'expired' | 'elsewhere' | 'ended-elsewhere'

let lastEnd: SessionEnd | undefined

/** How the last session of this tab ended; only the first call gets it. */
export function takeLastEnd(): SessionEnd | undefined {
  const end = lastEnd
  lastEnd = undefined
  return end
}

const endListeners = new Set<(why: SessionEnd) => void>()
const renewalListeners = new Set<() => void>()

/** Hook for modules that keep a customer's data: they clear it here. */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** Called after every automatic renewal. */
export function onSessionRenewed(listener: () => void): () => void {
  renewalListeners.add(listener)
  return () => renewalListeners.delete(listener)
}

/**
 * Names the session that this browser has, so that public pages ask for one only then, and that a page can tell whether
 * what it came with is still of that session. The name opens nothing, and does not say whose it is.
 */
const marker = 'endoll-session'
function mark(session: string | undefined) {
  try {
    if (session === undefined) localStorage.removeItem(marker)
    else localStorage.setItem(marker, session)
  } catch {
    // Storage may be switched off: then every page asks.
  }
}
/** Undefined if storage is switched off. */
function marked(): string | null | undefined {
  try {
    return localStorage.getItem(marker)
  } catch {
    return undefined
  }
}

export type TabMessage =
  | { readonly kind: 'ended'; readonly why: 'left' | 'expired' }
  | { readonly kind: 'started'; readonly account: string }
  | { readonly kind: 'used' }
/**
 * The tabs of a browser share the cookie, so a session ends in all of them. Without the channel a tab hears of the others
 * by the server's answers.
 */
export const tabs = tabChannel('endoll-session')

function claimsOf(state: SessionState): SessionClaims | undefined {
  return state.status === 'signed-in' ? state.claims : undefined
}

/**
 * Ends the session in this tab: drops the token and everything the browser keeps of the customer. What was typed waits
 * for the same account, unless the customer has left.
 */
export function endSession(why: SessionEnd) {
  if (sessionState().status === 'signed-out') return
  dropToken()
  forgetSignedInData()
  lastEnd = why
  mark(undefined)
  if (why === 'expired' || why === 'ended-elsewhere') putDraftsAside()
  else forgetDrafts()
  if (why === 'left' || why === 'expired') tabs?.postMessage({ kind: 'ended', why } satisfies TabMessage)
  for (const listener of endListeners) listener(why)
}

/** The server answered 401 to a call that carried a session. */
export function sessionRejected(): void {
  return endSession('expired')
}

/** Starts the session of a new token, made `agoMs` ago, in place of the one that was here. */
export function startSession(token: string, agoMs = 0): SessionClaims {
  lastEnd = undefined
  const before = claimsOf(sessionState())
  const claims = holdToken(token, agoMs)
  if (!claims) throw new ApiError('unauthenticated', 403)
  mark(claims.sid)
  takeDraftsBack(claims.sub)
  if (before && before.sub !== claims.sub) for (const listener of endListeners) listener('switched')
  if (before?.sub !== claims.sub)
    tabs?.postMessage({ kind: 'started', account: claims.sub } satisfies TabMessage)
  return claims
}

export async function signIn(body: BodyInput<typeof getToken>): Promise<SessionClaims> {
  return startSession((await call(getToken, { body })).token)
}

/** The server has seen a session cookie: one that was opened before the page's code ran has not been named here. */
export function expectSession(): void {
  if (marked() === null) mark('')
}

let pending: Promise<SessionState> | undefined

/**
 * Asks once whether the session cookie still stands for a session. Only a 401 says that it does not. Without a reply
 * (no network, a busy server) it fails, and the next call asks again.
 */
export function restoreSession(): Promise<SessionState> {
  if (sessionState().status !== 'unknown') return Promise.resolve(sessionState())
  pending ??= askForSession().finally(() => (pending = undefined))
  return pending
}

/** As restoreSession, for pages that anyone may see: does not ask where no session has been, and never fails. */
export function restoreSessionIfLikely(): Promise<SessionState> {
  return marked() === null ? Promise.resolve(sessionState()) : restoreSession().catch(sessionState)
}

async function askForSession(): Promise<SessionState> {
  const carried = takeCarriedToken()
  const session = carried && readClaims(carried.token)?.sid
  // Otherwise another tab has signed out or in again since the page was made.
  if (carried && session !== undefined && session === marked()) {
    startSession(carried.token, carried.agoMs)
    return sessionState()
  }
  forgetSignedInData()
  try {
    startSession((await call(refreshToken)).token)
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) throw error
    mark(undefined)
    putDraftsAside()
    dropToken()
  }
  return sessionState()
}

let renewing: Promise<boolean> | undefined

/** A new token for the session of this tab; false if there is no session any more. */
export function renewSession(): Promise<boolean> {
  renewing ??= renew().finally(() => (renewing = undefined))
  return renewing
}

async function renew(): Promise<boolean> {
  const before = claimsOf(sessionState())
  if (!before) return (await restoreSession()).status === 'signed-in'
  try {
    const { token } = await call(refreshToken)
    // Another tab may have signed in to another account: then nothing of this tab may be shown with its cookie.
    if (startSession(token).sub !== before.sub) location.reload()
    for (const listener of renewalListeners) listener()
    return true
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) return false
    throw error
  }
}
