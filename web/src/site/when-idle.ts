/** Runs what nobody waits for once the browser has nothing else to do; within two seconds in any case. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 1000)
  else requestIdleCallback(work, { timeout: 2000 })
}
