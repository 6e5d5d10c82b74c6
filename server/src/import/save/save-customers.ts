import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { registeredCodes, releaseRegistered } from '../../platform/registered-accounts.ts'
import type { CustomerRow } from '../tables/customers.ts'
import type { Row, TableSaver } from './table-saver.ts'
import { nothingSaved, upsert, type Saved } from './upsert.ts'

/** A customer as the last import left it, and the account beside it. */
type Before = {
  code: string
  customer_id: number
  file_email: string | null
  file_mobile: string | null
  file_language: string | null
  account_id: number | null
  email: string | null
  mobile: string | null
  locale: string | null
  has_password: boolean
}

export const saveCustomers: TableSaver<CustomerRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  const taken = await emailsOfOthers(db, rows)
  const good = rows.filter(({ line, row }) => {
    const owner = row.email === null ? undefined : taken.get(row.email)
    if (owner === undefined || owner === row.code) return true
    problems.add(file, line, 'email', 'email_taken')
    return false
  })
  for (const { row } of good) known.customers.set(row.code, { name: fullName(row), nif: row.nif.text })
  if (check || good.length === 0) return nothingSaved

  const codes = good.map(({ row }) => row.code)
  const before = await readBefore(db, codes)
  const hashes = await hashInitialPasswords(good, before)
  return db.transaction().execute(async (transaction) => {
    await releaseRegistered(
      transaction,
      good.flatMap(({ row }) => (row.email === null ? [] : [row.email])),
    )
    const saved = await upsert(
      transaction,
      { table: 'customer', key: ['code'] },
      good.map(({ row }) => ({
        code: row.code,
        name: fullName(row),
        nif: row.nif.text,
        kind: row.nif.kind,
        email: row.email,
        mobile: row.mobile,
        language: row.language,
      })),
    )
    const after = await readBefore(transaction, codes)
    let accountsChanged = 0
    for (const { row } of good) {
      const now = after.get(row.code)
      if (!now || row.email === null) continue
      const hash = hashes.get(row.code)
      if (now.account_id === null) await createAccount(transaction, now.customer_id, row, hash)
      else if (await followFile(transaction, now, before.get(row.code), row, hash)) accountsChanged++
    }
    return withAccounts(saved, accountsChanged)
  })
}

function fullName(row: CustomerRow) {
  return row.surnames === null ? row.name : `${row.name} ${row.surnames}`
}

/** A row is changed when its customer or its account is. */
function withAccounts(saved: Saved, accountsChanged: number): Saved {
  const more = Math.max(0, Math.min(accountsChanged - saved.changed, saved.unchanged))
  return { ...saved, changed: saved.changed + more, unchanged: saved.unchanged - more }
}

async function emailsOfOthers(db: Db, rows: readonly Row<CustomerRow>[]): Promise<Map<string, string>> {
  const emails = rows.flatMap(({ row }) => (row.email === null ? [] : [row.email]))
  if (emails.length === 0) return new Map()
  const found = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['account.email', 'customer.code'])
    .where('account.email', 'in', emails)
    // The customer's word counts for more than a registration, whose address nobody proved.
    .where('customer.code', 'not like', registeredCodes)
    .execute()
  return new Map(found.map(({ email, code }) => [email, code]))
}

async function readBefore(db: Db, codes: readonly string[]): Promise<Map<string, Before>> {
  const { rows } = await sql<Before>`
    select c.code, c.id as customer_id, c.email as file_email, c.mobile as file_mobile, c.language as file_language,
           a.id as account_id, a.email, a.mobile, a.locale, a.password_hash is not null as has_password
      from customer c
      left join lateral (select * from account where customer_id = c.id order by id limit 1) a on true
     where c.code = any(${codes})`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}

/** The initial password, only for accounts that have none; a hash is stored as it is. */
async function hashInitialPasswords(
  rows: readonly Row<CustomerRow>[],
  before: ReadonlyMap<string, Before>,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const { row } of rows) {
    if (row.initial_password === null || row.email === null || before.get(row.code)?.has_password) continue
    const ready = row.initial_password.startsWith('$argon2id$')
    hashes.set(row.code, ready ? row.initial_password : await hashPassword(row.initial_password))
  }
  return hashes
}

async function createAccount(db: Db, customer_id: number, row: CustomerRow, hash: string | undefined) {
  await db
    .insertInto('account')
    .values({
      customer_id,
      email: row.email ?? '',
      mobile: row.mobile,
      password_hash: hash ?? null,
      must_change_password: hash !== undefined && row.must_change_password,
      locale: row.language,
      roles: row.roles,
      groups: row.groups,
    })
    .execute()
}

/**
 * Updates an account from the file, except for what the customer changed here: an e-mail, mobile or language that is no
 * longer the one of the last import stays, and so does every password.
 */
async function followFile(db: Db, now: Before, last: Before | undefined, row: CustomerRow, hash?: string) {
  const follows = (ours: string | null, file: string | null | undefined) => ours === (file ?? null)
  const wanted = {
    email: follows(now.email, last?.file_email) ? row.email : now.email,
    mobile: follows(now.mobile, last?.file_mobile) ? row.mobile : now.mobile,
    locale: follows(now.locale, last?.file_language) ? row.language : now.locale,
  }
  const { numAffectedRows } = await sql`
    update account
       set email = ${wanted.email}, mobile = ${wanted.mobile}, locale = ${wanted.locale},
           roles = ${row.roles}, groups = ${row.groups},
           password_hash = coalesce(password_hash, ${hash ?? null}),
           must_change_password = case when password_hash is null and ${hash ?? null}::text is not null
                                       then ${row.must_change_password} else must_change_password end
     where id = ${now.account_id}
       and ((email, mobile, locale, roles, groups)
              is distinct from (${wanted.email}::text, ${wanted.mobile}::text, ${wanted.locale}::text,
                                ${row.roles}::text[], ${row.groups}::text[])
            or (password_hash is null and ${hash ?? null}::text is not null))`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
