import type { LogEvent } from 'kysely'
import { currentCall } from '../http/held.ts'
import { isTraced } from '../http/trace.ts'

/** Tells the trace of a call of each statement that it waited for; never its text, which may name whom it is about. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const call = isTraced() ? currentCall() : undefined
  if (!call) return
  const operation = /^\s*(\w+)/.exec(query.sql)?.[1]?.toUpperCase() ?? 'SQL'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  call.span.begin(operation, attributes, queryDurationMillis).end({ failed: level === 'error' })
}
