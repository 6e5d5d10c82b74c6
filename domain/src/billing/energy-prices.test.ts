import { describe, expect, it } from 'vitest'
import type { ProductPrice } from './billed-supply.ts'
import type { BillLine } from './bill.ts'
import { energyPrices } from './energy-prices.ts'

const year = { from: '2025-11-22', to: '2026-11-22' }
function row(tariffPeriod: 0 | 1 | 2 | 3, from: string, to: string | undefined, price: string): ProductPrice {
  return {
    concept: 'energy',
    tariffPeriod,
    from,
    to,
    price,
    unit: 'EUR/kWh',
  }
}
function line(tariffPeriod: 1 | 2 | 3, from: string, to: string, price: string): BillLine {
  return {
    kind: 'energy',
    tariffPeriod,
    span: { from, to },
    quantity: '10',
    unit: 'kWh',
    price,
    priceUnit: 'EUR/kWh',
    amountCents: 100,
  }
}

describe('the prices of a year [r.hour-cost]', () => {
  const product = [row(0, '2025-01-01', '2026-01-01', '0.150000000'), row(0, '2026-01-01', undefined, '0.14')]

  it('are the product’s that touch it, written plainly', () => {
    const others: ProductPrice[] = [
      row(0, '2024-01-01', '2025-01-01', '0.2'),
      { ...row(1, '2025-01-01', undefined, '30'), concept: 'power', unit: 'EUR/kW/year' },
    ]
    expect(energyPrices([...others, ...product], [], year)).toEqual([
      { concept: 'energy', tariffPeriod: 0, from: '2025-01-01', to: '2026-01-01', price: '0.15' },
      { concept: 'energy', tariffPeriod: 0, from: '2026-01-01', to: undefined, price: '0.14' },
    ])
  })

  it('are not returned twice where bills say the same', () => {
    const lines = [line(1, '2025-12-01', '2026-01-01', '0.15'), line(2, '2026-01-01', '2026-02-01', '0.140')]
    expect(energyPrices(product, lines, year)).toHaveLength(2)
  })

  it('are those of a bill first, for its own days and period, where it says otherwise', () => {
    const lines = [line(1, '2026-03-01', '2026-04-01', '0.199')]
    expect(energyPrices(product, lines, year)[0]).toEqual({
      concept: 'energy',
      tariffPeriod: 1,
      from: '2026-03-01',
      to: '2026-04-01',
      price: '0.199',
    })
  })

  it('are those of a period before those of all periods, as bills take them', () => {
    const own = row(3, '2026-01-01', undefined, '0.09')
    const said = energyPrices([...product, own], [line(3, '2026-03-01', '2026-04-01', '0.09')], year)
    expect(said.map(({ tariffPeriod, price }) => [tariffPeriod, price])).toEqual([
      [3, '0.09'],
      [0, '0.15'],
      [0, '0.14'],
    ])
  })

  it('of surplus are above zero, as the product writes them', () => {
    const given: BillLine = { ...line(1, '2026-03-01', '2026-04-01', '-0.06'), kind: 'surplus' }
    const { tariffPeriod: _, ...forAll } = given
    expect(energyPrices([], [forAll], year)).toEqual([
      { concept: 'surplus', tariffPeriod: 0, from: '2026-03-01', to: '2026-04-01', price: '0.06' },
    ])
  })
})
