import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../config.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson } from '../../testing/canary-person.ts'
import { addContract, addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { askerOf, askFor } from './asked-query.ts'
import { openDatabase, type Db } from './open.ts'
import { readCallsRole } from './row-role.ts'
import { asCustomer, asNobody, asOffice, officeRoles, readingOnly } from './who-asks.ts'

let test: TestDatabase
let db: Db
let laia: TestCustomer
let marc: TestCustomer
let own: string
let foreign: string

beforeAll(async () => {
  test = await createTestDatabase()
  // One connection: what one caller leaves on it the next one would find.
  db = await openDatabase({
    asks: 'nobody',
    connection: { ...test.connection, max: 1 },
    allowUnsyncedForTests: true,
  })
  laia = await addCustomer(test.db)
  marc = await addCustomer(test.db)
  own = (await addContract(test.db, laia)).name
  foreign = (await addContract(test.db, marc)).name
})
afterAll(async () => {
  await db.destroy()
  await test.drop()
})

const nobodySaid = 'nobody said who asks'

function everyContract(asked: Db) {
  return asked
    .selectFrom('contract')
    .select('name')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ name }) => name))
}

function whoIsSet(asked: Db) {
  return sql<{ customer: string | null; user: string }>`
    select current_setting('endoll.customer', true) as customer, current_user::text as user`
    .execute(asked)
    .then(({ rows }) => rows[0])
}

it('changes nothing while only reading, whoever it asks as and in whatever transaction [r.inspection-reads]', async () => {
  const change = (asked: Db) => asked.updateTable('contract').set({ distributor_name: 'X' }).execute()
  const refused = { code: '25006' }
  const ways = [
    () => change(db),
    () => db.transaction().execute(change),
    () => asOffice('job', () => change(db)),
  ]
  for (const way of ways)
    await expect(readingOnly(() => asCustomer(laia.customerId, way))).rejects.toMatchObject(refused)
  // Nothing is left on the connection for the next one.
  expect(await asCustomer(laia.customerId, () => change(db))).toHaveLength(1)
  expect(await readingOnly(() => asCustomer(laia.customerId, () => everyContract(db)))).toEqual([own])
})

describe('a query that forgot whose rows it wants', () => {
  it('finds those of the customer who calls, all for the office, and for nobody nothing', async () => {
    expect(await asCustomer(laia.customerId, () => everyContract(db))).toEqual([own])
    expect(await asCustomer(marc.customerId, () => everyContract(db))).toEqual([foreign])
    for (const office of officeRoles)
      expect(await asOffice(office, () => everyContract(db))).toEqual([own, foreign])
    await expect(everyContract(db)).rejects.toThrow(nobodySaid)
    await expect(asNobody(() => everyContract(db))).rejects.toThrow(nobodySaid)
    await expect(
      asNobody(() => db.transaction().execute((transaction) => everyContract(transaction))),
    ).rejects.toThrow(nobodySaid)
  })

  it('finds of whoever acts for a customer in some contracts those alone, and in none nothing [r.acting-scope]', async () => {
    const other = await addContract(test.db, laia)
    const { customerId } = laia
    const named = (contracts: readonly number[] | undefined) =>
      asCustomer({ customerId, contracts }, () => everyContract(db))
    expect(await named(undefined)).toEqual([own, other.name])
    expect(await named([other.id])).toEqual([other.name])
    expect(await named([])).toEqual([])
    const { id } = await test.db
      .selectFrom('contract')
      .select('id')
      .where('name', '=', foreign)
      .executeTakeFirstOrThrow()
    expect(await named([id])).toEqual([])
    const members = (contracts: readonly number[] | undefined) =>
      asCustomer({ customerId, contracts }, () => db.selectFrom('member').select('id').execute())
    const member = { customer_id: customerId, number: '7', share_cents: 1, start_day: '2026-01-01' }
    await test.db.insertInto('member').values(member).execute()
    expect(await members(undefined)).toHaveLength(1)
    expect(await members([other.id])).toEqual([])
    await test.db.deleteFrom('contract').where('id', '=', other.id).execute()
  })

  it('says anew who asks after a transaction on the same connection', async () => {
    const names = await asCustomer(laia.customerId, () =>
      db.connection().execute(async (connection) => {
        await connection.transaction().execute(everyContract)
        return everyContract(connection)
      }),
    )
    expect(names).toEqual([own])
  })

  it('finds them within a transaction, and changes no others', async () => {
    const changed = await asCustomer(laia.customerId, () =>
      db.transaction().execute(async (transaction) => {
        expect(await everyContract(transaction)).toEqual([own])
        const { numUpdatedRows } = await transaction
          .updateTable('contract')
          .set({ distributor_name: 'X' })
          .executeTakeFirstOrThrow()
        return numUpdatedRows
      }),
    )
    expect(changed).toBe(1n)
  })

  it('leaves nothing on the connection for the next one, not even when it fails', async () => {
    const before = await whoIsSet(db)
    await asCustomer(laia.customerId, () => everyContract(db))
    expect(await whoIsSet(db)).toMatchObject({ customer: '', user: before?.user })
    await expect(asCustomer(laia.customerId, () => sql`select 1 / 0`.execute(db))).rejects.toThrow(
      'division by zero',
    )
    await expect(
      asCustomer(laia.customerId, () =>
        db.transaction().execute((transaction) => sql`select 1 / 0`.execute(transaction)),
      ),
    ).rejects.toThrow('division by zero')
    expect(await whoIsSet(db)).toMatchObject({ customer: '', user: before?.user })
    await expect(everyContract(db)).rejects.toThrow(nobodySaid)
  })

  it('adds nothing in the name of another', async () => {
    const move = () => db.updateTable('contract').set({ customer_id: marc.customerId }).execute()
    await expect(asCustomer(laia.customerId, move)).rejects.toThrow('row-level security')
  })

  it('is answered in one round trip, parameters and failures included', async () => {
    const asked = await asCustomer(laia.customerId, () =>
      db.selectFrom('contract').select('id').where('name', '=', own).executeTakeFirst(),
    )
    expect(asked?.id).toEqual(expect.any(Number))
    const bad = () => sql`select ${'x'}::text::int as n`.execute(db)
    await expect(asCustomer(laia.customerId, bad)).rejects.toThrow('invalid input syntax')
    await expect(asCustomer(laia.customerId, bad)).rejects.toThrow('invalid input syntax')
    expect(await asCustomer(laia.customerId, () => everyContract(db))).toEqual([own])
  })
})

