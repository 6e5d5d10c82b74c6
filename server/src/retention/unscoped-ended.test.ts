import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualRetention } from '@endoll/api/deployment/retention-settings.ts'
import { asSealedJson } from '../platform/at-rest/sealed.ts'
import { asCustomer, asOffice, officeRoles } from '../platform/db/who-asks.ts'
import { addContract, addCustomer, addInvoice, addPayment, type TestCustomer } from '../testing/factories.ts'
import { openTestCase } from '../testing/test-cases.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { blockEnded } from './unscoped-ended.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The tests' day is 2026-11-21, and what has ended is blocked after six years. */
const longAgo = '2020-06-30'
const young = '2020-11-21'

/** A contract that ended long ago, with a paid bill, a payment of it, a request and a case, all as old. */
async function addEnded(customer: TestCustomer, bill: { readonly day?: string } = {}) {
  const { db } = server
  const contract = await addContract(db, customer)
  const invoice = await addInvoice(db, contract, { day: longAgo, ...bill })
  const reference = await addPayment(db, customer, invoice.id)
  await db
    .updateTable('card_payment')
    .set({ created_at: `${longAgo}T10:00:00Z` })
    .where('reference', '=', reference)
    .execute()
  const opened = await openTestCase(server, await server.signIn(customer), contract.id)
  const at = `${longAgo}T10:00:00Z`
  await db
    .updateTable('crm_case')
    .set({ state: 'closed', opened_at: at, updated_at: at, closed_at: at })
    .where('reference', '=', opened.reference)
    .execute()
  await db
    .insertInto('request')
    .values({
      reference: `REQ${invoice.number.at(-1)}-${invoice.number.slice(-4)}`,
      customer_id: customer.customerId,
      account_id: customer.accountId,
      contract_id: contract.id,
      contract_name: contract.name,
      procedure: 'power',
      state: 'effective',
      needs_distributor: true,
      submission: asSealedJson('{}'),
      submission_hash: Buffer.alloc(32),
      changes: asSealedJson('{}'),
      before: asSealedJson('{}'),
      idempotency_key: `a-key-of-${contract.name}`,
      asked_hash: Buffer.alloc(32),
      locale: 'es_ES',
      submitted_at: at,
    })
    .execute()
  await db
    .updateTable('contract')
    .set({ state: 'baixa', end_day: longAgo })
    .where('id', '=', contract.id)
    .execute()
  return { ...contract, invoice }
}

function count({ customerId }: TestCustomer, table: 'contract' | 'request' | 'crm_case' | 'card_payment') {
  return server.services.db
    .selectFrom(table)
    .select('id')
    .where('customer_id', '=', customerId)
    .execute()
    .then((rows) => rows.length)
}

/** How many rows of a customer are found by whoever asks. */
async function found(customer: TestCustomer) {
  return {
    contract: await count(customer, 'contract'),
    request: await count(customer, 'request'),
    case: await count(customer, 'crm_case'),
    payment: await count(customer, 'card_payment'),
  }
}
const all = { contract: 1, request: 1, case: 1, payment: 1 }
const none = { contract: 0, request: 0, case: 0, payment: 0 }

/** As on the first run of a day, without another day. */
async function blockNow() {
  await server.db.deleteFrom('server_setting').where('key', '=', 'retention-blocked').execute()
  return blockEnded(server.services)
}

