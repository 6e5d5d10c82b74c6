import { sql } from 'kysely'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { getOwnContract, ownInvoices, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { newestFirst } from './invoice-scope.ts'

export interface AskedYear {
  readonly year?: string | undefined
  readonly type?: SupplyKind | undefined
  readonly contract?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** The years that have invoices, and those of one year by what names their files. Throws not-found for a contract. */
export async function listInvoicesOfYear(db: Db, owner: Owner, asked: AskedYear) {
  const { year, type, contract: name, offset, limit } = asked
  const contract = name === undefined ? undefined : await getOwnContract(db, owner, { name })
  let scope = ownInvoices(db, owner)
  if (contract) scope = scope.where('invoice.contract_id', '=', contract.id)
  else if (type) scope = scope.where('contract.kind', '=', type)
  const [years, items] = await Promise.all([
    scope
      .select([
        sql<number>`extract(year from invoice.day)::int`.as('year'),
        sql<number>`count(*)`.as('n_invoices'),
      ])
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`)
      .execute(),
    year === undefined
      ? []
      : scope
          .where('invoice.day', '>=', `${year}-01-01`)
          .where('invoice.day', '<=', `${year}-12-31`)
          .select(['invoice.id', 'invoice.number', 'invoice.day as date'])
          .orderBy(newestFirst)
          .offset(offset)
          .limit(limit)
          .execute(),
  ])
  const n_items = years.find((one) => String(one.year) === year)?.n_invoices ?? 0
  return { years, items, n_items, offset, limit }
}
