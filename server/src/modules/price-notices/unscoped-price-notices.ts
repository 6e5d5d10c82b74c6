// Contracts whose prices change and that were not told of it, of any customer: for the job that tells them.
import { sql } from 'kysely'
import { lookAheadDays } from '@endoll/domain/notifications/price-notice.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import { withContractsOfProduct } from '../../platform/unscoped-contracts.ts'

/** A change of prices of a contract that it was not told in a document. */
export interface Untold {
  readonly contract_id: number
  readonly product_code: string
  readonly product_name: string
  readonly revision: string | null
  readonly from_day: Day
  readonly prices_hash: Buffer
  /** The reading account; null if there is none and it is owed by post. */
  readonly locale: string | null
  readonly customer_code: string
}

export const noticesAtOnce = 50

/**
 * Prices that begin in the months to come and differ from those before, by contract; those of products that follow the
 * market too, whose fee may change.
 */
export async function readUntold(db: Db, today: Day): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with coming as (
      select distinct price.product_code, price.from_day
        from product_price price
        join product_price before on before.product_code = price.product_code and before.concept = price.concept
          and before.tariff_period = price.tariff_period and before.from_day < price.from_day
          and coalesce(before.to_day, price.from_day) = price.from_day and before.price <> price.price
       where price.from_day > ${today} and price.from_day <= ${addDays(today, lookAheadDays)}),
    hashed as (
      select coming.*, sha256(convert_to(string_agg(
               concat_ws(' ', price.concept, price.tariff_period, price.from_day, price.price, price.unit), ','
               order by price.concept, price.tariff_period, price.from_day), 'UTF8')) as prices_hash
        from coming
        join product_price price on price.product_code = coming.product_code and price.from_day <= coming.from_day
         and (price.to_day is null or price.to_day >= coming.from_day)
       group by coming.product_code, coming.from_day)
    select contract.id as contract_id, product.code as product_code,
           coalesce(product.commercial_name, product.name) as product_name, product.revision, hashed.from_day,
           hashed.prices_hash, customer.code as customer_code,
           (select account.locale from account
             where account.customer_id = customer.id and account.disabled_at is null
             order by account.id limit 1) as locale
      from hashed
      join product on product.code = hashed.product_code
      ${withContractsOfProduct('hashed.from_day')}
      join customer on customer.id = contract.customer_id
     where not exists (
       select from price_notice told
        where told.contract_id = contract.id and told.product_code = hashed.product_code
          and told.from_day = hashed.from_day and told.prices_hash = hashed.prices_hash)
     order by contract.id, hashed.from_day limit ${noticesAtOnce}`.execute(db)
  return rows
}
