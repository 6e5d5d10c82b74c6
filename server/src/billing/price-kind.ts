import type { ContractRow } from '../platform/access.ts'
import type { Db } from '../platform/db/open.ts'

/** How the present product of a contract is priced. */
export async function getPriceKind(db: Db, { product_code }: Pick<ContractRow, 'product_code'>) {
  const { price_kind } = await db
    .selectFrom('product')
    .select('price_kind')
    .where('code', '=', product_code)
    .executeTakeFirstOrThrow()
  return price_kind
}
