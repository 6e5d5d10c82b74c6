import { Failure } from '../../platform/http/failure.ts'

/** Hashing wants a whole core for 20 ms: two at once, and a queue short enough that nobody waits for seconds. */
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
    // The place is handed over by whoever leaves, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    /** Refuses at once while there is no room, before anything else is spent on the call. */
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

/** Where passwords are hashed while customers wait: one per process, like the cores it protects. */
export const hashQueue = createWorkQueue()
