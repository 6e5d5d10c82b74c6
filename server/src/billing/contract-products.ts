import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { addDays, END_OF_TIME, type Day } from '@endoll/domain/time/day.ts'
import { findIntersection, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { ContractRow } from '../platform/access.ts'
import type { Db } from '../platform/db/open.ts'

const FIRST_DAY: Day = '2000-01-01'

/** A product and the days on which the contract has it. */
export interface ContractProduct {
  readonly productCode: string
  readonly name: string
  readonly span: DateSpan
}

/** The products of a contract by day, oldest first; the present one without an end. */
export async function listContractProducts(
  db: Db,
  contract: Pick<ContractRow, 'id' | 'product_code'>,
): Promise<ContractProduct[]> {
  const past = await db
    .selectFrom('contract_product')
    .select(['end_day', 'product_code'])
    .where('contract_id', '=', contract.id)
    .orderBy('end_day')
    .execute()
  const codes = [...past.map(({ product_code }) => product_code), contract.product_code]
  const products = await db
    .selectFrom('product')
    .select(['code', 'name', 'commercial_name'])
    .where('code', 'in', [...new Set(codes)])
    .execute()
  const named = new Map(products.map(({ code, name, commercial_name }) => [code, commercial_name ?? name]))
  const ends = [...past.map(({ end_day }) => addDays(end_day, 1)), END_OF_TIME]
  return codes.map((productCode, index) => ({
    productCode,
    name: named.get(productCode) ?? productCode,
    span: { from: ends[index - 1] ?? FIRST_DAY, to: ends[index] ?? END_OF_TIME },
  }))
}

/** Prices of a product on the days on which the contract has it. */
export function pricesWithin(prices: readonly ProductPrice[], span: DateSpan): ProductPrice[] {
  return prices.flatMap((price) => {
    const days = findIntersection({ from: price.from, to: price.to ?? END_OF_TIME }, span)
    if (!days) return []
    const { to: _, ...rest } = price
    return [{ ...rest, from: days.from, ...(days.to === END_OF_TIME ? {} : { to: days.to }) }]
  })
}
