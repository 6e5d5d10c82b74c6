import { sql } from 'kysely'
import type { Found } from '@endoll/api/desk-customers.ts'
import type { FoundBy } from '@endoll/api/desk-words.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { storedForms } from '../../platform/at-rest/seal.ts'
import type { Db } from '../../platform/db/open.ts'
import { searchable } from '../../platform/search-text.ts'
import type { Services } from '../../platform/services.ts'
import type { Doer } from './look.ts'
import { writeLine } from './log.ts'

const mostFound = 20
/** Typing asks at every pause. */
const findsPerPerson = 300

interface Hit {
  readonly customer_id: number
  readonly by: FoundBy
  readonly what: string
}

function tag(by: FoundBy, rows: Promise<readonly { customer_id: number; what: string }[]>): Promise<Hit[]> {
  return rows.then((found) => found.map((row) => ({ ...row, by })))
}

function byNif(db: Db, nif: string) {
  const forms = storedForms('tax-id', nif)
  const itself = db
    .selectFrom('customer')
    .select(['id as customer_id', sql<string>`''`.as('what')])
    .where('nif', 'in', forms)
  const holder = db
    .selectFrom('contract')
    .select(['customer_id', 'name as what'])
    .where('owner_nif', 'in', forms)
  return tag('nif', itself.unionAll(holder).limit(mostFound).execute())
}

function byEmail(db: Db, email: string) {
  const accounts = db
    .selectFrom('account')
    .select(['customer_id', sql<string>`''`.as('what')])
    .where('email', '=', email)
  const customers = db
    .selectFrom('customer')
    .select(['id as customer_id', sql<string>`''`.as('what')])
    .where(sql`lower(email)`, '=', email)
  return tag('email', accounts.union(customers).limit(mostFound).execute())
}

/** By a number in Spain, with its country or without, or one with the country it has. */
function byPhone(db: Db, typed: string) {
  const phone = parsePhone(typed)
  const forms = phone.ok ? storedForms('phone', phone.phone) : []
  const accounts = db
    .selectFrom('account')
    .select(['customer_id', sql<string>`''`.as('what')])
    .where('mobile', 'in', forms)
  const customers = db
    .selectFrom('customer')
    .select(['id as customer_id', sql<string>`''`.as('what')])
    .where('mobile', 'in', forms)
  return tag('phone', accounts.union(customers).limit(mostFound).execute())
}

function byCups(db: Db, cups20: string) {
  const contracts = db
    .selectFrom('contract')
    .select(['customer_id', 'name as what'])
    .where('cups20', '=', cups20)
    .orderBy('start_day', 'desc')
  return tag('cups', contracts.limit(mostFound).execute())
}

function byContract(db: Db, name: string) {
  const contracts = db.selectFrom('contract').select(['customer_id', 'name as what']).where('name', '=', name)
  return tag('contract', contracts.execute())
}

function byInvoice(db: Db, number: string) {
  const invoices = db
    .selectFrom('invoice')
    .innerJoin('contract', 'contract.id', 'invoice.contract_id')
    .select(['contract.customer_id', 'invoice.number as what'])
    .where('number', '=', number)
  return tag('invoice', invoices.execute())
}

function byReference(db: Db, reference: string): Promise<Hit[]>[] {
  const tables = { request: 'request', case: 'crm_case', payment: 'card_payment' } as const
  return Object.entries(tables).map(([by, table]) =>
    tag(
      by as FoundBy,
      db
        .selectFrom(table)
        .select(['customer_id', 'reference as what'])
        .where('reference', '=', reference)
        .execute(),
    ),
  )
}

/** Each word by its start, in any order, without accents. */
function byName(db: Db, text: string) {
  const words = searchable(text).match(/[\p{L}\d]+/gu) ?? []
  const asked = words.map((word) => `${word}:*`).join(' & ')
  const customers = db
    .selectFrom('customer')
    .select(['id as customer_id', sql<string>`''`.as('what')])
    .where(sql<boolean>`to_tsvector('simple', searched_name(name)) @@ to_tsquery('simple', ${asked})`)
  return tag('name', customers.limit(mostFound).execute())
}

/** What a text may be, by its form, each looked up by an index. */
function lookUps(db: Db, text: string): Promise<Hit[]>[] {
  const joined = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  const nif = parseNif(joined)
  const reference = /^[0-9A-Z]{8}$/.test(joined) ? `${joined.slice(0, 4)}-${joined.slice(4)}` : undefined
  return [
    ...(nif.ok ? [byNif(db, nif.nif)] : []),
    ...(text.includes('@') ? [byEmail(db, text.toLowerCase())] : []),
    ...(/^[+\d\s.-]{9,}$/.test(text) ? [byPhone(db, text)] : []),
    ...(/^ES\d{16}[A-Z]{2}/.test(joined) ? [byCups(db, joined.slice(0, 20))] : []),
    ...(reference ? byReference(db, reference) : []),
    ...(/\d/.test(text) ? [byContract(db, text), byInvoice(db, text)] : []),
    ...(/\p{L}{2}/u.test(text) && !text.includes('@') ? [byName(db, text)] : []),
  ]
}

/** Whom a text names, at most twenty; the log gets their ids and never the text. */
export async function findCustomers(
  services: Services,
  { staff, address }: Doer,
  typed: string,
): Promise<Found[]> {
  const { db } = services
  const text = typed.toWellFormed().replaceAll('\0', '').trim()
  if (text.length < 2) return []
  await spend(
    budgetOf(db, { kind: 'desk-find', points: findsPerPerson, windowSeconds: 600 }),
    String(staff.staffId),
  )
  const hits = (await Promise.all(lookUps(db, text))).flat()
  const shown = [...new Map(hits.map((hit) => [`${hit.customer_id} ${hit.by}`, hit])).values()].slice(
    0,
    mostFound,
  )
  const ids = [...new Set(shown.map((hit) => hit.customer_id))]
  await writeLine(services, { staffId: staff.staffId, what: 'found', about: ids.join(' '), address })
  if (ids.length === 0) return []
  const people = await db
    .selectFrom('customer')
    .select(['id', 'name', 'nif'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return shown.flatMap((hit) => {
    // Of who was erased the account is left, and the customer is blocked.
    const person = byId.get(hit.customer_id)
    return person ? [{ ...hit, name: person.name, nif: person.nif }] : []
  })
}
