import { sql, type SqlBool } from 'kysely'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { priceConcepts } from '@endoll/domain/billing/billed-supply.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../platform/db/open.ts'

type Prices = ContractDetail['prices']

/** What a product costs on a day, in the order in which a bill has it. */
export async function listPrices(db: Db, productCode: string, day: Day): Promise<Prices> {
  const rows = await db
    .selectFrom('product_price')
    .select(['concept', 'tariff_period', sql<string>`trim_scale(price)::text`.as('price'), 'unit'])
    .where('product_code', '=', productCode)
    .where('from_day', '<=', day)
    .where(sql<SqlBool>`(to_day is null or to_day > ${day})`)
    .orderBy('tariff_period')
    .execute()
  const orderOf = ({ concept }: Prices[number]) => priceConcepts.indexOf(concept)
  return rows.toSorted((a, b) => orderOf(a) - orderOf(b))
}
