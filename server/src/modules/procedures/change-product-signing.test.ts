import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getProductChange } from '@endoll/api/procedures/change-product.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { addCurveDay } from '../../testing/factories.ts'
import {
  addCaller,
  lastCode,
  letMailsLeave,
  sign,
  type SubmittedBody,
  type TestCaller,
} from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

/** A product of electricity with one price of energy, on sale. */
async function addProduct(code: string) {
  await server.db
    .insertInto('product')
    .values({ code, kind: 'electricity', name: `Luz ${code}` })
    .execute()
  const row = { product_code: code, from_day: '2025-01-01' }
  await server.db
    .insertInto('product_price')
    .values([
      { ...row, tariff_period: 0, concept: 'power', price: '36.5', unit: 'EUR/kW/year' },
      { ...row, tariff_period: 0, concept: 'energy', price: '0.1', unit: 'EUR/kWh' },
    ])
    .execute()
  await server.db
    .insertInto('product_offer')
    .values({ ...row, tariff: '2.0TD', to_day: null, customers: 'any', self_consumption: 'without' })
    .execute()
}

beforeAll(async () => {
  server = await startTestServer()
  await addProduct('OWN')
  await addProduct('CHEAP')
})
afterAll(() => server.stop())

function ask(caller: TestCaller) {
  const body = { product: 'CHEAP', start: 'soon' }
  return caller.send('POST', `contracts/${caller.contract.name}/product/`, body)
}
async function signed(caller: TestCaller) {
  const { request } = (await ask(caller)).body as SubmittedBody
  expect((await sign(server, caller, request.id)).status).toBe(200)
  return request
}
function answer(reference: string, payload: object) {
  const url = `/api/v1/retailer/requests/${reference}/answer/`
  return server.inject({ method: 'POST', url, headers: { 'x-api-key': server.apiKey }, payload })
}
async function productOf({ contract }: TestCaller) {
  const row = await server.db
    .selectFrom('contract')
    .select('product_code')
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow()
  return row.product_code
}

describe('a change of product [r.change-product]', () => {
  it('says about what leaving the present one costs at most, of the own year and the days left', async () => {
    await server.db
      .updateTable('product')
      .set({ stay_months: 12, penalty_percent: '5.00' })
      .where('code', '=', 'CHEAP')
      .execute()
    const fields = { product_code: 'CHEAP', powers_w: [4000, 4000], commitment_end_day: '2027-03-01' }
    const caller = await addCaller(server, fields)
    const look = async () =>
      (await caller.send('GET', `contracts/${caller.contract.name}/product/`)).body as ReplyOf<
        typeof getProductChange
      >
    expect((await look()).stay?.penalty_euros).toBeNull()
    for (const day of eachDay('2025-11-01', '2026-11-01'))
      await addCurveDay(server.db, caller.contract.id, day)
    const { stay, year } = await look()
    // 101 days are left, the last one included.
    const most = Math.round(((year?.own?.total ?? 0) * 100 * 101 * 5) / 36_500) / 100
    expect(most).toBeGreaterThan(1)
    expect(stay?.penalty_euros).toBe(most)
  })

  it('moves later by another answer, and never nearer than it was told', async () => {
    const caller = await addCaller(server, { product_code: 'OWN' })
    const { reference } = await signed(caller)
    const says = async (effective_date: string) =>
      (await answer(reference, { answer: 'effective', effective_date })).statusCode
    expect([await says('2026-12-10'), await says('2026-12-01'), await says('2026-12-15')]).toEqual([
      200, 400, 200,
    ])
    expect(await productOf(caller)).toBe('OWN')
  })

  it('is signed only once its document has left by mail, and the proof has when', async () => {
    const caller = await addCaller(server, { product_code: 'OWN' })
    const { request } = (await ask(caller)).body as SubmittedBody
    await caller.send('POST', `requests/${request.id}/signature/code/`)
    const code = await lastCode(server, caller.customer.email)
    const signIt = () => caller.send('POST', `requests/${request.id}/signature/`, { code })
    expect(await signIt()).toMatchObject({ status: 409, body: { error: 'summary_not_sent' } })
    await letMailsLeave(server, caller)
    expect(await signIt()).toMatchObject({ status: 200, body: { state: 'sent' } })
    const { evidence } = await server.db
      .selectFrom('signature')
      .select('evidence')
      .where('request_id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(evidence).toHaveProperty('document_sent_at', expect.any(String))
  })
})
