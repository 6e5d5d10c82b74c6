import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from './db/open.ts'
import { Failure } from './http/failure.ts'
import { networkOf } from './network.ts'
import { sha256 } from './sha256.ts'

/** What the library takes for a pg client; Kysely runs its statements. */
function storeClient(db: Db) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
    },
  }
}

/** A hash, so that neither IP address nor e-mail is stored. */
export function budgetKey(text: string): string {
  return sha256(text).toString('base64url').slice(0, 32)
}

export interface BudgetOptions {
  /** Names the budget in its table. */
  readonly kind: string
  readonly points: number
  readonly windowSeconds: number
  /** Whether it also deletes the expired rows of all budgets. */
  readonly clears?: boolean
}

/** A budget in the database, so that it survives a restart and two servers share it. */
export function budgetOf(db: Db, { kind, points, windowSeconds, clears = false }: BudgetOptions) {
  return new RateLimiterPostgres({
    storeClient: storeClient(db),
    storeType: 'client',
    tableName: 'attempt_budget',
    tableCreated: true,
    keyPrefix: kind,
    points,
    duration: windowSeconds,
    clearExpiredByTimeout: clears,
  })
}

/** Takes a point of a budget; false if it is spent. */
export async function hasLeft(budget: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await spend(budget, key)
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_attempts') return false
    throw error
  }
}

/** Takes points of a budget; throws Failure `too_many_attempts` when it is spent. */
export async function spend(budget: RateLimiterPostgres, key: string, points = 1): Promise<void> {
  try {
    await budget.consume(budgetKey(key), points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new Failure('too_many_attempts', { retryAfterSeconds })
  }
}

/** Mails and other costly answers that one network may ask for without a session in a quarter of an hour. */
const asksPerNetwork = 30

/** Counts an ask of somebody without a session, whatever comes of it; throws Failure `too_many_attempts`. */
export function spendAsk(db: Db, ip: string): Promise<void> {
  return spend(budgetOf(db, { kind: 'ask', points: asksPerNetwork, windowSeconds: 15 * 60 }), networkOf(ip))
}
