import { giveRates } from '@endoll/domain/billing/rates/given-rates.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { tellStaleRates } from './tell-stale-rates.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
afterEach(() => giveRates([]))

async function events() {
  const { body } = await server.get('retailer/outbox/', { 'x-api-key': server.apiKey })
  return (body as { events: { type: string; rate?: { name: string; start_day: string } }[] }).events
}

it('each guess that could be known is told once, and not one that the deployment has given [r.given-rates]', async () => {
  const { db } = server
  await db
    .insertInto('given_rate')
    .values({
      rate: 'ivaOnGas',
      from_day: '2026-11-01',
      to_day: '2026-12-01',
      value: 'percent 10',
      source: 'INE',
    })
    .execute()
  const told = await tellStaleRates(server.services)
  expect(told).toContain('rate:ivaOnElectricity:2026-11-01')
  expect(told).toContain('rate:ivaOnElectricity:2026-12-01')
  expect(told).not.toContain('rate:ivaOnGas:2026-11-01')
  expect(told).toContain('rate:ivaOnGas:2026-12-01')
  expect(await tellStaleRates(server.services)).toEqual([])
  const found = await events()
  expect(found).toHaveLength(told.length)
  expect(found).toContainEqual(
    expect.objectContaining({
      type: 'rate.stale',
      rate: expect.objectContaining({
        name: 'ivaOnElectricity',
        start_day: '2026-12-01',
        end_day: '2026-12-31',
        value: 'percent 21',
        hangs_on: 'CPI of electricity, October 2026',
        since: '2026-11-13',
      }),
    }),
  )
})

it('what is not out yet is not told', async () => {
  await server.db.deleteFrom('outbox_event').execute()
  server.clock.set(instantMs('2026-10-13T10:00:00Z'))
  const told = await tellStaleRates(server.services)
  expect(told.filter((rate) => rate.includes('2026-11') || rate.includes('2026-12'))).toEqual([])
})
