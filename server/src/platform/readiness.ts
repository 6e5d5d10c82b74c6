import { sql } from 'kysely'
import { asOffice } from './db/who-asks.ts'
import type { Services } from './services.ts'

/** Why a server is sent no calls, in the words of its log. */
export type Unready =
  | 'it is about to stop'
  | 'it refuses every call of a kind'
  | 'its database takes no changes'
  | 'the files that customers sent are not there'

export interface Standing {
  readonly isStopping: () => boolean
  readonly refusesIdly: () => boolean
}

/** Why the server should not be sent calls now; undefined if it should. Fails where the database does not answer. */
export async function whyUnready(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { isStopping, refusesIdly }: Standing,
): Promise<Unready | undefined> {
  if (isStopping()) return 'it is about to stop'
  if (refusesIdly()) return 'it refuses every call of a kind'
  const { rows } = await asOffice('visitor', () =>
    sql<{ reads_only: boolean; newest: string | null }>`
    select current_setting('transaction_read_only')::boolean or pg_is_in_recovery() as reads_only,
      (select id from uploaded_file where claimed_by is not null order by claimed_at desc nulls last limit 1) as newest`.execute(
      db,
    ),
  )
  const [found] = rows
  if (found?.reads_only) return 'its database takes no changes'
  // A bucket is away for all servers at once: those that answer the rest must go on.
  if (files?.isLocal && typeof found?.newest === 'string' && !(await files.has(found.newest)))
    return 'the files that customers sent are not there'
  return undefined
}
