import { sql } from 'kysely'
import { heldFrom, type ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Share } from './contract-wire.ts'

const MILLIONTHS_A_PERCENT = 10_000

/**
 * What a contract gets of the shared installation that it names, for one that is already known to be the caller's. Where
 * the year has no coefficients the distributor applies those of the last one that has (RD 244/2019 annex I.1.iii).
 */
export async function findShare(
  db: Db,
  { id, cau }: Pick<ContractRow, 'id' | 'cau'>,
  year: number,
): Promise<Share> {
  const row = await db
    .selectFrom('sharing_coefficient')
    .select([
      'year',
      'participants',
      sql<number>`(select min(one) from unnest(coefficients) one)`.as('least'),
      sql<number>`(select max(one) from unnest(coefficients) one)`.as('most'),
    ])
    .where('contract_id', '=', id)
    .where('cau', '=', cau)
    .where('year', '<=', year)
    .where(sql<boolean>`make_date(year, 12, 31) >= ${heldFrom(id)}`)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
  // A year of 0 is that of who has left the installation.
  if (!row || row.most === 0) return null
  const { participants, least, most } = row
  return {
    year: row.year,
    least_percent: least / MILLIONTHS_A_PERCENT,
    most_percent: most / MILLIONTHS_A_PERCENT,
    participants,
  }
}
