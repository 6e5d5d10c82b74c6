// Supplies whose review is older than today, of any customer: for the job that makes them.
import { sql } from 'kysely'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import { ofHeldSupply, ofManySupplies } from '../../platform/unscoped-contracts.ts'

interface Due {
  readonly id: number
  readonly customer_id: number
}

/** Active supplies after one of them that were not reviewed today, at most `limit`. */
export async function readDueSupplies(
  db: Db,
  { today, after, limit }: { readonly today: Day; readonly after: number; readonly limit: number },
): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select contract.id, contract.customer_id ${ofManySupplies}
       and contract.id > ${after}
       and not exists (
         select from supply_review
          where supply_review.contract_id = contract.id and supply_review.customer_id = contract.customer_id
            and supply_review.day >= ${today}::date)
     order by contract.id limit ${limit}`.execute(db)
  return rows
}

/** After so many days a review that was not made again is of a supply that has none any more. */
const keptDays = 7

/** Removes reviews of supplies that have ended, are another's by now, or are reviewed no longer. */
export async function removeOldReviews(db: Db, today: Day): Promise<void> {
  await sql`
    delete from supply_review
     where day < ${addDays(today, -keptDays)}::date
        or not exists (select ${ofHeldSupply('supply_review')})`.execute(db)
}
