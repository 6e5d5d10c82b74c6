import type { ComponentType } from 'react'

export interface BellModule {
  readonly Bell: ComponentType
}

/** Nobody waits for the bell: it comes once the page is there. */
const afterMs = 1500

/** Loads the code of the bell for somebody who is signed in; returns how to give it up before that. */
export function bringBell(signedIn: boolean, show: (bell: BellModule) => void): (() => void) | undefined {
  if (!signedIn) return undefined
  const load = () => import('./Bell.tsx').then(show, () => {})
  const timer = setTimeout(
    () => (navigator.onLine ? load() : addEventListener('online', load, { once: true })),
    afterMs,
  )
  return () => clearTimeout(timer)
}
