import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCurveDay, type addContract } from '../../testing/factories.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { getOwnContract } from '../../platform/access.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const product = { kind: 'electricity' as const, name: 'Reloj' }
  await server.db
    .insertInto('product')
    .values([{ code: 'CLOCK', ...product }])
    .execute()
  await server.db
    .insertInto('product_price')
    .values(
      ['0.200000000', '0.150000000', '0.100000000'].map((price, index) => ({
        product_code: 'CLOCK',
        concept: 'energy' as const,
        tariff_period: index + 1,
        from_day: '2020-01-01',
        price,
        unit: 'EUR/kWh' as const,
      })),
    )
    .execute()
  await server.db
    .insertInto('product_tariff_option')
    .values([
      { product_code: 'CLOCK', option: 'happy_hours', choice: '14-16', price: '0.050000000' },
      { product_code: 'CLOCK', option: 'happy_hours', choice: '22-02' },
      { product_code: 'CLOCK', option: 'happy_day', choice: 'sunday', price: '0.060000000' },
      {
        product_code: 'CLOCK',
        option: 'double_tariff',
        choice: '2027-01/2027-12',
        price: '0.080000000',
        other_price: '0.170000000',
      },
      { product_code: 'CLOCK', option: 'double_tariff', choice: '2026-12/2027-11', last_day: '2026-11-20' },
    ])
    .execute()
})
afterAll(() => server.stop())

function addClock(fields: Parameters<typeof addContract>[2] = {}) {
  return addCaller(server, { product_code: 'CLOCK', ...fields })
}
function put(caller: TestCaller, path: string, body: object, id = caller.contract.id) {
  return caller.send('PUT', `contract/${id}/${path}/`, body)
}
async function get(caller: TestCaller, path: string) {
  return (await caller.send('GET', `contract/${caller.contract.id}/${path}/`)).body as unknown
}

describe('a choice [c2.detail-tariff-options] [c2.dialog-double-tariff] [c2.dialog-happy-day] [PUT contract/{id}/double-tariff/] [PUT contract/{id}/happy-hours/] [PUT contract/{id}/happy-day/]', () => {
  it.each([
    ['happy-hours', { startHour: 14, endHour: 16 }, '2026-11-22', 'happy_hours', '14:00 – 16:00'],
    ['happy-day', { value: 'sunday', label: 'Domingo' }, '2026-11-22', 'happy_day', 'sunday'],
    [
      'double-tariff',
      { startMonth: 1, startYear: 2027, endMonth: 12, endYear: 2027 },
      '2027-01-01',
      'double_tariff',
      '1/2027 – 12/2027',
    ],
  ])(
    'of %s is there at once and counts from the day that is replied [c5.happy-day]',
    async (path, body, from, field, after) => {
      const caller = await addClock()
      const reply = await put(caller, path, body)
      expect(reply).toMatchObject({ status: 200, body: { waiting_for_signature: false, from } })
      expect(await get(caller, path)).toEqual(body)
      const { request } = reply.body as SubmittedBody
      expect(await caller.request(request.id)).toMatchObject({
        procedure: 'tariff_options',
        state: 'effective',
        effective_date: from,
        changes: [{ field, before: null, after }],
      })
      expect(await put(caller, path, body)).toMatchObject({
        status: 400,
        body: { errors: { [Object.keys(body)[0] ?? '']: ['same_value'] } },
      })
    },
  )

  it('is billed from that day, the one before up to it [r.option-billed]', async () => {
    const caller = await addClock({
      happy_day: 'sunday',
      happy_hours: '22-02',
      happy_hours_from: '2026-10-01',
    })
    await put(caller, 'happy-hours', { startHour: 14, endHour: 16 })
    const contract = await getOwnContract(server.db, caller.customer, { id: String(caller.contract.id) })
    const { options } = await readBilledSupply(server.db, contract)
    expect(options).toEqual([
      // It has no price in the product.
      {
        option: 'happy_hours',
        choice: '22-02',
        from: '2026-10-01',
        to: '2026-11-22',
        prices: undefined,
      },
      {
        option: 'happy_hours',
        choice: '14-16',
        from: '2026-11-22',
        to: undefined,
        prices: { cheap: '0.050000000', others: undefined },
      },
      // No day was given.
      { option: 'happy_day', choice: 'sunday', from: '2000-01-01', to: undefined, prices: undefined },
    ])
  })

  it.each<[string, object, object]>([
    ['happy-hours', { startHour: 15, endHour: 17 }, { startHour: ['not_valid'] }],
    ['happy-day', { value: 'saturday' }, { value: ['not_valid'] }],
    ['happy-day', {}, { value: ['required_field'] }],
    // No longer offered since yesterday.
    [
      'double-tariff',
      { startMonth: 12, startYear: 2026, endMonth: 11, endYear: 2027 },
      { startMonth: ['not_valid'] },
    ],
  ])('of %s that is not offered, %j, is refused', async (path, body, errors) => {
    const caller = await addClock()
    expect(await put(caller, path, body)).toMatchObject({ status: 400, body: { errors } })
    expect(await get(caller, path)).toBeNull()
  })

  it('belongs to an active contract of the caller', async () => {
    const closed = await addClock({ state: 'baixa' })
    const body = { value: 'sunday' }
    expect(await put(closed, 'happy-day', body)).toMatchObject({
      status: 409,
      body: { error: 'contract_not_active' },
    })
    const [caller, stranger] = [await addClock(), await addClock()]
    const theirs = await put(caller, 'happy-day', body, stranger.contract.id)
    expect(theirs).toEqual(await put(caller, 'happy-day', body, 987_654_321))
    expect(theirs.status).toBe(404)
  })

  it('twenty times at once leaves the one that was offered last, each in the history', async () => {
    const caller = await addClock()
    const bodies = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? { startHour: 14, endHour: 16 } : { startHour: 22, endHour: 2 },
    )
    const replies = await Promise.all(bodies.map((body) => put(caller, 'happy-hours', body)))
    expect(replies.every(({ status }) => status === 200 || status === 400)).toBe(true)
    const made = replies.filter(({ status }) => status === 200)
    const { items } = (await caller.send('GET', 'requests/')).body as { items: { procedure: string }[] }
    expect(items).toHaveLength(made.length)
    expect(await get(caller, 'happy-hours')).not.toBeNull()
  })
})

