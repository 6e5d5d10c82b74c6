import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOffice, officeRoles } from '../../platform/db/who-asks.ts'
import { atDesk } from '../../testing/at-desk.ts'
import { addContract, addCustomer, addInvoice, type TestCustomer } from '../../testing/factories.ts'
import { openTestCase } from '../../testing/test-cases.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { eraseAgreed } from './operations/erase.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownData: true, desk: true })
})
afterAll(() => server.stop())

/** A customer whose contract has ended, with a paid bill and a closed case, erased as they asked. */
async function addErased() {
  const { db } = server
  const customer = await addCustomer(db)
  const contract = await addContract(db, customer, { state: 'baixa', end_day: '2026-03-31' })
  const invoice = await addInvoice(db, contract, { state: 'paid', pending_cents: 0, debt_cents: 0 })
  const headers = await server.signIn(customer)
  const opened = await openTestCase(server, headers, contract.id)
  await db
    .updateTable('crm_case')
    .set({ state: 'closed', closed_at: '2026-11-21T11:00:00Z' })
    .where('reference', '=', opened.reference)
    .execute()
  const asked = await server.inject({
    method: 'POST',
    url: '/api/v1/own_data/erasure/',
    headers,
    payload: { understood: true },
  })
  const { reference } = asked.json<{ request: { reference: string } }>().request
  await server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': server.apiKey },
    payload: { answer: 'accepted' },
  })
  await db.updateTable('mail_outbox').set({ sent_at: '2026-11-21T12:00:00Z' }).execute()
  expect(await asOffice('job', () => eraseAgreed(server.services))).toBe(1)
  return { customer, contract, invoice, references: [reference, opened.reference] }
}

/** How many rows of a customer somebody of the office finds. */
function countOf({ customerId }: TestCustomer, office: (typeof officeRoles)[number]) {
  const { db } = server.services
  return asOffice(office, async () => ({
    customer: (await db.selectFrom('customer').select('id').where('id', '=', customerId).execute()).length,
    contract: (await db.selectFrom('contract').select('id').where('customer_id', '=', customerId).execute())
      .length,
    request: (await db.selectFrom('request').select('id').where('customer_id', '=', customerId).execute())
      .length,
    case: (await db.selectFrom('crm_case').select('id').where('customer_id', '=', customerId).execute())
      .length,
  }))
}

describe('what is kept of who was erased [law.blocked] [r.blocked]', () => {
  it('is found by nobody of the office, and stays for courts, whom commands answer', async () => {
    const { customer } = await addErased()
    for (const office of officeRoles)
      expect(await countOf(customer, office), office).toEqual(
        office === 'command'
          ? { customer: 1, contract: 1, request: 1, case: 1 }
          : { customer: 0, contract: 0, request: 0, case: 0 },
      )
  })

  it('is neither found nor opened at the desk', async () => {
    const { customer, contract, invoice, references } = await addErased()
    const marta = await atDesk(server, ['answers'])
    const account = `erased.${customer.customerId}@erased.invalid`
    for (const text of [contract.name, invoice.number, account, ...references]) {
      const { status, body } = await marta.send('GET', `find/?text=${encodeURIComponent(text)}`)
      expect({ status, body }, text).toEqual({ status: 200, body: { found: [] } })
    }
    expect((await marta.send('GET', `customers/${customer.customerId}/`)).status).toBe(404)
  })

  it('leaves free what comes later of who is a customer again', async () => {
    const { customer } = await addErased()
    const again = await addContract(server.db, customer)
    const { db } = server.services
    const names = await asOffice('staff', () =>
      db.selectFrom('contract').select('name').where('customer_id', '=', customer.customerId).execute(),
    )
    expect(names).toEqual([{ name: again.name }])
    expect(await countOf(customer, 'staff')).toMatchObject({ customer: 1, contract: 1, request: 0, case: 0 })
    // Once it has ended in its turn, too: it was not there when the data were erased.
    await server.db
      .updateTable('contract')
      .set({ state: 'baixa', end_day: '2027-05-31' })
      .where('id', '=', again.id)
      .execute()
    expect(await countOf(customer, 'staff')).toMatchObject({ customer: 1, contract: 1 })
  })
})
