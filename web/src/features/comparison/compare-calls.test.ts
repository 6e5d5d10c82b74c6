import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureCalls } from '../../calls/call.ts'
import { onFailure } from '../../failures/reported.ts'
import { compareBill } from './compare-calls.ts'

const line = {
  name: 'Potencia P1',
  price_unit: 36.5,
  price_per: 'EUR/kW/year',
  quantity: 4,
  multi: 30,
  year_days: 365,
  amount: 12,
}
const typed = { cups: 'ES 1234 1234 5678 9012 JY', comerOrigin: '1', access_tariff: '18', power: '4' }

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  configureCalls({ version: 1, locale: () => 'es', rejected: () => undefined, renew: async () => false })
})
afterEach(() => vi.unstubAllGlobals())

async function reportsOf(kind: 'electricity' | 'gas', data: object | null): Promise<string[]> {
  const reports: string[] = []
  const forget = onFailure((error) => reports.push(String(error)))
  fetchMock.mockResolvedValue(Response.json({ data, reference: null }))
  await compareBill(kind, typed)
  forget()
  return reports
}

it('a result without lines of power is reported, with nothing of what was typed [v8.comparator-report]', async () => {
  const without = { operations: { potencia: [], energia: [line], lloguer: [], taxes: [] } }
  expect(await reportsOf('electricity', without)).toEqual(['Error: no lines of power'])
})

it('a whole result, none at all and one of gas are not', async () => {
  const whole = { operations: { potencia: [line], energia: [line], lloguer: [], taxes: [] } }
  expect(await reportsOf('electricity', whole)).toEqual([])
  expect(await reportsOf('electricity', null)).toEqual([])
  expect(await reportsOf('gas', { operations: { fijo: [line], variable: [], taxes: [] } })).toEqual([])
})
