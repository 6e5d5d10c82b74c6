import { randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { Failure } from '../../platform/http/failure.ts'
import { hashPassword as hashNow, passwordHashing } from '../../platform/password-hash.ts'

const { memoryCost, timeCost, parallelism, outputLen } = passwordHashing
const currentPrefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Hashing wants a whole core for 20 ms: two at once, and a queue short enough that nobody waits for seconds. */
const atOnce = 2
const mostWaiting = 80
const retryAfterSeconds = 2

/** Runs at most `atOnce` works together; beyond `mostWaiting` it refuses with `busy` at once. */
export const createWorkQueue = () => {
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

// One per process, like the cores it protects.
const queue = createWorkQueue()
let verifications = 0

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')

/** A hash that nothing matches but that costs what every other costs. */
const unmatchable = `${currentPrefix}${base64(16)}$${base64(outputLen)}`

export const hashPassword = (password: string): Promise<string> => queue.run(() => hashNow(password))

/**
 * Whether the password is the stored one. Without a stored hash the same work is done and the answer is no: an
 * account that is not there cannot be told from a wrong password by the time it takes.
 */
export const verifyPassword = (password: string, stored: string | null): Promise<boolean> =>
  queue.run(async () => {
    verifications += 1
    return verify(stored?.startsWith('$argon2') ? stored : unmatchable, password.normalize('NFC'))
  })

/** Whether the hash was made with other parameters than today's. */
export const wantsRehash = (stored: string): boolean => !stored.startsWith(currentPrefix)

export const requireRoomToHash = (): void => queue.requireRoom()

/** How many passwords were verified since the process started. */
export const countVerifications = (): number => verifications
