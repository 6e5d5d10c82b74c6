import type { Selectable } from 'kysely'
import type { Db } from './db/open.ts'
import type { ContractTable, InvoiceTable } from './db/schema.generated.ts'
import { notFound } from './http/failure.ts'
import type { Caller } from './http/implement.ts'

/** Whose things are asked for. */
export type Owner = Pick<Caller, 'customerId'>

export type ContractRow = Selectable<ContractTable>

/**
 * The one place that says which contracts a customer may see. Ownership is part of the SQL, so what belongs to
 * somebody else is as absent as what does not exist; no other file may start a query at this table.
 */
export function ownContracts(db: Db, owner: Owner) {
  return db.selectFrom('contract').where('contract.customer_id', '=', owner.customerId)
}

/** A whole positive number as the database's ids are, or undefined: '07', '1e3', '+1' and 2^53 name nothing. */
export function findId(text: string): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

/** One contract of the customer, whole. Throws not-found alike for what is absent and what is not theirs. */
export async function getOwnContract(
  db: Db,
  owner: Owner,
  by: { readonly name: string } | { readonly id: string },
): Promise<ContractRow> {
  const own = ownContracts(db, owner).selectAll('contract')
  // Ids begin at 1: a text that is no id asks for what never exists, by the same query.
  const one = 'name' in by ? own.where('name', '=', by.name) : own.where('id', '=', findId(by.id) ?? 0)
  const row = await one.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** As `getOwnContract`, and nobody else changes the contract or what hangs on it until this transaction ends. */
export async function lockOwnContract(
  db: Db,
  owner: Owner,
  by: Parameters<typeof getOwnContract>[2],
): Promise<ContractRow> {
  const { id } = await getOwnContract(db, owner, by)
  return lockContract(db, id)
}

/** A contract that a request names, locked; for what happens to requests without their customer. */
export function lockContract(db: Db, id: number): Promise<ContractRow> {
  return db.selectFrom('contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** A contract that a request of the caller's names. */
export function readContract(db: Db, id: number): Promise<ContractRow> {
  return db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Columns that a customer's request may set; everything else comes from the retailer's file alone. */
export const changeableColumns = [
  'powers_w',
  'iban',
  'notification_name',
  'notification_address',
  'notification_email',
  'notification_mobile',
] as const
export type ContractChanges = Partial<Pick<ContractRow, (typeof changeableColumns)[number]>>

/** Sets columns of a contract that this transaction has locked. */
export async function changeContract(db: Db, id: number, changes: ContractChanges): Promise<void> {
  await db.updateTable('contract').set(changes).where('id', '=', id).execute()
}

export type InvoiceRow = Selectable<InvoiceTable>

/** The invoices of the customer's own contracts, joined to them: ownership is that of the contract. */
export function ownInvoices(db: Db, owner: Owner) {
  return ownContracts(db, owner).innerJoin('invoice', 'invoice.contract_id', 'contract.id')
}

/** One invoice of the customer, whole, by its id. Throws not-found alike for what is absent and what is not theirs. */
export async function getOwnInvoice(db: Db, owner: Owner, id: string): Promise<InvoiceRow> {
  const row = await ownInvoices(db, owner)
    .selectAll('invoice')
    .where('invoice.id', '=', findId(id) ?? 0)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
