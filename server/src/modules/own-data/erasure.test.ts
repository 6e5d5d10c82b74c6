import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOffice } from '../../platform/db/who-asks.ts'
import { removeDue } from '../../retention/remove-due.ts'
import { ownedTables } from '../../testing/canaries.ts'
import { addPerson, type Person } from '../../testing/canary-person.ts'
import { plain } from '../../testing/canary-tables.fixture.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { eraseAgreed } from './operations/erase.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownData: true, delegation: true })
})
afterAll(() => server.stop())

const understood = { understood: true }

async function call(person: { email: string }, method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = await server.signIn(person)
  const reply = await server.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

/** Ends what hinders an erasure. */
async function leave({ customerId }: Pick<Person, 'customerId'>) {
  const { db } = server
  await db.updateTable('contract').set({ state: 'baixa' }).where('customer_id', '=', customerId).execute()
  const own = db.selectFrom('contract').select('id').where('customer_id', '=', customerId)
  await db
    .updateTable('invoice')
    .set({ debt_cents: 0, pending_cents: 0, state: 'paid' })
    .where('contract_id', 'in', own)
    .execute()
  await db.updateTable('old_debt').set({ amount_cents: 0 }).where('contract_id', 'in', own).execute()
}

function retailerAnswers(reference: string, payload: object) {
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': server.apiKey },
    payload,
  })
}

/** What the job of the mails does. */
function letMailsLeave() {
  return server.db
    .updateTable('mail_outbox')
    .set({ sent_at: '2026-11-21T12:00:00Z' })
    .where('sent_at', 'is', null)
    .execute()
}

function eraseNow() {
  return asOffice('job', () => eraseAgreed(server.services))
}

/** The tables of a customer in which a text of theirs is left. */
async function tablesWith({ canaries }: Person, owned: ReadonlyMap<string, string>): Promise<string[]> {
  const left: string[] = []
  for (const table of [...owned.keys(), 'mail_outbox', 'mail_address', 'uploaded_file']) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
      server.db,
    )
    if (canaries.foundIn(rows.map(({ text }) => text).join('\n')).length > 0) left.push(table)
  }
  return [...new Set(left)].toSorted()
}

