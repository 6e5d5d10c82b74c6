/** The bell is loaded after the page. */
const afterMs = 1500

/** Brings the bell to somebody who is signed in, once there is a network; returns how to give it up before that. */
export function bringBell(signedIn: boolean, show: () => void): (() => void) | undefined {
  if (!signedIn) return undefined
  const timer = setTimeout(
    () => (navigator.onLine ? show() : addEventListener('online', show, { once: true })),
    afterMs,
  )
  return () => clearTimeout(timer)
}
