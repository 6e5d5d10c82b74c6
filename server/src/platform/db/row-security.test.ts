import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { addContract, addCustomer, type TestCustomer } from '../testing/factories.ts'
import { asCustomer } from './calling-customer.ts'
import { askFor } from './customer-query.ts'
import { openDatabase, type Db } from './open.ts'
import { readCallsRole } from './row-role.ts'

let test: TestDatabase
let db: Db
let laia: TestCustomer
let marc: TestCustomer
let own: string
let foreign: string

beforeAll(async () => {
  test = await createTestDatabase()
  // One connection: what one caller leaves on it the next one would find.
  db = await openDatabase({ connection: { ...test.connection, max: 1 }, allowUnsyncedForTests: true })
  laia = await addCustomer(test.db)
  marc = await addCustomer(test.db)
  own = (await addContract(test.db, laia)).name
  foreign = (await addContract(test.db, marc)).name
})
afterAll(async () => {
  await db.destroy()
  await test.drop()
})

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

describe('a query that forgot whose rows it wants', () => {
  it('finds those of the customer who calls, and all where no customer does', async () => {
    expect(await asCustomer(laia.customerId, () => everyContract(db))).toEqual([own])
    expect(await asCustomer(marc.customerId, () => everyContract(db))).toEqual([foreign])
    expect(await everyContract(db)).toEqual([own, foreign])
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
    expect(await everyContract(db)).toEqual([own, foreign])
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

it('holds the owner of the tables who is no superuser as well', async () => {
  const owner = `owner_${test.connection.database}`
  await sql`create role ${sql.id(owner)} login`.execute(test.db)
  try {
    const { rows } = await sql<{ name: string }>`
      select tablename::text as name from pg_tables where schemaname = 'public'`.execute(test.db)
    for (const { name } of rows) {
      await sql`alter table ${sql.id(name)} owner to ${sql.id(owner)}`.execute(test.db)
    }
    const connection = { ...test.connection, user: owner, max: 1 }
    const plain = await openDatabase({ connection, allowUnsyncedForTests: true })
    try {
      expect(await asCustomer(laia.customerId, () => everyContract(plain))).toEqual([own])
      expect(await everyContract(plain)).toEqual([own, foreign])
    } finally {
      await plain.destroy()
    }
  } finally {
    await sql`reassign owned by ${sql.id(owner)} to current_user`.execute(test.db)
    await sql`drop role ${sql.id(owner)}`.execute(test.db)
  }
})

it('is asked for over a client that prepares nothing, as behind a pooler', async () => {
  const client = new pg.Client(test.connection)
  await client.connect()
  try {
    const role = await readCallsRole(test.db)
    const from = { asker: { customerId: laia.customerId, role }, isPrepared: false }
    for (const values of [[], ['electricity']]) {
      const text = `select name from contract ${values.length > 0 ? 'where kind = $1' : ''}`
      const { rows } = await askFor(client, from, { text, values })
      expect(rows).toEqual([{ name: own }])
    }
    await expect(askFor(client, from, { text: 'select 1 / 0' })).rejects.toThrow('division by zero')
    const { rows } = await client.query('select from pg_prepared_statements')
    expect(rows).toEqual([])
    expect((await client.query('select name from contract order by id')).rows).toHaveLength(2)
  } finally {
    await client.end()
  }
})

/** Tables without a policy, and why. */
const open = {
  // Made before there is a customer, or by whoever signs in.
  session: 'found by the token or cookie',
  hand_off: 'found by the token',
  passkey_challenge: 'found by what a passkey signed',
  openid_attempt: 'found by the state and the browser’s cookie',
  openid_session: 'found by the cookie, or by the provider’s name of it',
  openid_logout: 'hashes of messages that came',
  lead: 'of people who are no customers yet, found by its id of 128 random bits',
  lead_consent: 'by its lead',
  lead_link: 'by its lead',
  lead_browser: 'by its lead',
  enquiry: 'of people who have not signed in, found by its id of 128 random bits',
  contract_draft: 'by its lead',
  contract_draft_signature: 'by its contract',
  attempt_budget: 'counts of networks and accounts',
  account_ask: 'of people who have not signed in',
  uploaded_file: 'found by its id of 128 random bits',
  server_setting: 'secrets of the server',
  schema_migration: 'of the server',
  // Nobody’s in particular.
  retailer_text: 'of everybody',
  product: 'of everybody',
  product_price: 'of everybody',
  market_day: 'of everybody',
  product_tariff_option: 'of everybody',
  product_offer: 'of everybody',
  crm_category: 'of everybody',
  supply_point: 'of everybody, without names',
  // Named by no call: read by the contract or the invoice, which have a policy (decision 0022).
  consumption_day: 'by its contract',
  place_name: 'by its contract and customer',
  invoice_line: 'by its invoice',
  invoice_tax: 'by its invoice',
  invoice_reading: 'by its invoice',
  invoice_payment: 'by its invoice',
  invoice_pending_state: 'by its invoice',
  // Written by calls, read by jobs.
  outbox_event: 'read by jobs',
  mail_outbox: 'read by jobs',
  mail_return: 'written by the retailer’s calls, read by them',
  signature_message: 'ids alone',
  // Triggers add up what was collected for an invoice, whoever paid it.
  card_payment: 'added up by triggers',
  card_payment_part: 'added up by triggers',
  card_payment_step: 'by its payment',
  card_message: 'ids alone',
  // A battery may be shared by contracts of several customers (decision 0017).
  battery: 'shared',
  battery_contract: 'shared',
  battery_movement: 'shared',
  battery_share_before: 'shared',
}

it('every table has a policy that is forced, or a reason to have none', async () => {
  const { rows } = await sql<{ name: string; held: boolean }>`
    select relname::text as name, relrowsecurity and relforcerowsecurity as held
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    test.db,
  )
  const unheld = rows.filter(({ held }) => !held).map(({ name }) => name)
  expect(unheld.toSorted()).toEqual(Object.keys(open).toSorted())
})
