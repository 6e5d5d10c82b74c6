import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../money.ts'
import { billFor } from './charges.ts'
import { networkParts, whereTheMoneyGoes } from './destination.ts'
import { home, price, prices, reading } from './supply.fixture.ts'

const supply = home(
  [4600, 4600],
  [
    ...prices('power', 'EUR/kW/year', ['27.704413', '0.725423']),
    price('energy', 'EUR/kWh', '0.15'),
    price('surplus', 'EUR/kWh', '0.05'),
  ],
)

function destinations(
  span: { from: string; to: string },
  kwh: number[],
  tariff: '2.0TD' | '3.0TD' | undefined,
): object {
  const { bill } = billFor(supply, { energy: reading(span, kwh) }, span)
  const parts = whereTheMoneyGoes(bill, { tariff })
  expect(sumCents(parts.map(({ amountCents }) => amountCents))).toBe(bill.totalCents)
  return Object.fromEntries(parts.map(({ destination, amountCents }) => [destination, amountCents]))
}

describe('where the money goes', () => {
  it('of a month of 2026: power at the regulated price is all network, of energy the rest', () => {
    // Power 9.78 + 0.26 = 10.04, energy 30.00, financing 0.54, tax 2.07, rental 0.75, IVA 9.11
    expect(destinations({ from: '2026-02-01', to: '2026-03-01' }, [100, 40, 60], '2.0TD')).toEqual({
      // tolls: 4.6 × 23.324952 × 28 ÷ 365 = 8.23, 4.6 × 0.44377 × 28 ÷ 365 = 0.16,
      // 100 × 0.033261 = 3.33, 40 × 0.016409 = 0.66, 60 × 0.000077 = 0.00
      tolls: 1238,
      // charges: 4.6 × 4.379461 × 28 ÷ 365 = 1.55, 4.6 × 0.281653 × 28 ÷ 365 = 0.10,
      // 100 × 0.064292 = 6.43, 40 × 0.012858 = 0.51, 60 × 0.003215 = 0.19
      charges: 878,
      // 40.04 − 12.38 − 8.78
      energy_and_retailer: 1888,
      social_bonus_financing: 54,
      taxes: 1118,
      meter_rental: 75,
    })
  })

  it('splits a line that lies in two years by the prices of both', () => {
    const [old, both, young] = [
      destinations({ from: '2025-12-02', to: '2026-01-01' }, [310, 0, 0], '2.0TD'),
      destinations({ from: '2025-12-17', to: '2026-01-16' }, [310, 0, 0], '2.0TD'),
      destinations({ from: '2026-01-01', to: '2026-01-31' }, [310, 0, 0], '2.0TD'),
    ].map((parts) => Object.entries(parts).find(([name]) => name === 'charges')?.[1])
    // Fifteen days of each: between, and half a cent of rounding at most for each line and year.
    expect(Math.abs(Number(both) - (Number(old) + Number(young)) / 2)).toBeLessThanOrEqual(3)
    expect(old).not.toBe(young)
  })

  it('returns tolls and charges together where the tables do not separate them', () => {
    const parts = destinations({ from: '2026-02-01', to: '2026-03-01' }, [100, 40, 60], '3.0TD')
    // power: tolls 4.6 × (14.935084 + 7.894323) × 28 ÷ 365 = 8.06, charges 4.6 × (5.441843 + 2.723298) × 28 ÷ 365 = 2.88
    // energy: 100 × 0.063352 = 6.34, 40 × 0.038914 = 1.56, 60 × 0.019279 = 1.16
    expect(parts).toMatchObject({ tolls_and_charges: 906 + 806 + 288 })
    expect(parts).not.toHaveProperty('tolls')
  })

  it('[law.bill.q] keeps the rental of the meter apart from other services', () => {
    const line = (kind: 'meter_rental' | 'service', amountCents: number) => ({
      kind,
      span: { from: '2026-02-01', to: '2026-03-01' },
      quantity: '1',
      unit: 'unit' as const,
      price: '1',
      priceUnit: 'EUR' as const,
      amountCents,
    })
    const bill = {
      span: { from: '2026-02-01', to: '2026-03-01' },
      lines: [line('meter_rental', 81), line('service', 395)],
      taxes: [],
      totalCents: 476,
    }
    expect(whereTheMoneyGoes(bill, { tariff: '2.0TD' })).toEqual([
      { destination: 'meter_rental', amountCents: 81 },
      { destination: 'services', amountCents: 395 },
    ])
  })

  it('[law.bill.p] says tolls and charges of power and energy by period', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const { bill } = billFor(supply, { energy: reading(span, [100, 40, 60]) }, span)
    expect(networkParts(bill, '2.0TD')).toEqual([
      { kind: 'power', tariffPeriod: 1, tolls: 823, charges: 155, both: 0 },
      { kind: 'power', tariffPeriod: 2, tolls: 16, charges: 10, both: 0 },
      { kind: 'energy', tariffPeriod: 1, tolls: 333, charges: 643, both: 0 },
      { kind: 'energy', tariffPeriod: 2, tolls: 66, charges: 51, both: 0 },
      { kind: 'energy', tariffPeriod: 3, tolls: 0, charges: 19, both: 0 },
    ])
    expect(networkParts(bill, undefined)).toBeUndefined()
  })

  it('keeps network and retailer in one part where the tables do not reach', () => {
    for (const [from, to, tariff] of [
      ['2026-02-01', '2026-03-01', undefined],
      ['2027-02-01', '2027-03-01', '2.0TD'],
    ] as const) {
      const parts = destinations({ from, to }, [100, 40, 60], tariff)
      expect(Object.keys(parts)).toEqual([
        'energy_network_and_retailer',
        'social_bonus_financing',
        'taxes',
        'meter_rental',
      ])
    }
  })

  it('adds up whatever the surplus, and leaves no part of nothing', () => {
    const kwh = fc.array(fc.nat(500), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(kwh, kwh, fc.nat(600), (taken, given, start) => {
        const from = `2025-${String((start % 12) + 1).padStart(2, '0')}-10`
        const span = { from, to: '2026-02-10' }
        const { bill } = billFor(supply, { energy: reading(span, taken, given) }, span)
        const parts = whereTheMoneyGoes(bill, { tariff: '2.0TD' })
        expect(sumCents(parts.map(({ amountCents }) => amountCents))).toBe(bill.totalCents)
        expect(parts.every(({ amountCents }) => amountCents !== 0)).toBe(true)
      }),
    )
  })
})
