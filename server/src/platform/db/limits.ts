import type pg from 'pg'

/** How long what a call asks of the database may take, in milliseconds. */
export interface DatabaseLimits {
  /** To get a connection, a free one or a new one. */
  readonly connectMs: number
  /** For one statement, kept by the database. */
  readonly statementMs: number
  /** To wait for a lock, kept by the database. */
  readonly lockMs: number
  /** For a transaction in which nothing is asked: its server may have stopped while it holds locks. */
  readonly idleInTransactionMs: number
  /** For an answer, kept here: a network that drops packets says nothing. Longer than a statement may take. */
  readonly answerMs: number
}

/** Of the server's calls. Getting a connection and one answer that never comes stay below ten seconds together. */
export const callLimits: DatabaseLimits = {
  connectMs: 2000,
  statementMs: 6000,
  lockMs: 3000,
  idleInTransactionMs: 4000,
  answerMs: 7000,
}

/** For jobs, which nobody waits for; their schema is created within these too. */
export const jobLimits: DatabaseLimits = { ...callLimits, connectMs: 10_000, answerMs: 30_000 }

/** When one side of a connection is gone, the other finds out within so many seconds, although nothing is asked. */
const keepAlive = { idleSeconds: 5, intervalSeconds: 2, probes: 3 } as const

/** Settings of the connection in the way the driver takes them. */
export function driverSettings(limits: DatabaseLimits | undefined): pg.PoolConfig {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAlive.idleSeconds * 1000,
    ...(limits && { connectionTimeoutMillis: limits.connectMs, query_timeout: limits.answerMs }),
  }
}

/** The limits that the database keeps for a connection. */
export function limitSettings(limits: DatabaseLimits | undefined): readonly string[] {
  if (!limits) return []
  return [
    `statement_timeout=${limits.statementMs}`,
    `lock_timeout=${limits.lockMs}`,
    `idle_in_transaction_session_timeout=${limits.idleInTransactionMs}`,
  ]
}

/** Settings that the database keeps for the connection. */
export function sessionSettings(limits: DatabaseLimits | undefined): readonly string[] {
  const { idleSeconds, intervalSeconds, probes } = keepAlive
  return [
    `tcp_keepalives_idle=${idleSeconds}`,
    `tcp_keepalives_interval=${intervalSeconds}`,
    `tcp_keepalives_count=${probes}`,
    `tcp_user_timeout=${(idleSeconds + intervalSeconds * probes) * 1000}`,
    ...limitSettings(limits),
  ]
}
