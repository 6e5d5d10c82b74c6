import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { addContract, addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let customer: TestCustomer

beforeAll(async () => {
  server = await startTestServer()
  customer = await addCustomer(server.db)
  await server.db
    .insertInto('product')
    .values({ code: 'P', kind: 'electricity', name: 'Llum', price_kind: 'indexed', renewable: true })
    .execute()
  const price = (concept: 'energy' | 'power' | 'surplus', tariff_period: number, value: string) => ({
    product_code: 'P',
    concept,
    tariff_period,
    price: value,
    unit: concept === 'power' ? ('EUR/kW/year' as const) : ('EUR/kWh' as const),
  })
  await server.db
    .insertInto('product_price')
    .values([
      { ...price('surplus', 0, '0.06'), from_day: '2024-01-01', to_day: null },
      { ...price('energy', 2, '0.15'), from_day: '2024-01-01', to_day: null },
      { ...price('energy', 1, '0.2'), from_day: '2024-01-01', to_day: '2026-11-21' },
      { ...price('energy', 1, '0.190400000'), from_day: '2026-11-21', to_day: '2026-12-01' },
      { ...price('energy', 1, '0.21'), from_day: '2026-12-01', to_day: null },
      { ...price('power', 1, '30.672660000'), from_day: '2026-01-01', to_day: '2027-01-01' },
    ])
    .execute()
})
afterAll(() => server.stop())

async function detailOf(id: number) {
  const headers = await server.signIn(customer)
  return (await server.get(`contract/${id}/`, headers)).body as ContractDetail
}

it('has what the product costs today, exactly, in the order of a bill', async () => {
  const { id } = await addContract(server.db, customer, {
    product_code: 'P',
    commitment_end_day: '2027-06-14',
  })
  expect(await detailOf(id)).toMatchObject({
    commitment_end_date: '2027-06-14',
    price_kind: 'indexed',
    renewable: true,
    prices: [
      { concept: 'power', tariff_period: 1, price: '30.67266', unit: 'EUR/kW/year' },
      { concept: 'energy', tariff_period: 1, price: '0.1904', unit: 'EUR/kWh' },
      { concept: 'energy', tariff_period: 2, price: '0.15', unit: 'EUR/kWh' },
      { concept: 'surplus', tariff_period: 0, price: '0.06', unit: 'EUR/kWh' },
    ],
  })
})

it('has for an ended contract what it cost on its last day', async () => {
  const { id } = await addContract(server.db, customer, { product_code: 'P', end_day: '2025-12-31' })
  expect((await detailOf(id)).prices).toMatchObject([
    { concept: 'energy', tariff_period: 1, price: '0.2' },
    { concept: 'energy', tariff_period: 2 },
    { concept: 'surplus' },
  ])
})

it('takes the day where the supply is', async () => {
  const madrid = await addContract(server.db, customer, { product_code: 'P' })
  const canaries = await addContract(server.db, customer, {
    product_code: 'P',
    zone: 'canarias',
    time_zone: 'Atlantic/Canary',
  })
  server.clock.set(Date.parse('2026-11-30T23:30:00Z'))
  const prices = [madrid, canaries].map(async ({ id }) =>
    (await detailOf(id)).prices
      .filter(({ concept, tariff_period }) => concept === 'energy' && tariff_period === 1)
      .map(({ price }) => price),
  )
  expect(await Promise.all(prices)).toEqual([['0.21'], ['0.1904']])
})

it('has none where the retailer gives none', async () => {
  const { id } = await addContract(server.db, customer)
  expect(await detailOf(id)).toMatchObject({
    prices: [],
    price_kind: 'fixed',
    renewable: false,
    commitment_end_date: null,
  })
})
