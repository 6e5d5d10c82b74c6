import { useEffect, useState } from 'react'

/** The page comes first. */
const afterMs = 1500

/** Runs what is wanted a little after the page, once there is a network; returns how to give it up before that. */
export function later(wanted: boolean, run: () => void): (() => void) | undefined {
  if (!wanted) return undefined
  const timer = setTimeout(
    () => (navigator.onLine ? run() : addEventListener('online', run, { once: true })),
    afterMs,
  )
  return () => clearTimeout(timer)
}

/** Whether it is time for what is wanted but nobody waits for. */
export function useLater(wanted: boolean): boolean {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => later(wanted, () => setIsTime(true)), [wanted])
  return wanted && isTime
}
