// Reads and writes by a contract's id, whoever's it is. For files that were given a request which names the contract;
// .dependency-cruiser.mjs lists them, and no routes or queries are among them.
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { sinceHeld, type ContractRow } from './access.ts'
import { isUnclaimed } from './claim-pause.ts'
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
export async function changeContract(db: Db, id: number, changes: Updateable<ContractTable>): Promise<void> {
  await db.updateTable('contract').set(changes).where('id', '=', id).execute()
}

/** Whether any contract has this name. */
export async function isContractName(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('contract').select('id').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}

/** A contract that follows on another one, for another customer. */
export function insertContract(db: Db, values: Insertable<ContractTable>): Promise<{ readonly id: number }> {
  return db.insertInto('contract').values(values).returning('id').executeTakeFirstOrThrow()
}

/** Names of contracts by id, whoever's they are. */
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

/** What somebody knows of a contract whose bill they hold; null where it is not asked. */
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
    .where('customer.nif', '=', nif)
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

/** What has been owed longer is claimed by the retailer in other ways. */
const longestOverdueDays = 90
const mostReminders = 100

/**
 * Overdue bills, whoever's they are, of which nobody was reminded since they or their part fell due and which no claim
 * holds up, with the account that the reminder goes to.
 */
export function listOverdueInvoices(db: Db, today: Day) {
  return (
    db
      .selectFrom('invoice')
      .innerJoin('contract', 'contract.id', 'invoice.contract_id')
      .innerJoin('product', 'product.code', 'contract.product_code')
      .innerJoin('customer', 'customer.id', 'contract.customer_id')
      .innerJoin('account', 'account.customer_id', 'customer.id')
      .selectAll('invoice')
      .select([
        'account.id as account_id',
        'account.email',
        'account.locale',
        'customer.name as customer_name',
        'contract.kind as supply_kind',
        'product.pvpc',
      ])
      .distinctOn('invoice.id')
      .where('invoice.state', '=', 'open')
      .where('invoice.debt_cents', '>', 0)
      // Once for each day on which something fell due.
      .where(sql<boolean>`(invoice.reminded_at is null or invoice.reminded_at < invoice.due_day)`)
      .where('invoice.due_day', '<', today)
      .where('invoice.due_day', '>=', sql<Day>`${today}::date - ${longestOverdueDays}::int`)
      .where(sinceHeld('invoice.from_day'))
      .where(isUnclaimed)
      .where('account.disabled_at', 'is', null)
      .where('account.password_hash', 'is not', null)
      .orderBy('invoice.id')
      .orderBy('account.id')
      .limit(mostReminders)
      .execute()
  )
}

/** Whether a supply has, or is about to have, a contract with the retailer, whosever it is. */
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

/** Month and day on which a joined contract began, as 1231 for the last of a year: as the index of it has them. */
export const yearDayOfContract = sql`(extract(month from contract.start_day) * 100 + extract(day from contract.start_day))`

/** Joins to a notice of new prices its contract. */
export const withContractOfNotice = sql`join contract on contract.id = notice.contract_id`

/** Joins to the draft of a contract the one that the retailer's file has brought for the same supply and holder. */
export function withContractOfDraft(taxId: RawBuilder<string>) {
  return sql`join contract on contract.cups20 = draft.cups20 and contract.kind = draft.kind
    and contract.state in ('activa', 'esborrany') and contract.owner_nif = ${taxId}`
}

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

/** A social bonus that ended because its contract left the PVPC. */
export interface EndedBonus {
  readonly contract: string
  readonly product: string
  /** Its last day. */
  readonly lastDay: Day
  /** Its row as it was: JSON with days as text. */
  readonly row: BonusRow
}

/** A row of a social bonus as it is kept with the change of product that ended it. */
export interface BonusRow {
  readonly name: string
  readonly start_day: Day
  readonly end_day: Day | null
}

/**
 * Ends the social bonuses of contracts that have left the PVPC, of one contract or of all: the last day is that of the
 * PVPC since the bonus began, the day before today where that is not known; one that has not begun by then goes. Source:
 * RD 897/2017 arts 6.2 and 6.4 (a discount on the PVPC).
 */
export async function endBonusesOffPvpc(
  db: Db,
  { today, contractId = null }: { readonly today: Day; readonly contractId?: number | null },
): Promise<EndedBonus[]> {
  const { rows } = await sql<EndedBonus & { id: number; isGone: boolean }>`
    select id, contract, product, last_day as "lastDay", start_day > last_day as "isGone", service_row as row
      from (select service.id, to_jsonb(service) as service_row, service.start_day, service.end_day, contract.name as contract,
                   contract.product_code as product,
                   coalesce((select max(past.end_day)
                               from contract_product past join product was on was.code = past.product_code
                              where past.contract_id = contract.id and was.pvpc
                                and past.end_day >= service.start_day),
                            ${addDays(today, -1)}::date) as last_day
              from contract_service service
              join contract on contract.id = service.contract_id
              join product on product.code = contract.product_code
             where service.kind = 'social_bonus' and not product.pvpc
               and (service.end_day is null or service.end_day >= ${today})
               and (${contractId}::bigint is null or contract.id = ${contractId})) as left_pvpc
     where end_day is null or end_day > last_day
     order by contract, id`.execute(db)
  for (const { id, isGone, lastDay } of rows) {
    await (isGone
      ? db.deleteFrom('contract_service').where('id', '=', id).execute()
      : db.updateTable('contract_service').set({ end_day: lastDay }).where('id', '=', id).execute())
  }
  return rows.map(({ contract, product, lastDay, row }) => ({ contract, product, lastDay, row }))
}

/**
 * Gives a contract whose change of product is withdrawn from the social bonuses that it had lost by it, each row as it was:
 * the retailer's file knows it by its first day. One that the file has ended before the change stays as it is.
 */
export async function bringBonusesBack(
  db: Db,
  { contractId, changedFrom, rows }: { contractId: number; changedFrom: Day; rows: unknown },
): Promise<void> {
  await sql`
    insert into contract_service
           (contract_id, kind, name, start_day, end_day, price_month, discount_percent, discount_limit_wh)
    select ${contractId}, kind, name, start_day, end_day, price_month, discount_percent, discount_limit_wh
      from jsonb_populate_recordset(null::contract_service, ${JSON.stringify(rows)}::jsonb)
        on conflict (contract_id, kind, name, start_day) do update set end_day = excluded.end_day
     where contract_service.end_day >= ${addDays(changedFrom, -1)}::date`.execute(db)
}
