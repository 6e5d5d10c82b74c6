import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataKinds } from '@endoll/api/data-kinds.ts'
import type { OwnData } from '@endoll/api/own-data.ts'
import { repositoryRoot } from '../../config.ts'
import { asCustomer, asOffice } from '../../platform/db/who-asks.ts'
import { sweepFiles } from '../../platform/files/sweep-files.ts'
import { removeDue } from '../../retention/remove-due.ts'
import { keptDays } from '../../retention/rules.ts'
import { ownedTables } from '../../testing/canaries.ts'
import { addClaim } from '../../testing/add-claim.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { addPerson, type Person } from '../../testing/canary-person.ts'
import { plain } from '../../testing/canary-tables.fixture.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { tablesOf } from './export-files.ts'
import { makeExports } from './operations/make-exports.ts'
import { ownRows, ownTables, type Table } from './own-tables.ts'

const dayMs = 86_400_000
const day = '2026-11-20T10:00:00Z'

let server: TestServer
let laia: Person
let other: Person
beforeAll(async () => {
  server = await startTestServer({ ownData: true })
  laia = await addPerson(server.db, 'laia', plain)
  other = await addPerson(server.db, 'pol', plain)
})
afterAll(() => server.stop())

async function call(person: Person, method: 'GET' | 'POST', path: string) {
  return server.inject({ method, url: `/api/v1/${path}`, headers: await server.signIn(person) })
}

async function copyOf(person: Person) {
  const { copy } = (await call(person, 'GET', 'own_data/')).json<OwnData>()
  return copy
}

function makeAll() {
  return asOffice('job', () => makeExports(server.services))
}

/** What is in the newest copy: each file by its name, documents read. */
async function contentOf(person: Person): Promise<ReadonlyMap<string, string>> {
  const { statusCode, rawPayload } = await call(person, 'GET', 'own_data/copy/file/')
  expect(statusCode).toBe(200)
  const files = new Map<string, string>()
  for (const [name, bytes] of Object.entries(unzipSync(rawPayload)))
    files.set(
      name,
      name.endsWith('.pdf') ? JSON.stringify(await readPdf(Buffer.from(bytes))) : strFromU8(bytes),
    )
  return files
}

async function toldRows({ customerId }: Pick<Person, 'customerId'>, table: Table) {
  const rows: string[] = []
  for await (const some of ownRows(server.services.db, customerId, table)) rows.push(...some)
  return rows
}

/** Columns that are left out of the copy, as `table.column`. */
const leftOut = new Set(
  Object.entries(ownTables).flatMap(([table, own]) =>
    typeof own === 'string' ? [] : (own.without ?? []).map((column) => `${table}.${column}`),
  ),
)

describe('a copy of everything [r.own-copy] [law.copy] [POST own_data/copy/] [GET own_data/copy/file/]', () => {
  it('has every text of every table that is the customer’s, and nothing of anybody else [r.at-rest-copy]', async () => {
    expect((await call(laia, 'POST', 'own_data/copy/')).json()).toMatchObject({ copy: { state: 'making' } })
    expect((await call(laia, 'GET', 'own_data/copy/file/')).statusCode).toBe(404)
    expect(await makeAll()).toEqual({ failed: [] })
    expect(await copyOf(laia)).toMatchObject({ state: 'ready', until: '2026-11-28' })
    const files = await contentOf(laia)
    const text = [...files.values()].join('\n')
    const found = new Set(laia.canaries.foundIn(text))
    const missing = [...laia.canaries.planted]
      .filter(([canary, where]) => !found.has(canary) && !leftOut.has(where))
      .map(([canary, where]) => `${where} ${canary}`)
    expect(missing).toEqual([])
    expect(other.canaries.foundIn(text)).toEqual([])
    const names = [...files.keys()]
    expect(names.filter((name) => /^curves\/.+\.csv$/.test(name))).toHaveLength(1)
    expect(text).toContain('CUPS;Fecha;Hora;consumo_kWh')
    expect(names.filter((name) => /bills\/.+\.pdf$/.test(name)).length).toBeGreaterThan(0)
    for (const name of names.filter((one) => one.endsWith('.json'))) JSON.parse(files.get(name) ?? '')
  })

  it('holds no secret', async () => {
    const text = [...(await contentOf(laia)).values()].join('\n')
    expect(text).not.toMatch(/argon2|\\\\x[0-9a-f]{8}/)
  })

  it('goes to its customer alone, once a day three times, and is gone after a week', async () => {
    expect((await call(other, 'GET', 'own_data/copy/file/')).statusCode).toBe(404)
    await call(laia, 'POST', 'own_data/copy/')
    await call(laia, 'POST', 'own_data/copy/')
    const { rows } = await sql`select 1 from data_export where made_at is null`.execute(server.db)
    expect(rows).toHaveLength(1)
    expect((await call(laia, 'POST', 'own_data/copy/')).statusCode).toBe(429)
    await makeAll()
    server.clock.advance((keptDays.exports + 1) * dayMs)
    await removeDue(server.services)
    expect(await copyOf(laia)).toBeNull()
    expect((await call(laia, 'GET', 'own_data/copy/file/')).statusCode).toBe(404)
    await sweepFiles(server.services)
    expect(await server.db.selectFrom('uploaded_file').select('id').execute()).toEqual([])
  })

  it('is mailed when it is ready, without a link to its bytes', async () => {
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select(['data'])
      .where('template', '=', 'data_export')
      .execute()
    expect(mails.length).toBeGreaterThan(0)
    for (const { data } of mails)
      expect(Object.keys(data as object).toSorted()).toEqual(['customer', 'lastDay'])
  })
})

