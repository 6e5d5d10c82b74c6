import { Failure } from '../../platform/http/failure.ts'

/** A hash takes a core for 20 ms: two at once, and a queue in which the last one waits less than a second. */
const atOnce = 2
const mostWaiting = 80
const retryAfterSeconds = 2

/** Runs at most `atOnce` works together; beyond `mostWaiting` it refuses with `busy` at once. */
export function createWorkQueue() {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async () => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= mostWaiting) throw new Failure('busy', { retryAfterSeconds })
    // `leave` hands its place over, so that `running` does not change.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    /** Throws `busy` while the queue is full, before anything else is done for the call. */
    requireRoom: () => {
      if (running >= atOnce && waiting.length >= mostWaiting) throw new Failure('busy', { retryAfterSeconds })
    },
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** The queue of all password hashing of this process. */
export const hashQueue = createWorkQueue()