/** Does something as an ordinary role that owns the tables, as of a deployment by the documentation. */
async function asPlainOwner(work: (config: { user: string; max: number }) => Promise<void>) {
  const owner = `owner_${test.connection.database}`
  await sql`create role ${sql.id(owner)} login`.execute(test.db)
  try {
    const { rows } = await sql<{ name: string }>`
      select tablename::text as name from pg_tables where schemaname = 'public'`.execute(test.db)
    for (const { name } of rows) {
      await sql`alter table ${sql.id(name)} owner to ${sql.id(owner)}`.execute(test.db)
    }
    await work({ ...test.connection, user: owner, max: 1 })
  } finally {
    await sql`reassign owned by ${sql.id(owner)} to current_user`.execute(test.db)
    await sql`drop role ${sql.id(owner)}`.execute(test.db)
  }
}

it('holds the owner of the tables who is no superuser as well', async () => {
  await asPlainOwner(async (connection) => {
    const plain = await openDatabase({ asks: 'nobody', connection, allowUnsyncedForTests: true })
    const command = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
    try {
      expect(await readCallsRole(plain)).toBe('none')
      expect(await asCustomer(laia.customerId, () => everyContract(plain))).toEqual([own])
      for (const office of officeRoles)
        expect(await asOffice(office, () => everyContract(plain))).toEqual([own, foreign])
      await expect(everyContract(plain)).rejects.toThrow(nobodySaid)
      expect(await everyContract(command)).toEqual([own, foreign])
    } finally {
      await plain.destroy()
      await command.destroy()
    }
  })
})

it('finds nothing for whoever names no role, however the connection calls itself', async () => {
  await asPlainOwner(async (connection) => {
    for (const called of ['endoll', 'endoll-office', 'psql']) {
      const client = new pg.Client({ ...connection, application_name: called })
      await client.connect()
      try {
        await expect(client.query('select name from contract')).rejects.toThrow(nobodySaid)
        await client.query("select set_config('endoll.customer', $1, false)", [String(laia.customerId)])
        expect((await client.query('select name from contract')).rows).toEqual([{ name: own }])
      } finally {
        await client.end()
      }
    }
  })
})

it('is asked for over a client that prepares nothing, as behind a pooler', async () => {
  const client = new pg.Client(test.connection)
  await client.connect()
  try {
    const role = await readCallsRole(test.db)
    const from = { asker: askerOf({ customerId: laia.customerId }, role), isPrepared: false }
    for (const values of [[], ['electricity']]) {
      const text = `select name from contract ${values.length > 0 ? 'where kind = $1' : ''}`
      const { rows } = await askFor(client, from, { text, values })
      expect(rows).toEqual([{ name: own }])
    }
    await expect(askFor(client, from, { text: 'select 1 / 0' })).rejects.toThrow('division by zero')
    const { rows } = await client.query('select from pg_prepared_statements')
    expect(rows).toEqual([])
  } finally {
    await client.end()
  }
})

