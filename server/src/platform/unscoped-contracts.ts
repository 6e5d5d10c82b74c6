// Reads and writes by a contract's id, of any customer. For files that were given a request which names the contract;
// .dependency-cruiser.mjs lists them, and no routes or queries are among them.
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
import { sinceHeld, type ContractRow } from './access.ts'
import { storedForms } from './at-rest/seal.ts'
import { sealedIban, type WithIban } from './contract-iban.ts'
import type { Db } from './db/open.ts'
import type { ContractTable } from './db/schema.generated.ts'
import { Failure } from './http/failure.ts'

/** The database shows a customer's call no contract that is another's by now: all is over for its request. */
function anothers() {
  return new Failure('request_ended')
}

/** The contract that a request names, locked until the transaction ends. */
export function lockContract(db: Db, id: number): Promise<ContractRow> {
  return db
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(anothers)
}

/** The contract that a request names. */
export function readContract(db: Db, id: number): Promise<ContractRow> {
  return db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow(anothers)
}

/** Sets columns of a contract that this transaction has locked. */
export async function changeContract(
  db: Db,
  { id, name }: Pick<ContractRow, 'id' | 'name'>,
  { iban, ...changes }: Partial<WithIban<Updateable<ContractTable>>>,
): Promise<void> {
  const account = iban === undefined ? {} : { iban: sealedIban(name, iban) }
  await db
    .updateTable('contract')
    .set({ ...changes, ...account })
    .where('id', '=', id)
    .execute()
}

/** Whether a customer has so many contracts under way, or more: a condition of a query that names the customer. */
export function hasContracts(customerId: RawBuilder<unknown>, least: number): RawBuilder<boolean> {
  return sql<boolean>`(${least} <= (
    select count(*) from contract held where held.customer_id = ${customerId} and held.state = 'activa'))`
}

/** Whether any contract has this name. */
export async function isContractName(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('contract').select('id').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}

/** A contract that follows on another one, for another customer. */
export function insertContract(
  db: Db,
  values: WithIban<Insertable<ContractTable>>,
): Promise<{ readonly id: number }> {
  const iban = sealedIban(values.name, values.iban)
  return db
    .insertInto('contract')
    .values({ ...values, iban })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Names of contracts by id, of any customer. */
export async function readContractNames(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('contract')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, 0])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What a person knows of a contract from its bill; null if not asked. */
interface OnBill {
  readonly nif: string
  readonly contract: string
  readonly invoice: string | null
  /** Twenty characters, or the last of them. */
  readonly cups: string | null
}

/** The shortest end of a CUPS that counts: of fewer characters too many contracts would have them. */
const cupsEnd = 6

interface Holder {
  readonly id: number
  readonly name: string
  readonly code: string
  /** In lower case: addresses that the retailer's files have of the customer, and of the contract. */
  readonly emails: readonly string[]
}

/** The customer of a contract of which somebody without a session knows what only its bills say. */
export async function findHolder(
  db: Db,
  { nif, contract, invoice, cups }: OnBill,
): Promise<Holder | undefined> {
  if (cups !== null && cups.length < cupsEnd) return undefined
  const found = await db
    .selectFrom('contract')
    .innerJoin('customer', 'customer.id', 'contract.customer_id')
    .select([
      'customer.id',
      'customer.name',
      'customer.code',
      'customer.email',
      'contract.notification_email',
    ])
    .where('customer.nif', 'in', storedForms('tax-id', nif))
    .where('contract.name', '=', contract)
    .$if(cups !== null, (query) =>
      // Bills print 20 characters of a CUPS, or 22.
      query.where(
        sql<boolean>`${cups} in (right(contract.cups20, length(${cups})), right(contract.cups, length(${cups})))`,
      ),
    )
    .$if(invoice !== null, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('invoice')
            .select('invoice.id')
            .whereRef('invoice.contract_id', '=', 'contract.id')
            .where('invoice.number', '=', invoice ?? ''),
        ),
      ),
    )
    .executeTakeFirst()
  if (!found) return undefined
  // Not by the database: one whose LC_CTYPE is C knows capitals of ASCII alone.
  const emails = [found.email, found.notification_email].flatMap((email) => email?.toLowerCase() ?? [])
  return { ...found, emails }
}

/** Whether a supply has, or is about to have, a contract with the retailer, of any customer. */
export async function isSupplied(db: Db, cups20: string, kind: 'electricity' | 'gas'): Promise<boolean> {
  const { rows } = await sql<{
    supplied: boolean
  }>`select is_supplied(${cups20}, ${kind}) as supplied`.execute(db)
  return rows[0]?.supplied === true
}

/** Joins to an invoice its contract, where the bill is one of the present customer's (decision 0020). */
export const withHolderOfBill = sql`join contract on contract.id = invoice.contract_id and ${sinceHeld('invoice.from_day')}`

/** Joins to a product the active contracts that have it and still hold on a day. */
export function withContractsOfProduct(day: string) {
  return sql`join contract on contract.product_code = product.code and contract.state = 'activa'
    and (contract.end_day is null or contract.end_day >= ${sql.ref(day)})`
}

/** Joins to a product's row its contracts that have no end. */
export const withLastingContracts = sql`join contract on contract.product_code = product.code
  and contract.state = 'activa' and contract.end_day is null and contract.start_day is not null`

/** Joins to a customer's row the contracts that have ended. */
export const withEndedContracts = sql`join contract on contract.customer_id = customer.id and contract.state = 'baixa'`

/** Joins to a silence of a meter its contract. */
export const withContractOfMeter = sql`join contract on contract.id = silence.contract_id`

/** Month and day on which a joined contract began, as 1231 for the last of a year: as the index of it has them. */
export const yearDayOfContract = sql`(extract(month from contract.start_day) * 100 + extract(day from contract.start_day))`

/** Joins to a notice of new prices its contract. */
export const withContractOfNotice = sql`join contract on contract.id = notice.contract_id`

/** Joins to the draft of a contract the one that the retailer's file has brought for the same supply and holder. */
export const withContractOfDraft = sql`join contract on contract.cups20 = draft.cups20
    and contract.kind = draft.kind and contract.state in ('activa', 'esborrany')
    and contract.owner_nif = draft.owner_nif`

/** The id of the contract of a name, if there is one. */
export async function findContractId(db: Db, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('contract').select('id').where('name', '=', name).executeTakeFirst()
  return row?.id
}

/** Joins to a customer's row its electricity contracts that were the customer's from a day on. */
export function withElectricityContracts(customerId: string, from: Day) {
  return sql`join contract on contract.customer_id = ${sql.ref(customerId)} and contract.kind = 'electricity'
    and (contract.held_from is null or contract.held_from <= ${from})`
}

/** From how many active supplies on they are worth looking at together; one with six powers alone is so too. */
const manySupplies = 9

/** Active contracts of customers who have many, or one with six powers. */
export const ofManySupplies = sql`from contract
  where contract.state = 'activa' and contract.customer_id in (
    select customer_id from contract where state = 'activa'
     group by customer_id having count(*) >= ${manySupplies} or bool_or(cardinality(powers_w) > 2))`

/** The active contract that a row of a table names, if its customer is still the row's. */
export function ofHeldSupply(table: string) {
  return sql`from contract where contract.state = 'activa' and contract.id = ${sql.ref(`${table}.contract_id`)}
    and contract.customer_id = ${sql.ref(`${table}.customer_id`)}`
}
