import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import { networkOf } from './network.ts'
import { sha256 } from '../../platform/sha256.ts'

const windowSeconds = 15 * 60
const perAccount = 10
const perNetwork = 100
const perDevice = 10
const perSession = 10

/** An attempt that was counted before its outcome is known: parallel guesses find no gap. */
export interface Attempt {
  /** Takes the attempt back: only failures count. */
  forgive(): Promise<void>
}

export interface Attempts {
  /** A password sent for an e-mail; with a device that is known, neither network nor strangers' guesses matter. */
  signIn(asked: { email: string; ip: string; deviceId: string | undefined }): Promise<Attempt>
  /** The current password of a session that is already open. */
  currentPassword(sessionId: string): Promise<Attempt>
  /** Any other secret that a visitor presents. */
  secret(ip: string): Promise<Attempt>
}

/** The library asks for a pg client; the pool belongs to Kysely, which is asked to run its statements. */
function storeClient(db: Db) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
    },
  }
}

/** No address and no e-mail is kept: the key is a hash of it. */
function keyOf(text: string) {
  return sha256(text).toString('base64url').slice(0, 32)
}

function limiter(db: Db, keyPrefix: string, points: number) {
  return new RateLimiterPostgres({
    storeClient: storeClient(db),
    storeType: 'client',
    tableName: 'attempt_budget',
    tableCreated: true,
    keyPrefix,
    points,
    duration: windowSeconds,
    // One of the four sweeps the table for all.
    clearExpiredByTimeout: keyPrefix === 'network',
  })
}

/** Budgets of failed attempts, in the database: a restart forgives nothing, and two servers share them. */
function createAttempts(db: Db): Attempts {
  const limiters = {
    account: limiter(db, 'account', perAccount),
    network: limiter(db, 'network', perNetwork),
    device: limiter(db, 'device', perDevice),
    session: limiter(db, 'session', perSession),
  }

  const take = async (...wanted: readonly (readonly [keyof typeof limiters, string])[]): Promise<Attempt> => {
    for (const [kind, text] of wanted) {
      try {
        await limiters[kind].consume(keyOf(text))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new Failure('too_many_attempts', { retryAfterSeconds })
      }
    }
    return {
      forgive: async () => {
        for (const [kind, text] of wanted) await limiters[kind].reward(keyOf(text))
      },
    }
  }

  return {
    signIn: ({ email, ip, deviceId }) =>
      // The network first: one that has spent its own budget must not spend the accounts'.
      deviceId ? take(['device', deviceId]) : take(['network', networkOf(ip)], ['account', email]),
    currentPassword: (sessionId) => take(['session', sessionId]),
    secret: (ip) => take(['network', networkOf(ip)]),
  }
}

const known = new WeakMap<Db, Attempts>()

export function attemptsOf(db: Db): Attempts {
  const attempts = known.get(db) ?? createAttempts(db)
  known.set(db, attempts)
  return attempts
}
