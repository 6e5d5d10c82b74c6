import { eachDay } from '@endoll/domain/time/day.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { db, newContract, addMonth, addLines, addDays, addMarket, addMarketProduct, soFarOf } =
  billedContracts()
beforeAll(addMarketProduct)

describe('the bill so far of a product that follows the market [r.market-so-far]', () => {
  it('is billed by the hour, and goes on as the market did', async () => {
    const contract = await newContract({ product_code: 'MERCAT' })
    for (const month of [8, 9]) await addMonth(contract, month)
    await addLines(await addMonth(contract, 10), 10, [
      {
        kind: 'meter_rental',
        quantity: '1',
        unit: 'unit',
        price: '0.81',
        price_unit: 'EUR/month',
        amount_cents: 83,
      },
    ])
    await addDays(contract, '2026-10-26', '2026-11-21')
    expect(await soFarOf(contract)).toEqual({ estimate: null, reason: 'no_prices' })
    for (const day of eachDay('2026-11-01', '2026-11-23')) await addMarket(day, () => 50)
    const { estimate } = await soFarOf(contract)
    // 20 days of 2.4 kWh, 15 of them working days: 12 kWh in P1, 12 in P2 and 24 in P3, at 1.2 × 0.05 and what comes on top.
    // 12 × 0.18 + 12 × 0.11 + 24 × 0.08 = 5.40; power 4.6 × 30 × 20 ÷ 365 = 7.56 in each of two; financing 0.49; meter 0.53
    // 21.01 × 5.11269632 % = 1.07; (21.01 + 1.07 + 0.53) × 21 % = 4.75
    expect(estimate).toMatchObject({
      energy_so_far: 48,
      amount_so_far: 27.36,
      foresees_market: true,
      range_basis: 'assumed',
    })
    expect(estimate!.expected_high).toBeGreaterThan(estimate!.expected)
    await db().deleteFrom('market_day').where('day', '=', '2026-11-10').execute()
    expect(await soFarOf(contract)).toEqual({ estimate: null, reason: 'no_prices' })
  })
})