describe('what is kept for the law alone [law.blocked]', () => {
  it('is found by commands and nobody else, once its years are over', async () => {
    const customer = await addCustomer(server.db)
    const ended = await addEnded(customer)
    expect(await asCustomer(customer.customerId, () => found(customer))).toEqual(all)
    expect(await blockEnded(server.services)).toEqual({ blocked: 1, freed: 0 })
    expect(await asCustomer(customer.customerId, () => found(customer))).toEqual(none)
    for (const office of officeRoles)
      expect(await asOffice(office, () => found(customer)), office).toEqual(office === 'command' ? all : none)
    const headers = await server.signIn(customer)
    const list = await server.inject({ method: 'GET', url: '/api/v1/invoices/', headers })
    expect(list.json()).toMatchObject({ items: [] })
    const file = await server.inject({
      method: 'GET',
      url: `/api/v1/invoices/${ended.invoice.id}/pdf/`,
      headers,
    })
    expect(file.statusCode).toBe(404)
    // Once a day is enough.
    expect(await blockEnded(server.services)).toBeUndefined()
  })

  it('is not what is owed, open, younger, or without a day', async () => {
    const customer = await addCustomer(server.db)
    const { db } = server
    const owed = await addEnded(customer)
    await db
      .updateTable('invoice')
      .set({ state: 'open', pending_cents: 4783 })
      .where('id', '=', owed.invoice.id)
      .execute()
    await addEnded(customer, { day: young })
    const paidLate = await addEnded(customer)
    await db
      .insertInto('invoice_payment')
      .values({
        invoice_id: paidLate.invoice.id,
        reference: 'late',
        day: young,
        amount_cents: 4783,
        method: 'transfer',
      })
      .execute()
    const asking = await addEnded(customer)
    await db.updateTable('request').set({ state: 'sent' }).where('contract_id', '=', asking.id).execute()
    const asked = await addEnded(customer)
    await db
      .updateTable('request')
      .set({ submitted_at: `${young}T00:00:00Z` })
      .where('contract_id', '=', asked.id)
      .execute()
    const claiming = await addEnded(customer)
    await db
      .updateTable('crm_case')
      .set({ state: 'open', closed_at: null })
      .where('contract_id', '=', claiming.id)
      .execute()
    const undated = await addEnded(customer)
    await db
      .updateTable('contract')
      .set({ sign_day: '2015-01-01', end_day: null })
      .where('id', '=', undated.id)
      .execute()
    const active = await addEnded(customer)
    await db.updateTable('contract').set({ state: 'activa' }).where('id', '=', active.id).execute()
    expect(await blockNow()).toEqual({ blocked: 0, freed: 0 })
    expect(await asCustomer(customer.customerId, () => count(customer, 'contract'))).toBe(8)
  })

  it('is found again once a file brings a bill of it, with all that belongs to it', async () => {
    const customer = await addCustomer(server.db)
    const ended = await addEnded(customer)
    expect(await blockNow()).toEqual({ blocked: 1, freed: 0 })
    await addInvoice(server.db, ended, { day: '2026-11-20' })
    expect(await blockNow()).toEqual({ blocked: 0, freed: 1 })
    expect(await asCustomer(customer.customerId, () => found(customer))).toEqual(all)
  })

  it('leaves a payment free that was of another contract too', async () => {
    const customer = await addCustomer(server.db)
    const ended = await addEnded(customer)
    const going = await addInvoice(server.db, await addContract(server.db, customer))
    const { payment_id } = await server.db
      .selectFrom('card_payment_part')
      .select('payment_id')
      .where('invoice_id', '=', ended.invoice.id)
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('card_payment_part')
      .values({ payment_id, invoice_id: going.id, amount_cents: 1, live: false })
      .execute()
    expect((await blockNow())?.blocked).toBe(1)
    expect(await asCustomer(customer.customerId, () => found(customer))).toEqual({
      contract: 1,
      request: 0,
      case: 0,
      payment: 1,
    })
  })

  it('is as old as the deployment says', async () => {
    const customer = await addCustomer(server.db)
    const ended = await addEnded(customer)
    await server.db
      .updateTable('contract')
      .set({ end_day: '2022-06-30' })
      .where('id', '=', ended.id)
      .execute()
    expect((await blockNow())?.blocked).toBe(0)
    await server.db.deleteFrom('server_setting').where('key', '=', 'retention-blocked').execute()
    const { deployment } = server.services
    const retention = { ...usualRetention, endedYears: 4 }
    const done = await blockEnded({ ...server.services, deployment: { ...deployment, retention } })
    expect(done?.blocked).toBeGreaterThanOrEqual(1)
    expect(await asCustomer(customer.customerId, () => found(customer))).toEqual(none)
  })
})
