import { endSession, renewSession, tabs } from './session.ts'
import type { TabMessage } from './session.ts'
import { msToExpiry, sessionState, subscribeToSession } from './session-state.ts'

const renewBeforeMs = 60_000
/** The longest delay a timer can have: 32 bits. */
const longestTimerMs = 2_147_000_000

/** Follows what other tabs do with the session they share with this one. */
function followTabs({ data }: MessageEvent<TabMessage>) {
  const session = sessionState()
  if (data.kind === 'ended') endSession(data.why === 'left' ? 'elsewhere' : 'ended-elsewhere')
  else if (data.kind === 'started' && session.status === 'signed-in' && session.claims.sub !== data.account)
    location.reload()
}

/**
 * Renews the token before it expires, if the customer has been active here since the last renewal; otherwise the next
 * call renews it. Returns how to stop.
 */
export function keepSessionAlive(): () => void {
  const stop = new AbortController()
  let active = false
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const sign of ['pointerdown', 'keydown', 'scroll'] as const) {
    addEventListener(sign, () => (active = true), { passive: true, capture: true, signal: stop.signal })
  }
  const renewIfActive = () => {
    if (active && document.visibilityState === 'visible') renewSession().catch(() => undefined)
  }
  const schedule = () => {
    clearTimeout(timer)
    if (sessionState().status !== 'signed-in') return
    active = false
    timer = setTimeout(renewIfActive, Math.min(Math.max(msToExpiry() - renewBeforeMs, 0), longestTimerMs))
  }
  const unsubscribe = subscribeToSession(schedule)
  schedule()
  tabs?.addEventListener('message', followTabs, { signal: stop.signal })
  return () => {
    stop.abort()
    unsubscribe()
    clearTimeout(timer)
  }
}
