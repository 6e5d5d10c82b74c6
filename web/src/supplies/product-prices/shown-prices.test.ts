import { describe, expect, it } from 'vitest'
import { shownPrices } from './shown-prices.ts'

function price(
  concept: 'power' | 'energy' | 'surplus' | 'excess_power',
  tariff_period: number,
  amount: string,
) {
  return { concept, tariff_period, price: amount, price_with_taxes: null, unit: 'EUR/kWh' }
}

describe('the prices of a product [c2.detail-cards]', () => {
  it('stand by what they are for, period by period; what is seldom met stands apart', () => {
    const shown = shownPrices([
      price('energy', 2, '0.14'),
      price('energy', 1, '0.184512'),
      price('surplus', 0, '0.06'),
      price('excess_power', 1, '3.1'),
    ])
    expect(shown.usual).toEqual([
      {
        concept: 'energy',
        prices: [
          { period: 'P1', price: '0.184512', price_with_taxes: null, unit: 'EUR/kWh' },
          { period: 'P2', price: '0.14', price_with_taxes: null, unit: 'EUR/kWh' },
        ],
      },
      {
        concept: 'surplus',
        prices: [{ period: undefined, price: '0.06', price_with_taxes: null, unit: 'EUR/kWh' }],
      },
    ])
    expect(shown.seldom.map(({ concept }) => concept)).toEqual(['excess_power'])
  })

  it('of no product are none', () => {
    expect(shownPrices([])).toEqual({ usual: [], seldom: [] })
  })
})
