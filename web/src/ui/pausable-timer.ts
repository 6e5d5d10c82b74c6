export type PausableTimer = { start: () => void; pause: () => void }

/** Calls `done` after `lengthMs`, not counting pauses. */
export function pausableTimer(lengthMs: number, done: () => void): PausableTimer {
  let leftMs = lengthMs
  let startedMs = 0
  let handle: ReturnType<typeof setTimeout> | undefined
  return {
    start() {
      if (handle !== undefined) return
      startedMs = performance.now()
      handle = setTimeout(done, leftMs)
    },
    pause() {
      if (handle === undefined) return
      clearTimeout(handle)
      handle = undefined
      leftMs = Math.max(0, leftMs - (performance.now() - startedMs))
    },
  }
}