it('says nothing of the time of the holder before [r.own-copy]', async () => {
  const { customerId } = other
  const told = async (table: Table) => (await asOffice('job', () => toldRows({ customerId }, table))).length
  const dated: readonly Table[] = [
    'invoice',
    'invoice_line',
    'unpaid_letter',
    'attachment',
    'battery_movement',
    'contract_protection',
    'contract_service',
    'contract_sips',
    'mandate',
    'old_debt',
    'sharing_coefficient',
  ]
  const heldFrom = (held_from: string | null) =>
    server.db.updateTable('contract').set({ held_from }).where('customer_id', '=', customerId).execute()
  for (const table of dated) expect(await told(table), table).toBeGreaterThan(0)
  await heldFrom('2027-01-01')
  for (const table of dated) expect(await told(table), table).toBe(0)
  await heldFrom(null)
})

it('has no mail of a mailbox that a form has named and somebody else owns [r.own-copy]', async () => {
  const [named, owner] = [await addCustomer(server.db), await addCustomer(server.db)]
  await addContract(server.db, named, { notification_email: owner.email })
  await server.db
    .updateTable('customer')
    .set({ email: owner.email })
    .where('id', '=', named.customerId)
    .execute()
  const mail = {
    dedupe_key: 'of-the-owner',
    template: 'notice',
    locale: 'es_ES',
    data: '{"customer":"Owner"}',
  }
  const at = day
  await server.db
    .insertInto('mail_outbox')
    .values({
      ...mail,
      recipient: owner.email.toUpperCase(),
      created_at: at,
      next_attempt_at: at,
      sent_at: at,
    })
    .execute()
  const mailsOf = async (person: Pick<Person, 'customerId'>) =>
    (await asOffice('job', () => toldRows(person, 'mail_outbox'))).length
  expect([await mailsOf(owner), await mailsOf(named)]).toEqual([1, 0])
})

it('has nothing of a supply whose contract has ended: what is known of it is of who lives there now [r.own-copy]', async () => {
  const gone = await addCustomer(server.db)
  const contract = await addContract(server.db, gone)
  await server.db
    .insertInto('supply_point')
    .values({
      cups20: contract.cups.slice(0, 20),
      tariff: '2.0TD',
      powers_w: [4600, 3450],
      postal_code: '08500',
      yearly_wh: [700_000],
    })
    .execute()
  const supplies = async () => (await asOffice('job', () => toldRows(gone, 'supply_point'))).length
  expect(await supplies()).toBe(1)
  await server.db.updateTable('contract').set({ state: 'baixa' }).where('id', '=', contract.id).execute()
  expect(await supplies()).toBe(0)
})

describe('what is told of each table', () => {
  it('is decided for every table that belongs to a customer [r.own-copy]', async () => {
    const owned = [...(await ownedTables(server.db, laia.customerId)).keys()]
    const untold = owned.filter((table) => typeof ownTables[table as Table] === 'string')
    // A table that appears here holds something of customers: tell its rows, or say here why not.
    expect(untold.toSorted()).toEqual([
      'card_message',
      'consumption_day',
      'holder_acceptance',
      'lead_browser',
      'office_inspection',
      'outbox_event',
      'passkey_challenge',
      'push_outbox',
    ])
    const told = dataKinds.flatMap(tablesOf).toSorted()
    const all = Object.entries(ownTables).filter(([, own]) => typeof own !== 'string')
    expect(told).toEqual(all.map(([table]) => table).toSorted())
  })

  it('may be read in the customer’s name, in which the copy is made, also what the desk keeps [r.own-copy]', async () => {
    const { rows } = await sql<{ table: string }>`
      select tablename::text as table from pg_policies
       where permissive = 'PERMISSIVE' and qual like '%desk_asks()%' and qual not like '%calling_customer()%'`.execute(
      server.db,
    )
    const told = ({ table }: { readonly table: string }) => typeof ownTables[table as Table] !== 'string'
    expect(rows.filter(told).map(({ table }) => table)).toEqual([])
    const { id: staff_id } = await server.db
      .insertInto('staff')
      .values({
        email: 'marta@desk.test',
        name: 'Marta',
        roles: ['answers'],
        password_hash: '',
        created_at: day,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const customer = await addCustomer(server.db)
    const bill = await addInvoice(server.db, await addContract(server.db, customer))
    const case_id = await addClaim(server.db, bill.id)
    const note = { case_id, staff_id, text: 'Called twice', at: day }
    await server.db.insertInto('case_note').values(note).execute()
    const notes = (customerId: number) => asCustomer(customerId, () => toldRows({ customerId }, 'case_note'))
    expect(await notes(customer.customerId)).toEqual([expect.stringContaining('Called twice')])
    expect(await notes(other.customerId)).not.toContainEqual(expect.stringContaining('Called twice'))
    const writes = asCustomer(customer.customerId, () =>
      server.services.db.insertInto('case_note').values(note).execute(),
    )
    await expect(writes).rejects.toThrow('row-level security')
  })

  it('stands in docs/own-data.md, with its columns', async () => {
    const page = await readFile(join(repositoryRoot, 'docs/own-data.md'), 'utf8')
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
        from information_schema.columns
       where table_schema = 'public' and data_type <> 'bytea' group by 1`.execute(server.db)
    const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]))
    const lines = dataKinds.flatMap((kind) =>
      tablesOf(kind).map((table) => {
        const shown = (columnsOf.get(table) ?? []).filter((column) => !leftOut.has(`${table}.${column}`))
        return `| \`${kind}.json\` | \`${table}\` | ${shown.map((column) => `\`${column}\``).join(', ')} |`
      }),
    )
    expect(page.split('\n').filter((line) => /^\| `\w+\.json`/.test(line))).toEqual(lines)
  })
})
