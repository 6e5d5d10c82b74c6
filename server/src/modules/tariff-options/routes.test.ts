import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { addContract, addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let customer: TestCustomer
let headers: Record<string, string>
let chosen: number
let open: number
let none: number

const offers = [
  ['double_tariff', '2026-12/2027-11', null],
  ['double_tariff', '2026-06/2026-11', null],
  // Over since the end of October.
  ['double_tariff', '2025-11/2026-10', null],
  // No longer offered since yesterday, and offered until today.
  ['double_tariff', '2027-01/2027-12', '2026-11-20'],
  ['double_tariff', '2027-02/2028-01', '2026-11-21'],
  ['happy_hours', '22-02', null],
  ['happy_hours', '14-16', null],
  ['happy_day', 'sunday', null],
  ['happy_day', 'saturday', null],
] as const

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  customer = await addCustomer(db)
  const product = { kind: 'electricity' as const, name: 'Reloj' }
  await db
    .insertInto('product')
    .values([
      { code: 'CLOCK', ...product },
      { code: 'PLAIN', ...product },
    ])
    .execute()
  await db
    .insertInto('product_tariff_option')
    .values(offers.map(([option, choice, last_day]) => ({ product_code: 'CLOCK', option, choice, last_day })))
    .execute()
  chosen = (
    await addContract(db, customer, {
      product_code: 'CLOCK',
      // A choice stays when it is not offered any more.
      double_tariff: '2025-11/2026-10',
      happy_hours: '22-02',
      happy_day: 'saturday',
    })
  ).id
  open = (await addContract(db, customer, { product_code: 'CLOCK' })).id
  none = (await addContract(db, customer, { product_code: 'PLAIN' })).id
  headers = await server.signIn(customer)
})
afterAll(() => server.stop())

async function get(id: number, path: string, query = '') {
  const { status, body } = await server.get(`contract/${id}/${path}/${query}`, headers)
  expect(status).toBe(200)
  return body
}

function months(startMonth: number, startYear: number, endMonth: number, endYear: number) {
  return {
    startMonth,
    startYear,
    endMonth,
    endYear,
  }
}
const availableMonths = [months(6, 2026, 11, 2026), months(12, 2026, 11, 2027), months(2, 2027, 1, 2028)]

describe('what is chosen [c3.double-tariff] [c3.happy-hours] [c3.happy-day] [GET contract/{id}/double-tariff/] [GET contract/{id}/happy-hours/] [GET contract/{id}/happy-day/]', () => {
  it.each([
    ['double-tariff', months(11, 2025, 10, 2026)],
    ['happy-hours', { startHour: 22, endHour: 2 }],
    ['happy-day', { value: 'saturday', label: 'Sábado' }],
  ])('%s', async (path, expected) => {
    expect(await get(chosen, path)).toEqual(expected)
    expect(await get(open, path)).toBeNull()
    expect(await get(none, path)).toBeNull()
  })

  it.each([
    ['ca', 'Dissabte'],
    ['en', 'Saturday'],
    ['gl', 'Sábado'],
  ])('is called in %s as the call asks', async (lang, label) => {
    expect(await get(chosen, 'happy-day', `?lang=${lang}`)).toEqual({ value: 'saturday', label })
  })
})

describe('what can be chosen [GET contract/{id}/available-double-tariffs/] [GET contract/{id}/available-happy-hours/] [GET contract/{id}/available-happy-days/]', () => {
  it.each([
    ['available-double-tariffs', availableMonths],
    [
      'available-happy-hours',
      [
        { startHour: 14, endHour: 16 },
        { startHour: 22, endHour: 2 },
      ],
    ],
    [
      'available-happy-days',
      [
        { value: 'saturday', label: 'Sábado' },
        { value: 'sunday', label: 'Domingo' },
      ],
    ],
  ])('%s', async (path, expected) => {
    expect(await get(chosen, path)).toEqual(expected)
    expect(await get(open, path)).toEqual(expected)
    expect(await get(none, path)).toEqual([])
  })

  it('goes by the day where the supply is', async () => {
    const canaries = await addContract(server.db, customer, {
      product_code: 'CLOCK',
      zone: 'canarias',
      time_zone: 'Atlantic/Canary',
    })
    // A quarter of an hour into December in Madrid, still November in the Canaries.
    server.clock.set(Date.parse('2026-11-30T23:15:00Z'))
    headers = await server.signIn(customer)
    const first = async (id: number) => ((await get(id, 'available-double-tariffs')) as unknown[])[0]
    expect(await first(open)).toEqual(months(12, 2026, 11, 2027))
    expect(await first(canaries.id)).toEqual(months(6, 2026, 11, 2026))
    server.clock.set(Date.parse('2026-11-21T11:00:00Z'))
    headers = await server.signIn(customer)
  })
})

describe('all at once, for the page', () => {
  const detail = async (id: number, on = server) =>
    (await on.get(`contract/${id}/`, await on.signIn(customer))).body as ContractDetail

  it('is what the calls return, and nothing where the product offers nothing', async () => {
    expect((await detail(chosen)).tariff_options).toEqual({
      double_tariff: { chosen: months(11, 2025, 10, 2026), available: availableMonths },
      happy_hours: {
        chosen: { startHour: 22, endHour: 2 },
        available: [
          { startHour: 14, endHour: 16 },
          { startHour: 22, endHour: 2 },
        ],
      },
      happy_day: {
        chosen: { value: 'saturday', label: 'Sábado' },
        available: [
          { value: 'saturday', label: 'Sábado' },
          { value: 'sunday', label: 'Domingo' },
        ],
      },
    })
    expect((await detail(none)).tariff_options).toBeNull()
  })

  it('leaves an option out that is neither offered nor chosen', async () => {
    await server.db.updateTable('contract').set({ happy_day: 'sunday' }).where('id', '=', none).execute()
    expect((await detail(none)).tariff_options).toEqual({
      double_tariff: null,
      happy_hours: null,
      happy_day: { chosen: { value: 'sunday', label: 'Domingo' }, available: [] },
    })
  })
})

describe('with the switch off', () => {
  it('there are no options, neither in calls nor in the contract', async () => {
    const off = await startTestServer({ tariffOptions: false })
    const { db } = off
    const someone = await addCustomer(db)
    const { id } = await addContract(db, someone, { happy_day: 'sunday' })
    const signedIn = await off.signIn(someone)
    const detail = (await off.get(`contract/${id}/`, signedIn)).body as ContractDetail
    expect(detail.tariff_options).toBeNull()
    expect((await off.get(`contract/${id}/happy-day/`, signedIn)).status).toBe(404)
    await off.stop()
  })
})
