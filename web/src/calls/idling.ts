import { stopwatch } from '../site/clock.ts'
import { renewSession, sessionRejected, tabs } from './session.ts'
import type { TabMessage } from './session.ts'
import { msSinceUse, noteUse, sessionState, subscribeToSession, subscribeToUse } from './session-state.ts'

const minuteMs = 60_000
/** Who idles is warned so long before the session ends. */
export const warnedMinutes = 2
const warnedMs = warnedMinutes * minuteMs
/** The server writes at most once a minute that a session was used: it may end as much sooner. */
const unwrittenMs = minuteMs
/** Past its end by this the session has ended for certain: who asks does not lengthen it. */
const certainMs = 5000
/** Who has pressed a key or moved the page so recently is there. */
const recentMs = 5 * minuteMs
/** The longest delay a timer can have: 32 bits. */
const longestTimerMs = 2_147_000_000

/**
 * Says before the session ends for want of use that it is about to, and when that is over: `tell(true)`, `tell(false)`.
 * Counted from the last call, of this tab or another; no clock of the device is set against the server's. For somebody
 * who types meanwhile the session is renewed instead. One that its device keeps does not end so. Returns how to stop.
 */
export function watchIdling(idleMinutes: number, tell: (isEnding: boolean) => void): () => void {
  const idleMs = idleMinutes * minuteMs
  const warnAtMs = idleMs - unwrittenMs - warnedMs
  const stop = new AbortController()
  let sinceAct = () => Infinity
  let toldTabs = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const renew = () =>
    renewSession().then(
      (isAlive) => {
        if (!isAlive) sessionRejected()
      },
      () => tell(true),
    )
  const look = () => {
    clearTimeout(timer)
    const session = sessionState()
    if (session.status !== 'signed-in' || session.claims.kept) return tell(false)
    const unusedMs = msSinceUse()
    const nextMs = unusedMs < warnAtMs ? warnAtMs : idleMs + certainMs
    if (unusedMs >= nextMs) return void renew()
    timer = setTimeout(look, Math.min(nextMs - unusedMs, longestTimerMs))
    if (unusedMs < warnAtMs) tell(false)
    else if (sinceAct() < recentMs && document.visibilityState === 'visible') void renew()
    else tell(true)
  }
  for (const sign of ['pointerdown', 'keydown', 'scroll'] as const) {
    addEventListener(sign, () => (sinceAct = stopwatch()), {
      passive: true,
      capture: true,
      signal: stop.signal,
    })
  }
  // A phone that slept has let no time pass for the timer.
  document.addEventListener('visibilitychange', look, { signal: stop.signal })
  tabs?.addEventListener(
    'message',
    ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind !== 'used') return
      noteUse('elsewhere')
      look()
    },
    { signal: stop.signal },
  )
  const unsubscribe = [
    subscribeToSession(look),
    subscribeToUse(() => {
      look()
      const nowMs = performance.now()
      if (nowMs - toldTabs < unwrittenMs) return
      toldTabs = nowMs
      tabs?.postMessage({ kind: 'used' } satisfies TabMessage)
    }),
  ]
  look()
  return () => {
    stop.abort()
    clearTimeout(timer)
    for (const end of unsubscribe) end()
  }
}
