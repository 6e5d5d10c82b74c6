import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductPrice } from '../billing/billed-supply.ts'
import { price } from '../billing/supply.fixture.ts'
import { findGasTariff } from '../supply/gas-tariff.ts'
import {
  electricityComparisonProblems,
  fieldsOfTariff,
  gasComparisonProblems,
  type AskedElectricity,
} from './asked-comparison.ts'
import { cheapest, compareElectricity, compareGas } from './compare.ts'

const today = '2025-11-21'
const product = {
  yearDays: '365',
  prices: [price('power', 'EUR/kW/year', '36.50'), price('energy', 'EUR/kWh', '0.10')] as ProductPrice[],
} as const

const asked: AskedElectricity = {
  cups: 'ES 1234 1234 5678 9012 JY',
  comerOrigin: 1,
  tariff: '2.0TD',
  powerW: 4000,
  power2W: 3000,
  p1Wh: 50_000,
  p2Wh: 60_000,
  p3Wh: 90_000,
  startDate: '2025-06-01',
  endDate: '2025-06-30',
  invoiceAmountCents: 6000,
}
function compared(more: Partial<AskedElectricity> = {}) {
  return compareElectricity({ asked: { ...asked, ...more }, provinceCode: '28', today }, product)
}

describe('a bill of electricity beside a product', () => {
  /*
   * 30 days, both dates counted. Power (4 + 3) kW × 36.50 × 30 ÷ 365 = 12.00 + 9.00 = 21.00; energy 200 kWh × 0.10 =
   * 5.00 + 6.00 + 9.00 = 20.00; financing of the social bonus 6.979247 × 30 ÷ 365 = 0.57; tax on electricity 5.11269632 %
   * of 41.57 = 2.13; meter 0.81 × 12 × 30 ÷ 365 = 0.80; IVA 21 % of 44.50 = 9.345, so 9.35;
   * together 53.85.
   */
  it('is what was used at its prices, to the cent as worked by hand', () => {
    const found = compared()
    const lines = found?.bill.lines.map(({ kind, amountCents }) => [kind, amountCents])
    expect(lines).toEqual([
      ['power', 1200],
      ['power', 900],
      ['energy', 500],
      ['energy', 600],
      ['energy', 900],
      ['social_bonus_financing', 57],
      ['meter_rental', 80],
    ])
    expect(found?.bill.taxes.map(({ tax, amountCents }) => [tax, amountCents])).toEqual([
      ['electricity_tax', 213],
      ['IVA', 935],
    ])
    expect([found?.bill.totalCents, found?.savingCents]).toEqual([5385, 615])
    // 6.15 × 365 ÷ 30 = 74.825
    expect(found?.yearlySavingCents).toBe(7483)
  })

  it('of an old tariff of day and night keeps its use: the night is today’s valley', () => {
    const old = compared({ tariff: '2.0DHA', power2W: null, p1Wh: 110_000, p2Wh: 90_000, p3Wh: null })
    // 110 kWh × 29 ÷ 55 = 58 and 52 kWh; power 4 + 4 kW.
    expect(old?.bill.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['power', 1200],
      ['power', 1200],
      ['energy', 580],
      ['energy', 520],
      ['energy', 900],
      ['social_bonus_financing', 57],
      ['meter_rental', 80],
    ])
    expect(old?.shared).toBe(true)
    expect(compared()?.shared).toBe(false)
  })

  it('of days whose rates are not known is reckoned on as many days up to today', () => {
    const found = compared({ tariff: '2.0A', startDate: '2020-06-01', endDate: '2020-06-30' })
    expect(found).toMatchObject({ moved: true, span: { from: '2025-10-22', to: today } })
  })

  it('of a tariff with six periods, or beside a product without all prices, cannot be said', () => {
    expect(compared({ tariff: '3.0TD' })).toBeUndefined()
    const halved = { ...product, prices: product.prices.filter(({ concept }) => concept === 'power') }
    expect(compareElectricity({ asked, provinceCode: '28', today }, halved)).toBeUndefined()
  })

  it('beside the product that made it comes to nothing saved', () => {
    const { bill } = compared()!
    expect(compared({ invoiceAmountCents: bill.totalCents })).toMatchObject({
      savingCents: 0,
      yearlySavingCents: 0,
    })
  })

  it('never costs less where more is used', () => {
    const wh = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        wh,
        wh,
        wh,
        fc.constantFrom('p1Wh', 'p2Wh', 'p3Wh'),
        wh,
        (p1Wh, p2Wh, p3Wh, which, more) => {
          const less = { p1Wh, p2Wh, p3Wh }
          const total = (used: typeof less) => compared(used)?.bill.totalCents ?? 0
          expect(total({ ...less, [which]: less[which] + more })).toBeGreaterThanOrEqual(total(less))
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('a bill of gas beside a product', () => {
  const gas = {
    yearDays: '365',
    prices: [price('fixed', 'EUR/month', '6'), price('energy', 'EUR/kWh', '0.07')] as ProductPrice[],
  } as const

  /*
   * 30 days: 6 × 12 × 30 ÷ 365 = 5.92; 600 kWh × 0.07 = 42.00; tax on hydrocarbons 600 × 0.00234 = 1.40; IVA 21 % of
   * 49.32 = 10.36; 59.68.
   */
  it('is what was used at its prices, to the cent as worked by hand', () => {
    const found = compareGas(
      {
        asked: { ...asked, tariff: 'RL.2', consumptionWh: 600_000, invoiceAmountCents: 5000 },
        tariff: findGasTariff('RL.2')!,
        provinceCode: '28',
        today,
      },
      gas,
    )
    expect([found?.bill.totalCents, found?.savingCents]).toEqual([5968, -968])
  })
})

it('the product that costs least is chosen', () => {
  const [dear, cheap] = [compared({ p1Wh: 90_000 })!, compared()!]
  expect(cheapest([{ compared: dear }, { compared: cheap }])?.compared).toBe(cheap)
  expect(cheapest([])).toBeUndefined()
})

describe('what has to be said of a bill', () => {
  const wrong = (more: Partial<AskedElectricity>) => electricityComparisonProblems({ ...asked, ...more })

  it('is its supply, retailer, tariff, power, use, dates and amount', () => {
    expect(wrong({})).toEqual({})
    const nothing = {
      cups: '',
      comerOrigin: null,
      tariff: '',
      powerW: null,
      p1Wh: null,
      startDate: '',
      endDate: '',
    }
    expect(Object.keys(wrong({ ...nothing, invoiceAmountCents: null })).toSorted()).toEqual(
      [
        'access_tariff',
        'comerOrigin',
        'cups',
        'endDate',
        'invoiceAmount',
        'p1',
        'power',
        'startDate',
      ].toSorted(),
    )
    expect(wrong({ cups: 'ES1', powerW: 0, power2W: Number.NaN })).toEqual({
      cups: 'cups_field_not_valid',
      power: 'power_field_not_valid',
      power2: 'power_field_not_valid',
    })
  })

  it.each([
    ['2.0A', { power2: false, p2: false, p3: false }],
    ['2.0DHA', { power2: false, p2: true, p3: false }],
    ['2.0DHS', { power2: false, p2: true, p3: true }],
    ['3.0A', { power2: false, p2: true, p3: true }],
    ['2.0TD', { power2: true, p2: true, p3: true }],
  ])('depends on the tariff: %s', (tariff, needs) => {
    expect(fieldsOfTariff(tariff)).toEqual(needs)
    const missing = wrong({ tariff, power2W: null, p2Wh: null, p3Wh: null })
    expect(Object.keys(missing)).toEqual(
      Object.entries(needs).flatMap(([name, needed]) => (needed ? [name] : [])),
    )
  })

  it('is no more than the power can give in all its days', () => {
    // 4 kW × 24 h × 30 days = 2880 kWh
    expect(wrong({ p1Wh: 2_730_000 })).toEqual({})
    expect(wrong({ p1Wh: 2_730_001 })).toEqual({ p1: 'price_comparator_consumption_not_valid' })
  })

  it('has an end that is not before its start, and days that there are', () => {
    expect(wrong({ endDate: '2025-05-31' })).toEqual({ endDate: 'start_after_end' })
    expect(wrong({ startDate: '2025-02-30' })).toEqual({ startDate: 'date_not_valid' })
    expect(wrong({ startDate: '0000-01-01' })).toEqual({ startDate: 'date_not_valid' })
  })

  it('of gas is the same without powers and periods', () => {
    const gas = { ...asked, tariff: 'RL.1', consumptionWh: 100_000 }
    expect(gasComparisonProblems(gas)).toEqual({})
    expect(gasComparisonProblems({ ...gas, consumptionWh: null, endDate: '2025-05-01' })).toEqual({
      consumption: 'required_field',
      endDate: 'start_after_end',
    })
  })
})
