/**
 * States of PostgreSQL that pass by themselves: lost connections (08), no room or memory left (53), a disk or a machine that fails (58), shutdowns and starts,
 * a standby that is not yet the primary, a transaction that met another, a lock or a statement that took too long.
 */
const PASSING = /^(08\w{3}|53\w{3}|57P0\d|57014|25006|25P03|40001|40P01|55P03|58000|58030)$/

/** Those that end the connection as well. */
const ENDING = /^(08\w{3}|57P0\d|25P03)$/

/** The transaction met another one, and nothing of it was done. */
const UNDONE = /^(40001|40P01)$/

/** What the network says of a socket to the database. A host's name may not be found while it moves. */
const SOCKET_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What the driver says of a connection that is gone, in words only, without a code. */
const LOST: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

const UNANSWERED = 'Query read timeout'

/** What it says when there was no connection or no answer in time. */
const LATE: ReadonlySet<string> = new Set([
  UNANSWERED,
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Postgres connection has been discarded',
])

/** There was no connection to be had in time, or it was given up. */
export class NoConnectionError extends Error {}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Whether a connection broke, or could not be made. A statement it was asked may have been done, or not. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Several addresses of one host, each refused.
  if (error instanceof AggregateError && error.errors.some(isLost)) return true
  const code = codeOf(error)
  if (code === undefined) return LOST.has(error.message)
  // A socket's file that is not there; other files that are missing are something else.
  const isSocketFile = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return ENDING.test(code) || SOCKET_CODES.has(code) || isSocketFile
}

/** Whether the database was asked and did not answer in time: the network may drop everything. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === UNANSWERED && codeOf(error) === undefined
}

/** Whether a plan was made for a table that has other columns since: a newer version runs beside this one. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && 'routine' in error
    ? error.routine === 'RevalidateCachedQuery'
    : false
}

/** Whether a lock was not to be had in time. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

/** Whether a change was asked for in a transaction that can only read. */
export function isRefusedChange(error: unknown): boolean {
  return codeOf(error) === '25006'
}

/** Whether a transaction was rolled back by the database for something that may not be there the next time. */
export function isUndone(error: unknown): boolean {
  return UNDONE.test(codeOf(error) ?? '') || isStalePlan(error)
}

/**
 * Whether what went wrong with the database passes by itself, so that the same may be asked again later. A transaction
 * that was being committed may have been, or not.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof NoConnectionError || isLost(error)) return true
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return code === undefined ? LATE.has(error.message) : PASSING.test(code) || isStalePlan(error)
}
