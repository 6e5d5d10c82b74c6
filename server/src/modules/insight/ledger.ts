import { sql } from 'kysely'
import { heldFrom, type ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { BilledParts } from '../invoices/queries.ts'

/** What went in (positive) and out of the virtual battery by invoice number, in cents; one entry of one day is net. */
export async function listMovements(
  db: Db,
  { id }: Pick<ContractRow, 'id'>,
  parts: readonly BilledParts[],
): Promise<ReadonlyMap<string, number[]>> {
  const numbers = parts.flatMap(({ invoices }) => invoices.map(({ number }) => number))
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('battery_movement')
    .select(['invoice_number', 'amount_cents'])
    .where('contract_id', '=', id)
    .where('day', '>=', heldFrom(id))
    .where('invoice_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
  const byNumber = Map.groupBy(rows, ({ invoice_number }) => invoice_number)
  return new Map(
    [...byNumber].map(([number, own]) => [number, own.map(({ amount_cents }) => amount_cents)] as const),
  )
}
