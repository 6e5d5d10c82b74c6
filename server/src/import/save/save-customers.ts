import { sql } from 'kysely'
import { withAlikeSealed } from '../../platform/at-rest/alike.ts'
import { storedForms } from '../../platform/at-rest/seal.ts'
import type { Db } from '../../platform/db/open.ts'
import { maskedEmail } from '../../platform/masked-email.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { commonPasswords } from '../../modules/session/operations/common-passwords.ts'
import { passwordProblems } from '../../modules/session/operations/password-policy.ts'
import { registeredCodes, releaseRegistered } from '../../modules/session/operations/registered-accounts.ts'
import type { CustomerRow } from '../tables/customers.ts'
import { masked } from '../problem.ts'
import { takesMail, type Row, type Saving, type TableSaver } from './table-saver.ts'
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

export const saveCustomers: TableSaver<CustomerRow> = async (saving, file, all) => {
  const { db, known, problems, check } = saving
  const rows = all.filter(({ row }) => takesMail(saving, row.email))
  for (const { line, row } of all)
    if (!takesMail(saving, row.email)) problems.add(file, line, 'email', 'email_letters')
  if (rows.length === 0) return nothingSaved
  known.customers.makeRoom()
  if (!check) {
    // Those of the batches before are in the database.
    known.codeOfNif.clear()
    known.codeOfEmail.clear()
  }
  for (const { row } of rows) known.customers.set(row.code, { name: fullName(row), nif: row.nif.text })
  await noticeSameNif(saving, file, rows)
  const codes = rows.map(({ row }) => row.code)
  const before = await readBefore(db, codes)
  const { good, sharing } = await withOwnEmails(saving, file, rows)
  const first = await firstPasswords(saving, file, good, before)
  if (check) return nothingSaved
  const hashes = await hashed(first)
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
        given_name: row.surnames === null ? null : row.name,
        nif: row.nif.text,
        kind: row.nif.kind,
        // Of a shared one the last import's stays, so that the account continues following the file.
        email: sharing.has(row.code) ? (before.get(row.code)?.file_email ?? null) : row.email,
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
    // The customer's own address wins over that of a registration, which was never verified.
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

/**
 * The rows, those without their e-mail that name one with which another customer signs in: couples share mailboxes, and an
 * account is of one customer. Who has the account keeps it; of two new ones the first gets it. Each is noticed.
 */
async function withOwnEmails(
  { db, known, notices }: Saving,
  file: string,
  rows: readonly Row<CustomerRow>[],
): Promise<{ good: Row<CustomerRow>[]; sharing: ReadonlySet<string> }> {
  const sharing = new Set<string>()
  const stored = await emailsOfOthers(db, rows)
  const good = rows.map(({ line, row }) => {
    const { code, email } = row
    if (email === null) return { line, row }
    const owner = stored.get(email) ?? known.codeOfEmail.get(email)
    if (owner === undefined || owner === code) {
      known.codeOfEmail.set(email, code)
      return { line, row }
    }
    const said = maskedEmail(email)
    notices.add({ file, line, of: code, what: 'email', said, computed: owner, code: 'email_shared' })
    sharing.add(code)
    return { line, row: { ...row, email: null } }
  })
  return { good, sharing }
}

/** Of each customer another one who is stored with the same tax id, if any: the first by code. */
export function othersOfNif(asked: readonly { readonly code: string; readonly nif: string }[]) {
  const stored = asked.flatMap(({ code, nif }) =>
    storedForms('tax-id', nif).map((form) => ({ code, nif: form })),
  )
  return sql<{ code: string; other: string }>`
    select asked.code, min(other.code) as other
      from json_to_recordset(${JSON.stringify(stored)}::json) as asked (code text, nif text),
      lateral (select min(code) as code from customer
                -- As the index has it: without that each row would read all customers.
                where nif = asked.nif and nif <> '' and code <> asked.code
                  and code not like ${registeredCodes}) other
     where other.code is not null
     group by asked.code`
}

/** Adds a notice for each customer whose tax id another one has, of this folder or stored. */
async function noticeSameNif(
  { db, known, notices }: Saving,
  file: string,
  rows: readonly Row<CustomerRow>[],
): Promise<void> {
  const asked = rows.map(({ row }) => ({ code: row.code, nif: row.nif.text }))
  const { rows: stored } = await othersOfNif(asked).execute(db)
  const others = new Map(stored.map(({ code, other }) => [code, other]))
  for (const { line, row } of rows) {
    const { text } = row.nif
    const filed = known.codeOfNif.get(text)
    if (filed === undefined) known.codeOfNif.set(text, row.code)
    const other = filed ?? others.get(row.code)
    if (other === undefined || other === row.code) continue
    notices.add({
      file,
      line,
      of: row.code,
      what: 'nif',
      said: masked(text),
      computed: other,
      code: 'nif_repeated',
    })
  }
}

/** By the customer's code: first passwords of accounts that have none yet and that may be set; the others are noticed. */
async function firstPasswords(
  { passwords: { settings, organisation }, notices }: Saving,
  file: string,
  rows: readonly Row<CustomerRow>[],
  before: ReadonlyMap<string, Before>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { line, row } of rows) {
    const { code, email, mobile, initial_password: password } = row
    if (password === null || email === null || before.get(code)?.has_password) continue
    const context = { organisation, email, nif: row.nif.text, mobile, cups: [] }
    const isHash = password.startsWith(HASH)
    if (isHash || passwordProblems(password, settings, context, await commonPasswords()).length === 0) {
      found.set(code, password)
      continue
    }
    const what = 'initial_password'
    notices.add({ file, line, of: code, what, said: '…', computed: null, code: 'first_password_refused' })
  }
  return found
}

const HASH = '$argon2id$'

/** Passwords as they are stored; a hash stays as it is. */
async function hashed(passwords: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const [code, password] of passwords) {
    hashes.set(code, password.startsWith(HASH) ? password : await hashPassword(password))
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
  const wanted = withAlikeSealed('account', {
    email: follows(now.email, last?.file_email) ? row.email : now.email,
    mobile: follows(now.mobile, last?.file_mobile) ? row.mobile : now.mobile,
    locale: follows(now.locale, last?.file_language) ? row.language : now.locale,
  })
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
