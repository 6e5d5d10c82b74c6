import { sql } from 'kysely'

/** An instant of the services' clock as the database writes it: all comparing of times happens there. */
export const at = (ms: number) => sql<string>`to_timestamp(${ms}::float8 / 1000)`
