import { describe, expect, it } from 'vitest'
import type { consumptionSeries } from '@endoll/api/consumption.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { TestContract } from '../../testing/factories.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { newContract, addMonth, addLines, addDays, get } = billedContracts()
const october = 'start=2026-10-01&end=2026-10-31'

async function costOf({ name }: TestContract, resolution: string, query = october) {
  const { body } = await get(`contracts/${name}/cch/series/${resolution}/?${query}`)
  const { cost, import_wh } = body as ReplyOf<typeof consumptionSeries>
  return { cost, import_wh }
}
function sum(values: readonly (readonly number[] | null)[] = [], period = 0) {
  return values.reduce((total, value) => total + (value?.[period] ?? 0), 0)
}

describe('what the energy costs [r.energy-in-euros]', () => {
  it('comes to the energy lines of the bill of these days with their taxes, by day and by month', async () => {
    const contract = await newContract()
    // The bill has another price in the peak than the product: its days go by the bill.
    await addLines(await addMonth(contract, 10), 10, [
      { kind: 'energy', tariff_period: 1, quantity: '16.8', price: '0.25', amount_cents: 420 },
      { kind: 'energy', tariff_period: 2, quantity: '16.8', price: '0.15', amount_cents: 252 },
      { kind: 'energy', tariff_period: 3, quantity: '40.9', price: '0.1', amount_cents: 409 },
    ])
    await addDays(contract, '2026-10-01', '2026-11-01')
    const daily = await costOf(contract, 'daily')
    const monthly = await costOf(contract, 'monthly')
    const taxes = 1.0511269632 * 1.21
    for (const [period, cents] of [420, 252, 409].entries()) {
      expect(sum(daily.cost?.by_period_microcents, period) / 1e6).toBeCloseTo(cents * taxes, 3)
      expect(sum(monthly.cost?.by_period_microcents, period)).toBe(
        sum(daily.cost?.by_period_microcents, period),
      )
    }
    expect(daily.cost).toMatchObject({ price_kind: 'fixed', hour_nano_prices: null, billed_to: '2026-10-31' })
    const hourly = await costOf(contract, 'hourly')
    expect(hourly.cost?.by_period_microcents).toEqual([])
    // 0.25 × 1.0511269632 × 1.21, only in October.
    expect(hourly.cost?.prices[0]).toEqual({
      tariff_period: 1,
      from: '2026-10-01',
      to: '2026-10-31',
      price: '0.317965906',
    })
  })

  it('is that of the bill of a day that began in another month', async () => {
    const contract = await newContract()
    const bill = await addMonth(contract, 10, { from_day: '2026-09-20', to_day: '2026-10-20' })
    await addLines(bill, 10, [
      {
        kind: 'energy',
        tariff_period: 3,
        quantity: '10',
        price: '0.3',
        amount_cents: 300,
        from_day: '2026-09-20',
        to_day: '2026-10-20',
      },
    ])
    await addDays(contract, '2026-10-03', '2026-10-04')
    const { cost } = await costOf(contract, 'daily', 'start=2026-10-03&end=2026-10-03')
    // A Saturday of 2.4 kWh.
    expect(sum(cost?.by_period_microcents, 2) / 1e8).toBeCloseTo(2.4 * 0.3 * 1.0511269632 * 1.21, 6)
  })

  it('is not given without a reading, without a price and for gas', async () => {
    const unpriced = await newContract({ product_code: 'NADA' })
    await addDays(unpriced, '2026-10-01', '2026-10-03')
    const { cost } = await costOf(unpriced, 'daily', 'start=2026-10-01&end=2026-10-03')
    expect(cost).toEqual({
      price_kind: 'fixed',
      hour_nano_prices: null,
      prices: [],
      by_period_microcents: [null, null, null],
      billed_to: null,
    })
    expect((await costOf(unpriced, 'monthly')).cost?.by_period_microcents).toEqual([null])

    const priced = await newContract()
    await addDays(priced, '2026-10-01', '2026-10-02')
    const days = (await costOf(priced, 'daily', 'start=2026-10-01&end=2026-10-02')).cost?.by_period_microcents
    expect(days?.map((day) => day === null)).toEqual([false, true])
    expect((await costOf(await newContract({ kind: 'gas', tariff: 'RL.2' }), 'daily')).cost).toBeNull()
  })
})
