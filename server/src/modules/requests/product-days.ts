import { pastProductsWith } from '@endoll/domain/procedures/change-product.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

/** Keeps on which days a locked contract had which product, as another one counts from a day. */
export async function keepPastProducts(
  db: Db,
  contract: Pick<ContractRow, 'id' | 'product_code' | 'start_day'>,
  { product, from, requestId }: { readonly product: string; readonly from: Day; readonly requestId: number },
): Promise<void> {
  const past = await db
    .selectFrom('contract_product')
    .select(['end_day', 'product_code', 'request_id'])
    .where('contract_id', '=', contract.id)
    .orderBy('end_day')
    .execute()
  const next = pastProductsWith(
    {
      past: past.map(({ end_day, product_code }) => ({ endDay: end_day, productCode: product_code })),
      present: contract.product_code,
      startDay: contract.start_day,
    },
    product,
    from,
  )
  const isKept = (endDay: Day) => next.some((one) => one.endDay === endDay)
  for (const { end_day: endDay } of past.filter((one) => !isKept(one.end_day))) {
    await db
      .deleteFrom('contract_product')
      .where('contract_id', '=', contract.id)
      .where('end_day', '=', endDay)
      .execute()
  }
  for (const { endDay, productCode } of next.filter(
    (one) => !past.some((row) => row.end_day === one.endDay),
  )) {
    await db
      .insertInto('contract_product')
      .values({ contract_id: contract.id, end_day: endDay, product_code: productCode, request_id: requestId })
      .execute()
  }
}
