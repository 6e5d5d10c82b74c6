import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Db } from './db/open.ts'
import type { ContractTable, InvoiceTable, Schema } from './db/schema.generated.ts'
import { notFound } from './http/failure.ts'
import type { Caller } from './http/implement.ts'

/** For which customer a call reads, and in which contracts, where it is not all of them. */
export type Owner = Pick<Caller, 'customerId' | 'contracts'>

export type ContractRow = Selectable<ContractTable>

/**
 * The contracts that a customer may see. Ownership is part of the SQL, so that somebody else's contract is not found,
 * like one that does not exist. Reads that are not scoped to a customer are in unscoped-contracts.ts.
 */
export function ownContracts(db: Db, owner: Owner) {
  const own = db.selectFrom('contract').where('contract.customer_id', '=', owner.customerId)
  // One array: the same statement however many there are.
  return owner.contracts ? own.where(sql<boolean>`contract.id = any(${[...owner.contracts]}::bigint[])`) : own
}

/** Whether what hangs on a contract is within a delegation, where that is joined. */
export function withinDelegation(contract: string) {
  return sql<boolean>`(not delegation.chosen or exists (
    select from delegation_contract
     where delegation_contract.delegation_id = delegation.id
       and delegation_contract.contract_id = ${sql.ref(contract)}))`
}

/** The contracts that delegations are about, of all their customers; who asks says which delegations. */
export function contractsOfDelegations(delegations: SelectQueryBuilder<Schema, 'delegation', object>) {
  return delegations
    .innerJoin('contract', 'contract.customer_id', 'delegation.customer_id')
    .where(withinDelegation('contract.id'))
}

/**
 * The first day of a contract of which its customer sees anything: what is older was another's (decision 0020). For
 * rows of a contract that is already known to be the caller's.
 */
export function heldFrom(contractId: number) {
  return sql<Day>`coalesce((select held_from from contract where id = ${contractId}), '-infinity'::date)`
}

/** The same as a condition, where the contract is joined: this day of the row is not older. */
export function sinceHeld(day: string) {
  return sql<boolean>`(contract.held_from is null or ${sql.ref(day)} >= contract.held_from)`
}

/**
 * A contract, with itself and, for gas, the electricity that the same holder has in the same home (`home`). For rows of a
 * contract that is already known to be the caller's.
 */
export const contractWithHome = sql`contract
  join contract home on home.id = contract.id
    or (contract.kind = 'gas' and home.kind = 'electricity' and home.customer_id = contract.customer_id
        and home.owner_nif = contract.owner_nif and home.supply_postal_code = contract.supply_postal_code
        and lower(home.supply_street) = lower(contract.supply_street))`

/** Neither shown nor counted: what the customer's own contracts moved before the customer had them. */
export function movedWhileHeld({ customerId }: Owner) {
  return sql<boolean>`not exists (
    select 1 from contract
     where contract.id = battery_movement.contract_id and contract.customer_id = ${customerId}
       and battery_movement.day < contract.held_from)`
}

/** A whole positive number as the database's ids are, or undefined: '07', '1e3', '+1' and 2^53 name nothing. */
export function findId(text: string): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

type NamedContract = { readonly name: string } | { readonly id: string }

function ownContract(db: Db, owner: Owner, by: NamedContract) {
  const own = ownContracts(db, owner).selectAll('contract')
  // Ids begin at 1: a text that is no id asks for 0, which never exists, by the same query.
  return 'name' in by ? own.where('name', '=', by.name) : own.where('id', '=', findId(by.id) ?? 0)
}

/** One contract of the customer, whole. Throws not-found alike for what is absent and what is not theirs. */
export async function getOwnContract(db: Db, owner: Owner, by: NamedContract): Promise<ContractRow> {
  const row = await ownContract(db, owner, by).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Whether a customer has any contract, in any state. */
export async function hasContracts(db: Db, owner: Owner): Promise<boolean> {
  return (await ownContracts(db, owner).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** As `getOwnContract`, and locked until the transaction ends. */
export async function lockOwnContract(db: Db, owner: Owner, by: NamedContract): Promise<ContractRow> {
  const row = await ownContract(db, owner, by).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export type InvoiceRow = Selectable<InvoiceTable>

/**
 * The invoices of the customer's own contracts, joined to them: ownership is that of the contract, since they have it.
 * A bill with days of two customers holds data of both and is not shown.
 */
export function ownInvoices(db: Db, owner: Owner) {
  return ownContracts(db, owner)
    .innerJoin('invoice', 'invoice.contract_id', 'contract.id')
    .where(sinceHeld('invoice.from_day'))
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
