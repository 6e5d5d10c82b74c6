import { sql } from 'kysely'

/** An instant of the services' clock as the database writes it: all comparing of times happens there. */
export function at(ms: number) {
  return sql<string>`to_timestamp(${ms}::float8 / 1000)`
}
