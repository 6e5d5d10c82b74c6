import { afterAll, beforeAll, expect, it } from 'vitest'
import { pricesOfMarketDay } from '@endoll/domain/billing/market-price.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { wordsOf } from './testing/words-of.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

function get(url: string) {
  return server.inject({ url })
}

it('a product that follows the market has its formula in place of prices of energy [r.market-formula]', async () => {
  const { db } = server
  await db
    .insertInto('product')
    .values({ code: 'HOURS', kind: 'electricity', name: 'Luz de cada hora', price_kind: 'indexed' })
    .execute()
  const row = { product_code: 'HOURS', from_day: '2026-01-01' }
  const addition = { ...row, concept: 'market_addition' as const, unit: 'EUR/kWh' as const }
  await db
    .insertInto('product_price')
    .values([
      { ...row, concept: 'market', tariff_period: 0, price: '117.5', unit: '%' },
      { ...addition, tariff_period: 1, price: '0.1162' },
      { ...addition, tariff_period: 2, price: '0.0479' },
    ])
    .execute()
  await db
    .insertInto('product_offer')
    .values({
      product_code: 'HOURS',
      tariff: '2.0TD',
      from_day: '2026-01-01',
      customers: 'any',
      self_consumption: 'any',
    })
    .execute()
  const said = wordsOf((await get('/prices/HOURS')).body)
  expect(said).toContain('Price that follows the market')
  expect(said).toContain('Market price of each hour %')
  expect(said).toContain('117.5')
  expect(said).toMatch(/On top of the market: tolls, charges and fee €\/kWh .*P1 .*0\.1162/)
  expect(said).toContain('= price of the day-ahead market (OMIE) × the percentage shown')
  expect(said).not.toContain('Energy €/kWh')
})

it('[law.13.n] the page of a product that follows the market says a year of an average home, and what that rests on', async () => {
  const { db } = server
  expect(wordsOf((await get('/prices/HOURS')).body)).not.toContain('A year of an average home')
  const row = { product_code: 'HOURS', from_day: '2026-01-01' }
  await db
    .insertInto('product_price')
    .values([
      { ...row, concept: 'power', tariff_period: 0, price: '25', unit: 'EUR/kW/year' },
      { ...row, concept: 'market_addition', tariff_period: 3, price: '0.02', unit: 'EUR/kWh' },
    ])
    .execute()
  await db
    .insertInto('market_day')
    .values(
      [...eachDay('2025-11-21', '2026-11-21')].map((day) => ({
        day,
        version: 1,
        prices: Array.from({ length: pricesOfMarketDay(day) }, () => 60_000),
      })),
    )
    .execute()
  server.clock.advance(24 * 3_600_000)
  const said = wordsOf((await get('/prices/HOURS')).body)
  expect(said).toMatch(/A year of an average home with 4\.6.kW/)
  expect(said).toMatch(/Estimated cost €[\d,]+\.\d\d Bill of the month before €/)
  expect(said).toContain('has no cap')
})
