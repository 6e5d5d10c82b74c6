/** Lost or refused by PostgreSQL itself: connection exceptions, shutdowns and starts, no connection left. */
const STATES = /^(08\w{3}|57P0\d|53300)$/

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

/** What the driver says in words only, without a code. */
const SENTENCES: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
])

/**
 * Whether an error says that the database could not be reached, or was lost on the way: it passes by itself, and what
 * was asked may be asked again. A transaction that was being committed may have been, or not.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Several addresses of one host, each refused.
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return SENTENCES.has(error.message)
  // A socket's file that is not there; other files that are missing are something else.
  return STATES.test(code) || SOCKET_CODES.has(code) || (code === 'ENOENT' && syscall === 'connect')
}