describe('what it would have come to [GET contract/{id}/tariff-option-preview/] [r.option-preview]', () => {
  const preview = (caller: TestCaller, option: string, choice: string) =>
    caller.send(
      'GET',
      `contract/${caller.contract.id}/tariff-option-preview/?option=${option}&choice=${encodeURIComponent(choice)}`,
    )
  /** 28 days of 100 Wh an hour from Monday 12 October; the change of clocks on the 25th has 25 hours. */
  const month = async (caller: TestCaller) => {
    for (let day = 0; day < 28; day += 1) {
      const date = new Date(Date.UTC(2026, 9, 12 + day)).toISOString().slice(0, 10)
      await addCurveDay(server.db, caller.contract.id, date, { importWh: 100 })
    }
  }

  it('is said with prices, taxes, the hours and a range where readings are missing [c2.dialog-happy-hours]', async () => {
    const caller = await addClock()
    await month(caller)
    const { status, body } = await preview(caller, 'happy_day', 'sunday')
    expect(status).toBe(200)
    const { from, prices, cost, week } = body as {
      from: string
      prices: { cheap: number; others: number | null }
      cost: {
        start: string
        end: string
        hours: number
        hours_read: number
        difference: { low: number; high: number }
      }
      week: { mean_wh: number | null; cheap: boolean }[]
    }
    expect(from).toBe('2026-11-22')
    // 0.06 EUR with electricity tax (5.11269632 %) and VAT (21 %): 0.06 × 1.0511269632 × 1.21.
    expect(prices).toEqual({ cheap: 0.076311818, others: null })
    expect(cost).toMatchObject({ start: '2025-11-21', end: '2026-11-20', hours_read: 28 * 24 + 1 })
    expect(cost.hours).toBe(365 * 24)
    // Every hour is 100 Wh: what is missing is sure. 52 Sundays, two of them of 23 and 25 hours, at 0.04 less.
    expect(cost.difference).toEqual({ low: -6.35, high: -6.35 })
    expect(week).toHaveLength(168)
    expect(week.filter(({ cheap }) => cheap)).toHaveLength(24)
    expect(week[6 * 24]).toEqual({ mean_wh: 100, cheap: true })
  })

  it('is not said of too few readings, nor without a price', async () => {
    const caller = await addClock()
    expect((await preview(caller, 'happy_day', 'sunday')).body).toMatchObject({ cost: null, week: null })
    await month(caller)
    expect((await preview(caller, 'happy_hours', '22-02')).body).toMatchObject({
      prices: null,
      cost: null,
      week: expect.any(Array),
    })
  })

  it('of what is not offered, or of somebody else, is not there', async () => {
    const [caller, stranger] = [await addClock(), await addClock()]
    expect((await preview(caller, 'happy_day', 'monday')).status).toBe(404)
    const { contract } = stranger
    expect((await preview({ ...caller, contract }, 'happy_day', 'sunday')).status).toBe(404)
    expect((await preview(caller, 'happy_week', 'sunday')).status).toBe(400)
  })
})
