import type { SessionClaims } from '@endoll/api/session.ts'
import { stopwatch } from '../site/clock.ts'

/** `unknown` until the session cookie has been asked once. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-in'; readonly claims: SessionClaims }
  | { readonly status: 'signed-out' }

/** The access token is kept here only: not in storage, not in a cookie of ours. */
let token: string | undefined
/** How old the token was when it came, in ms, and how long it has been here. */
let held = { agoMs: 0, since: stopwatch() }
/** The server has last heard of the session so long ago, in this tab or another. */
let used = { agoMs: 0, since: stopwatch() }
let state: SessionState = { status: 'unknown' }
const listeners = new Set<() => void>()
const useListeners = new Set<() => void>()

export function sessionState(): SessionState {
  return state
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setSession(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

/** The claims of an access token, not verified: the server checks them, the browser only reads names and times. */
export function readClaims(accessToken: string): SessionClaims | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as SessionClaims
    return claims.typ === 'session' && typeof claims.exp === 'number' && typeof claims.iat === 'number'
      ? claims
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a token that was made `agoMs` ago. One that cannot be decoded ends the session, as the specification asks. Its
 * life is counted from here on: the times in it are the server's, and the device's clock may be another's.
 */
export function holdToken(accessToken: string, agoMs = 0): SessionClaims | undefined {
  const claims = readClaims(accessToken)
  held = { agoMs, since: stopwatch() }
  token = claims ? accessToken : undefined
  if (claims) noteUse('here', agoMs)
  setSession(claims ? { status: 'signed-in', claims } : { status: 'signed-out' })
  return claims
}

export function dropToken(): void {
  token = undefined
  setSession({ status: 'signed-out' })
}

/** The token, or undefined if there is none or it expires within seconds. */
export function freshToken(): string | undefined {
  return msToExpiry() > 5_000 ? token : undefined
}

/** Whether calls for a page where nobody has gone yet neither renew the session nor ask who uses it. */
export function mayAskAhead(): boolean {
  return state.status === 'signed-in' && state.claims.scope === 'all' && msToExpiry() > 5_000
}

/** The server has answered a call of this session, of this tab or another. */
export function noteUse(where: 'here' | 'elsewhere', agoMs = 0): void {
  used = { agoMs, since: stopwatch() }
  if (where === 'here') for (const listener of useListeners) listener()
}

/** Called whenever the server has answered this tab. */
export function subscribeToUse(listener: () => void): () => void {
  useListeners.add(listener)
  return () => useListeners.delete(listener)
}

/** Milliseconds since the server last heard of the session. */
export function msSinceUse(): number {
  return used.agoMs + used.since()
}

/** Milliseconds until the token expires; negative if it has expired or there is none. */
export function msToExpiry(): number {
  if (state.status !== 'signed-in') return -1
  const { iat, exp } = state.claims
  return (exp - iat) * 1000 - held.agoMs - held.since()
}
