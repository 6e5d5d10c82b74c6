import { describe, expect, it, test } from 'vitest'
import type { BillLineItem } from '@endoll/api/bill.ts'
import { lineKinds } from '@endoll/domain/billing/bill.ts'
import {
  calculationOf,
  comesOut,
  isPartOf,
  lineGroups,
  sentenceOf,
  taxSentenceOf,
  uncappedCentsOf,
} from './bill-lines.ts'
import { 'bill-lines' as messages } from './messages/es.ts'

function line(changes: Partial<BillLineItem> = {}): BillLineItem {
  return {
    kind: 'energy',
    tariff_period: null,
    name: null,
    from: '2026-10-01',
    to: '2026-10-31',
    quantity: '1',
    unit: 'unit',
    price: '1',
    price_unit: 'EUR',
    days: null,
    year_days: null,
    amount: 0,
    ...changes,
  }
}
const home = { type: 'electricity', tariff: { name: '2.0TD' } } as const
const workshop = { type: 'electricity', tariff: { name: '3.0TD' } } as const
const gas = { type: 'gas', tariff: { name: 'RL.2' } } as const
const yearly = { days: 31, year_days: 365 } as const

describe('the groups', () => {
  test('hold each kind of line once, whatever the order, with their sum [r.bill-page]', () => {
    const lines = lineKinds.toReversed().map((kind, index) => line({ kind, amount: index / 100 }))
    const groups = lineGroups(lines)
    expect(groups.flatMap(({ lines: own }) => own.map(({ kind }) => kind)).toSorted()).toEqual(
      [...lineKinds].toSorted(),
    )
    expect(groups.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(105)
    expect(groups.map(({ key }) => key)).toEqual([
      'power',
      'fixed',
      'energy',
      'surplus',
      'adjustments',
      'services',
    ])
  })
  test('are left out where they have no lines', () => {
    expect(lineGroups([line()]).map(({ key }) => key)).toEqual(['energy'])
  })
})

describe('the sentence', () => {
  it.each([
    [line({ kind: 'power', tariff_period: 1 }), home, 'power_band'],
    [line({ kind: 'power', tariff_period: 1 }), workshop, 'power'],
    [line({ tariff_period: 1 }), home, 'energy_peak'],
    [line({ tariff_period: 2 }), home, 'energy_flat'],
    [line({ tariff_period: 3 }), home, 'energy_valley'],
    [line({ tariff_period: 3 }), workshop, 'energy_period'],
    [line(), home, 'energy'],
    [line(), gas, 'energy_gas'],
    [line({ kind: 'fixed' }), gas, 'fixed_gas'],
    [line({ kind: 'fixed' }), home, 'fixed'],
    [line({ kind: 'meter_rental' }), gas, 'meter_rental_gas'],
    [line({ kind: 'discount', quantity: '31.2', price: '-0.1' }), home, 'discount_share'],
    [line({ kind: 'discount', price: '-5' }), home, 'discount'],
    [line({ kind: 'adjustment', amount: -18.6 }), home, 'adjustment_back'],
    [line({ kind: 'adjustment', amount: 18.6 }), home, 'adjustment'],
  ])('%#', (asked, invoice, key) => {
    expect(sentenceOf(asked, invoice)).toBe(key)
  })

  test('every kind has one in words, for electricity and for gas', () => {
    for (const kind of lineKinds)
      for (const invoice of [home, workshop, gas])
        expect(messages.why[sentenceOf(line({ kind }), invoice)].length).toBeGreaterThan(20)
  })

  it.each([
    ['electricity_tax', '%', false, 'electricity_tax'],
    ['electricity_tax', '%', true, 'electricity_tax_reduced'],
    ['electricity_tax', 'EUR/kWh', false, 'electricity_tax_minimum'],
    ['hydrocarbon_tax', 'EUR/kWh', false, 'hydrocarbon_tax'],
    ['IGIC', '%', false, 'IGIC'],
  ] as const)('of %s by %s, reduced: %s', (tax, rate_unit, reduced, key) => {
    expect(taxSentenceOf({ tax, rate_unit, reduced })).toBe(key)
  })
})

test('excess power of high voltage is told as a root of quarters of an hour, of low voltage as the meter’s', () => {
  const excess = (tariff: string) =>
    sentenceOf(line({ kind: 'excess_power' }), { type: 'electricity', tariff: { name: tariff } })
  expect(['6.1TD', '6.4TD', '3.0TD', '2.0TD'].map(excess)).toEqual([
    'excess_power_quarters',
    'excess_power_quarters',
    'excess_power',
    'excess_power',
  ])
})

describe('the calculation', () => {
  const power = line({
    kind: 'power',
    quantity: '4.600',
    unit: 'kW',
    price: '30.817413',
    price_unit: 'EUR/kW/year',
    ...yearly,
    amount: 12.04,
  })
  it.each([
    [power, { quantity: '4.6', price: '30.817413', days: 31, yearDays: 365, months: undefined }],
    [
      line({ kind: 'meter_rental', price: '0.81', price_unit: 'EUR/month', ...yearly }),
      { quantity: undefined, days: 31, yearDays: 365, months: 12 },
    ],
    [
      line({ kind: 'service', quantity: '2', price: '4.95', price_unit: 'EUR/month' }),
      { quantity: '2', days: undefined, yearDays: undefined, months: undefined },
    ],
    [
      line({ kind: 'fixed', price: '0.131', price_unit: 'EUR/day', days: 62 }),
      { days: 62, yearDays: undefined, months: undefined },
    ],
    [
      line({ quantity: '52.713', unit: 'kWh', price: '0.204453', price_unit: 'EUR/kWh', days: 31 }),
      { quantity: '52.713', days: undefined, yearDays: undefined },
    ],
  ])('%# names its factors', (asked, factors) => {
    expect(calculationOf(asked)).toMatchObject({ form: 'product', ...factors })
  })

  test('a share is shown as per cent', () => {
    const bonus = line({ kind: 'social_bonus', quantity: '28.33', price: '-0.425', amount: -12.04 })
    expect(calculationOf(bonus)).toEqual({ form: 'share', percent: '-42.5', of: '28.33' })
    expect(comesOut(bonus)).toBe(true)
  })

  test('comes out, or does not', () => {
    expect(comesOut(power)).toBe(true)
    expect(comesOut({ ...power, amount: 12.05 })).toBe(false)
    expect(comesOut({ ...power, days: null })).toBe(false)
  })
})

describe('surplus and battery', () => {
  const surplus = line({
    kind: 'surplus',
    quantity: '419.801',
    unit: 'kWh',
    price: '-0.07',
    price_unit: 'EUR/kWh',
    amount: -23.77,
  })
  test('stop at their cap, and it is said what they would have been', () => {
    expect(uncappedCentsOf(surplus)).toBe(-2939)
    expect(uncappedCentsOf(line({ kind: 'battery', price: '-20', amount: -6.88 }))).toBe(-2000)
    // Nothing left to pay off.
    expect(uncappedCentsOf({ ...surplus, amount: 0 })).toBe(-2939)
  })
  test('are what they say where no cap holds them', () => {
    expect(uncappedCentsOf({ ...surplus, amount: -29.39 })).toBeUndefined()
    // A cent is rounding.
    expect(uncappedCentsOf({ ...surplus, amount: -29.38 })).toBeUndefined()
    expect(uncappedCentsOf(line({ kind: 'discount', price: '-20', amount: -5 }))).toBeUndefined()
  })
})

test('a line for some of the days says which', () => {
  const invoice = { start_date: '2026-10-01', end_date: '2026-10-31' }
  expect(isPartOf(line(), invoice)).toBe(false)
  expect(isPartOf(line({ to: '2026-10-15' }), invoice)).toBe(true)
})
