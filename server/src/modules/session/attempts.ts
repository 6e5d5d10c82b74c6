import { RateLimiterRes } from 'rate-limiter-flexible'
import { budgetKey, budgetOf } from '../../platform/budget.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import { countOf, newCount, type Count } from '../../platform/http/held.ts'
import { networkOf } from '../../platform/network.ts'

const windowSeconds = 15 * 60
const perAccount = 10
const perNetwork = 100
const perDevice = 10
const perSession = 10
/** Codes of an app or recovery codes of one account, which only somebody with its password can try. */
const codesPerAccount = 10
const codeWindowSeconds = 3600
/** Codes before a guarded change; a session that needs more ends, but the account can sign in. */
const stepUpsPerSession = 10
/** What passkeys are asked to sign: a login page asks by itself. */
const challengesPerNetwork = 300
/** By then attempts that are under way have an outcome, as a hash waits less than a second. */
const retryAfterOthersSeconds = 2

/** An attempt, counted before its outcome is known, so that guesses sent at the same time all count. */
export interface Attempt {
  /** Takes the attempt out of the count, once: only failures count. */
  forgive(): Promise<void>
  /** Says that the outcome is known, whatever it is. */
  end(): void
}

export interface Attempts {
  /** A password for an e-mail. A known device has a budget of its own, which guesses from elsewhere do not use up. */
  signIn(asked: { email: string; ip: string; deviceId: string | undefined }): Promise<Attempt>
  /** The current password of a session that is already open. */
  currentPassword(sessionId: string): Promise<Attempt>
  /** Any other secret that a visitor presents. */
  secret(ip: string): Promise<Attempt>
  /** A code after the password. */
  code(accountId: number): Promise<Attempt>
  /** A code of a session that is open: before a change that is guarded, or the first one of an app. */
  sessionCode(sessionId: string): Promise<Attempt>
  /** What a passkey is asked to sign, without a session. */
  challenge(ip: string): Promise<void>
  /** Seconds until passwords of an account are looked at again; null if they are now. */
  lockedSeconds(email: string): Promise<number | null>
  /** Lets an account try passwords and codes again. */
  unlock(account: { readonly email: string; readonly id: number }): Promise<void>
}

/** Budgets of failed attempts. They are in the database, so that they survive a restart and two servers share them. */
function createAttempts(db: Db): Attempts {
  // The one of networks deletes the expired rows of all.
  const limiter = (kind: string, points: number, seconds = windowSeconds) =>
    budgetOf(db, { kind, points, windowSeconds: seconds, clears: kind === 'network' })
  const limiters = {
    account: limiter('account', perAccount),
    network: limiter('network', perNetwork),
    device: limiter('device', perDevice),
    session: limiter('session', perSession),
    code: limiter('code', codesPerAccount, codeWindowSeconds),
    stepUp: limiter('step-up', stepUpsPerSession, codeWindowSeconds),
    challenge: limiter('challenge', challengesPerNetwork),
  }

  type Kind = keyof typeof limiters
  /** Attempts of each network whose outcome is not known yet. */
  const underWay = new Map<string, Count>()
  const allUnderWay = countOf('tries of networks')
  const takeUnderWay = (network: string) => {
    const count = underWay.get(network) ?? newCount()
    underWay.set(network, count)
    const held = [count.take(), allUnderWay.take()]
    return () => {
      for (const giveBack of held) giveBack()
      if (count.now() === 0) underWay.delete(network)
    }
  }

  const failureOf = (kind: Kind, text: string, { msBeforeNext }: RateLimiterRes) => {
    // Those under way may all be right, and there is room again.
    if (kind === 'network' && underWay.has(text))
      return new Failure('busy', { retryAfterSeconds: retryAfterOthersSeconds })
    const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return new Failure('too_many_attempts', { retryAfterSeconds })
  }

  const take = async (...wanted: readonly (readonly [Kind, string])[]): Promise<Attempt> => {
    const taken: (readonly [Kind, string])[] = []
    const forgive = async () => {
      for (const [kind, text] of taken.splice(0)) await limiters[kind].reward(budgetKey(text))
    }
    const held: (() => void)[] = []
    const end = () => {
      for (const giveBack of held) giveBack()
    }
    for (const one of wanted) {
      const [kind, text] = one
      try {
        await limiters[kind].consume(budgetKey(text))
      } catch (refusal) {
        end()
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const failure = failureOf(kind, text, refusal)
        // What is refused without being checked does not count: it may have been right, and must not block the tries after it.
        taken.push(one)
        await forgive()
        throw failure
      }
      taken.push(one)
      if (kind === 'network') held.push(takeUnderWay(text))
    }
    return { forgive, end }
  }

  return {
    signIn: ({ email, ip, deviceId }) =>
      // The network first: once its budget is spent, it must not use up those of accounts.
      deviceId ? take(['device', deviceId]) : take(['network', networkOf(ip)], ['account', email]),
    currentPassword: (sessionId) => take(['session', sessionId]),
    secret: (ip) => take(['network', networkOf(ip)]),
    code: (accountId) => take(['code', String(accountId)]),
    sessionCode: (sessionId) => take(['stepUp', sessionId]),
    challenge: async (ip) => {
      await take(['challenge', networkOf(ip)])
    },
    lockedSeconds: async (email) => {
      const spent = await limiters.account.get(budgetKey(email))
      return spent && spent.consumedPoints >= perAccount ? Math.ceil(spent.msBeforeNext / 1000) : null
    },
    unlock: async ({ email, id }) => {
      await limiters.account.delete(budgetKey(email))
      await limiters.code.delete(budgetKey(String(id)))
    },
  }
}

const known = new WeakMap<Db, Attempts>()

export function attemptsOf(db: Db): Attempts {
  const attempts = known.get(db) ?? createAttempts(db)
  known.set(db, attempts)
  return attempts
}
