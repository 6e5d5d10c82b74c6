import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContract, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'

let server: TestServer
let caller: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
})
afterAll(() => server.stop())

/** A contract of 4.6 kW of whose twelve months one demanded 3.12 kW. */
async function measured(): Promise<string> {
  const contract = await addContract(server.db, caller.customer)
  const bill = await addInvoice(server.db, contract, {
    from_day: '2026-01-01',
    to_day: '2026-02-01',
    day: '2026-02-01',
    powers_w: [4600, 4600],
  })
  await server.db
    .insertInto('invoice_reading')
    .values(
      [3120, 2000].map((watts, index) => ({
        invoice_id: bill.id,
        magnitude: 'demand' as const,
        tariff_period: index + 1,
        current_day: '2026-02-01',
        quantity: watts,
      })),
    )
    .execute()
  return contract.name
}

function path(name: string) {
  return `contracts/${encodeURIComponent(name)}/power/`
}
const asked = { phone: '600 000 001', power_p1: 5500, power_p2: 5500 }

async function submissionOf(body: SubmittedBody) {
  const { submission } = await server.db
    .selectFrom('request')
    .select('submission')
    .where('reference', '=', body.request.reference)
    .executeTakeFirstOrThrow()
  return submission
}

it('is shown with the form, and accepted only with a consent, which is recorded', async () => {
  const name = await measured()
  expect((await caller.send('GET', path(name))).body).toMatchObject({
    peaks: [
      { period: 'P1', demanded: 3.12, start_date: '2026-01-01', end_date: '2026-01-31', limited: true },
      { period: 'P2', demanded: 2, limited: true },
    ],
  })
  const low = { ...asked, power_p1: 3000, power_p2: 4600 }
  for (const body of [low, { ...low, below_peak_accepted: false }]) {
    expect(await caller.send('POST', path(name), body)).toMatchObject({
      status: 400,
      body: { errors: { below_peak_accepted: ['below_peak_not_accepted'] } },
    })
  }
  const { body } = await caller.send('POST', path(name), { ...low, below_peak_accepted: true })
  expect(await submissionOf(body)).toMatchObject({
    powers_w: [3000, 4600],
    below_peak_accepted: true,
    measured_peaks_w: [3120, 2000],
  })
})

it('above the peak nothing is asked, and a yes that nobody asked for is not written', async () => {
  const name = await measured()
  const { status, body } = await caller.send('POST', path(name), {
    ...asked,
    power_p1: 3200,
    power_p2: 4600,
    below_peak_accepted: true,
  })
  expect(status).toBe(200)
  expect(await submissionOf(body)).not.toHaveProperty('below_peak_accepted')
})