describe('erasing [r.erasure] [law.erasure] [GET own_data/erasure/] [POST own_data/erasure/]', () => {
  it('leaves nothing of the person but in tables that are kept for a law, and a proof without data', async () => {
    const laia = await addPerson(server.db, 'laia', plain)
    const other = await addPerson(server.db, 'pol', plain)
    const owned = await ownedTables(server.db, laia.customerId)
    const before = await tablesWith(other, owned)
    await leave(laia)
    const { email } = await server.db
      .selectFrom('account')
      .select('email')
      .where('customer_id', '=', laia.customerId)
      .executeTakeFirstOrThrow()
    await server.db.insertInto('mail_address').values({ address: email }).execute()
    const asked = await call(laia, 'POST', 'own_data/erasure/', understood)
    const { reference } = asked.body['request'] as { reference: string }
    expect(await call(laia, 'POST', 'own_data/erasure/', understood)).toMatchObject({
      body: { error: 'process_running' },
    })
    expect(await eraseNow()).toBe(0)
    expect((await retailerAnswers(reference, { answer: 'accepted' })).json()).toMatchObject({
      state: 'effective',
    })
    // The mail that says so leaves first.
    expect(await eraseNow()).toBe(0)
    const headers = await server.signIn(laia)
    await letMailsLeave()
    expect(await eraseNow()).toBe(1)
    expect(await eraseNow()).toBe(0)
    // A table that appears here keeps something of who has gone: erase it, or say in docs/own-data.md which law keeps it.
    expect(await tablesWith(laia, owned)).toEqual([
      'attachment',
      'battery_movement',
      'battery_share_before',
      'contract',
      'contract_service',
      'customer',
      'customer_access',
      'invoice',
      'invoice_line',
      'invoice_payment',
      'invoice_pending_state',
      'invoice_reading',
      'mandate',
      'member',
      'old_debt',
      'outbox_event',
      'request',
      'sharing_coefficient',
      'unpaid_letter',
    ])
    expect(await tablesWith(other, owned)).toEqual(before)
    expect((await server.inject({ url: '/api/v1/users/', headers })).statusCode).toBe(401)
    // Of the other customer, who has never signed in, there are none.
    expect(await server.db.selectFrom('session').select('id').execute()).toEqual([])
    const { removed, ...proof } = await server.db.selectFrom('erasure').selectAll().executeTakeFirstOrThrow()
    expect(proof).toMatchObject({ request_reference: reference, customer_id: laia.customerId })
    for (const count of Object.values(removed as object)) expect(count).toEqual(expect.any(Number))
    expect(laia.canaries.foundIn(JSON.stringify(removed))).toEqual([])
  })

  it('waits for what needs the data, and says for what', async () => {
    const person = await addPerson(server.db, 'eva', plain)
    expect((await call(person, 'GET', 'own_data/erasure/')).body).toEqual({
      hindered: [
        { why: 'contracts', count: 2 },
        { why: 'debt', count: 1 },
        { why: 'older_debt', count: 1 },
      ],
      request: null,
    })
    expect(await call(person, 'POST', 'own_data/erasure/', understood)).toMatchObject({
      status: 409,
      body: { error: 'erasure_not_possible' },
    })
    expect(await call(person, 'POST', 'own_data/erasure/', { understood: false })).toMatchObject({
      status: 400,
    })
    await leave(person)
    expect((await call(person, 'GET', 'own_data/erasure/')).body).toMatchObject({ hindered: [] })
  })

  it('waits for a bill that is to be charged, and for debts of bills that are not kept here', async () => {
    const customer = await addCustomer(server.db)
    const contract = await addContract(server.db, customer, { state: 'baixa', debt_cents: 3117 })
    await addInvoice(server.db, contract, { state: 'open', pending_cents: 4783, debt_cents: 0 })
    expect((await call(customer, 'GET', 'own_data/erasure/')).body).toMatchObject({
      hindered: [
        { why: 'debt', count: 1 },
        { why: 'older_debt', count: 1 },
      ],
    })
  })

  it('leaves mails of a mailbox that somebody else shares, and who has a contract again', async () => {
    const { db } = server
    const [leaving, staying] = [await addCustomer(db), await addCustomer(db)]
    await addContract(db, leaving, { state: 'baixa', notification_email: 'both@example.test' })
    await addContract(db, staying, { notification_email: 'both@example.test' })
    const at = '2026-11-20T10:00:00Z'
    await db
      .insertInto('mail_outbox')
      .values({
        dedupe_key: 'to-both',
        template: 'notice',
        locale: 'es_ES',
        recipient: 'both@example.test',
        data: '{"customer":"Staying"}',
        created_at: at,
        next_attempt_at: '2027-01-01T00:00:00Z',
      })
      .execute()
    const asked = await call(leaving, 'POST', 'own_data/erasure/', understood)
    const { reference } = asked.body['request'] as { reference: string }
    await retailerAnswers(reference, { answer: 'accepted' })
    await db
      .updateTable('mail_outbox')
      .set({ sent_at: at })
      .where('recipient', '<>', 'both@example.test')
      .execute()
    const again = await addContract(db, leaving)
    expect(await eraseNow()).toBe(0)
    await db.updateTable('contract').set({ state: 'baixa' }).where('id', '=', again.id).execute()
    expect(await eraseNow()).toBe(1)
    const left = db.selectFrom('mail_outbox').select(['recipient', 'failed_because'])
    expect(await left.where('dedupe_key', '=', 'to-both').executeTakeFirst()).toEqual({
      recipient: 'both@example.test',
      failed_because: null,
    })
  })

  it('is not done where the retailer refuses', async () => {
    const customer = await addCustomer(server.db)
    const asked = await call(customer, 'POST', 'own_data/erasure/', understood)
    const { reference } = asked.body['request'] as { reference: string }
    await retailerAnswers(reference, { answer: 'rejected', reason_text: 'Hay un pleito.' })
    await letMailsLeave()
    expect(await eraseNow()).toBe(0)
    expect((await call(customer, 'GET', 'users/')).status).toBe(200)
    await removeDue(server.services)
  })
})
