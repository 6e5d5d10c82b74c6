import { Failure } from './http/failure.ts'
import { CallOver, countOf, currentCall } from './http/held.ts'

/** A hash takes a core for 20 ms: two at once, and a queue in which the last one waits less than a second. */
const atOnce = 2
const mostWaiting = 80
const retryAfterSeconds = 2

/**
 * Runs at most `atOnce` works together; beyond `mostWaiting` it refuses with `busy` at once. Who waits for a call leaves
 * with it.
 */
export function createWorkQueue() {
  const running = countOf('hashes')
  const waitingCount = countOf('hashes that wait')
  const waiting: ((leave: () => void) => void)[] = []
  const isFull = () => running.now() >= atOnce && waiting.length >= mostWaiting

  const itsTurn = async () => {
    const giveBack = waitingCount.take()
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    waiting.push(resolve)
    const stay = currentCall()?.atEnd(() => {
      const index = waiting.indexOf(resolve)
      if (index !== -1) waiting.splice(index, 1)
      reject(new CallOver())
    })
    return await promise.finally(() => {
      stay?.()
      giveBack()
    })
  }

  return {
    /** Throws `busy` while the queue is full, before anything else is done for the call. */
    requireCapacity: () => {
      if (isFull()) throw new Failure('busy', { retryAfterSeconds })
    },
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      if (isFull()) throw new Failure('busy', { retryAfterSeconds })
      const leave = running.now() < atOnce ? running.take() : await itsTurn()
      try {
        return await work()
      } finally {
        // Handed over directly, so that a newcomer cannot take it first.
        const next = waiting.shift()
        if (next) next(leave)
        else leave()
      }
    },
  }
}

/** The queue of all password hashing of this process. */
export const hashQueue = createWorkQueue()
