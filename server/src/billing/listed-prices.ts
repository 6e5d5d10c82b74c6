import { sql, type SqlBool } from 'kysely'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { priceConcepts } from '@endoll/domain/billing/billed-supply.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import type { Db } from '../platform/db/open.ts'
import type { ContractRow } from '../platform/access.ts'
import { taxedPrice, taxesOfContract } from './taxed-prices.ts'

type Prices = ContractDetail['prices']

/** What a product costs on a day, in the order in which a bill has it, with taxes where their rules are known. */
async function listPrices(
  db: Db,
  { productCode, rules }: { readonly productCode: string; readonly rules: TaxRules | undefined },
  day: Day,
): Promise<Prices> {
  const rows = await db
    .selectFrom('product_price')
    .select(['concept', 'tariff_period', sql<string>`trim_scale(price)::text`.as('price'), 'unit'])
    .where('product_code', '=', productCode)
    .where('from_day', '<=', day)
    .where(sql<SqlBool>`(to_day is null or to_day > ${day})`)
    .orderBy('tariff_period')
    .execute()
  const orderOf = ({ concept }: Prices[number]) => priceConcepts.indexOf(concept)
  return rows
    .map((row) => ({ ...row, price_with_taxes: taxedPrice(row.price, row.concept, rules) ?? null }))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
}

/** What a contract costs on a day. */
export function listContractPrices(db: Db, contract: ContractRow, day: Day): Promise<Prices> {
  return listPrices(db, { productCode: contract.product_code, rules: taxesOfContract(contract, day) }, day)
}