/** Tables that anybody reads, also who has not said who asks: nothing in them is a customer's. */
const open = {
  attempt_budget: 'counts, by keyed hashes of networks and accounts; spent before it is known who calls',
  server_setting: 'secrets of the server, read before anybody calls',
  schema_migration: 'of the server',
  signature_message: 'ids of messages alone',
  card_message: 'ids of messages alone',
  openid_logout: 'hashes of messages that came',
  retailer_text: 'of everybody',
  product: 'of everybody',
  product_price: 'of everybody',
  market_day: 'of everybody',
  given_rate: 'of everybody',
  product_tariff_option: 'of everybody',
  product_offer: 'of everybody',
  crm_category: 'of everybody',
  general_conditions: 'of everybody',
  supply_point: 'of everybody, without names',
}

/**
 * Tables of which it is enough to say who asks, and why no customer's rows are told from another's: the same list stands in
 * docs/security.md, with what it would have cost.
 */
const named = [
  'hand_off',
  'passkey_challenge',
  'openid_attempt',
  'openid_session',
  'lead',
  'lead_consent',
  'lead_link',
  'lead_browser',
  'enquiry',
  'contract_draft',
  'contract_draft_signature',
  'document_check',
  'account_ask',
  'uploaded_file',
  'consumption_day',
  'invoice_line',
  'invoice_tax',
  'invoice_reading',
  'invoice_payment',
  'invoice_pending_state',
  'unpaid_letter',
  'outbox_event',
  'mail_outbox',
  'mail_return',
  'card_payment_part',
  'battery_contract',
]

async function everyTable() {
  const { rows } = await sql<{ name: string; held: boolean; policies: string[] }>`
    select relname::text as name, relrowsecurity and relforcerowsecurity as held,
           array(select polname::text from pg_policy where polrelid = pg_class.oid) as policies
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     order by relname`.execute(test.db)
  return rows
}

it('every table has one policy that is forced, or a reason to have none; docs/security.md says so', async () => {
  const tables = await everyTable()
  const withPolicy = (which: string) =>
    tables
      .filter(
        ({ held, policies }) =>
          held && policies.filter((name) => !name.startsWith('blocked')).join() === which,
      )
      .map(({ name }) => name)
  const without = tables.filter(({ policies }) => policies.length === 0).map(({ name }) => name)
  expect(without).toEqual(Object.keys(open).toSorted())
  expect(withPolicy('named')).toEqual(named.toSorted())
  const own = withPolicy('own')
  expect(own.length + named.length + without.length).toBe(tables.length)
  // Beside their own: what is kept of who was erased, or has ended long ago, is hidden (LO 3/2018 art. 32).
  const having = (policy: string) =>
    tables
      .filter(({ policies }) => policies.includes(policy))
      .map(({ name }) => name)
      .toSorted()
  expect(having('blocked')).toEqual(['card_payment', 'contract', 'crm_case', 'customer', 'request'])
  expect(having('blocked_by_age')).toEqual(['card_payment', 'contract', 'crm_case', 'request'])
  expect(new Set(tables.flatMap(({ policies }) => policies))).toEqual(
    new Set(['own', 'named', 'blocked', 'blocked_by_age']),
  )
  const documented = await readFile(join(repositoryRoot, 'docs/security.md'), 'utf8')
  const rows = documented.split('\n| tables |')[1]!.split('\n\n')[0]!
  const said = [...rows.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(said.toSorted()).toEqual([...named, ...without, ...own].toSorted())
})

it('who forgot to say who asks reads no row and changes none, of any table with a policy', async () => {
  await addPerson(test.db, 'nobody', new Set())
  const tables = (await everyTable()).filter(({ policies }) => policies.length > 0)
  let filled = 0
  await asPlainOwner(async (connection) => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      for (const { name } of tables) {
        await expect(client.query(`insert into ${name} default values`), name).rejects.toThrow(nobodySaid)
        const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(test.db)
        if (rows.length === 0) continue
        filled += 1
        for (const asked of [`select from ${name}`, `delete from ${name}`])
          await expect(client.query(asked), asked).rejects.toThrow(nobodySaid)
      }
    } finally {
      await client.end()
    }
  })
  expect(filled).toBeGreaterThan(15)
})
