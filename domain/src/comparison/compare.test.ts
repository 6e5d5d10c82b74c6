import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductPrice } from '../billing/billed-supply.ts'
import { price } from '../billing/supply.fixture.ts'
import { findGasTariff } from '../supply/gas-tariff.ts'
import {
  electricityComparisonProblems,
  fieldsOfTariff,
  gasComparisonProblems,
  powerFields,
  consumptionFields,
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
  powersW: [4000, 3000],
  usedWh: [50_000, 60_000, 90_000],
  startDate: '2025-06-01',
  endDate: '2025-06-30',
  invoiceAmountCents: 6000,
}
function compared(more: Partial<AskedElectricity> = {}) {
  return compareElectricity({ asked: { ...asked, ...more }, provinceCode: '28', today }, product)
}

describe('a bill of electricity beside a product [v8.validation-messages]', () => {
  /*
   * 30 days, both dates counted. Power (4 + 3) kW × 36.50 × 30 ÷ 365 = 12.00 + 9.00 = 21.00; energy 200 kWh × 0.10 =
   * 5.00 + 6.00 + 9.00 = 20.00; financing of the social bonus 6.979247 × 30 ÷ 365 = 0.57; tax on electricity 5.11269632 %
   * of 41.57 = 2.13; meter 0.81 × 12 × 30 ÷ 365 = 0.80; IVA 21 % of 44.50 = 9.345, so 9.35;
   * together 53.85.
   */
  it('is what was used at its prices, to the cent as worked by hand [v9.comparator-dates]', () => {
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
    // By days 6.15 × 365 ÷ 30 = 74.83; by use ÷ 7.4 % of June = 83.11; 20.00 of 42.37 go with use, and 15 % to each side.
    expect(found?.yearly).toEqual({ cents: 7873, fromCents: 6360, toCents: 9557 })
  })

  it('of an old tariff of day and night keeps its use: the night is today’s valley', () => {
    const old = compared({ tariff: '2.0DHA', powersW: [4000], usedWh: [110_000, 90_000] })
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

  it('of a business before 2021, or beside a product without all prices, cannot be said', () => {
    expect(compared({ tariff: '3.0A' })).toBeUndefined()
    expect(compared({ tariff: '6.1A' })).toBeUndefined()
    const halved = { ...product, prices: product.prices.filter(({ concept }) => concept === 'power') }
    expect(compareElectricity({ asked, provinceCode: '28', today }, halved)).toBeUndefined()
  })

  it('beside the product that made it comes to nothing saved, whatever was used [r.comparison-six]', () => {
    const wh = fc.integer({ min: 0, max: 1_000_000 })
    const tariffs = fc.constantFrom('2.0TD', '2.0DHA', '3.0TD')
    fc.assert(
      fc.property(fc.array(wh, { minLength: 6, maxLength: 6 }), wh, tariffs, (usedWh, surplusWh, tariff) => {
        const bill = { tariff, powersW: Array<number>(6).fill(20_000), usedWh, surplusWh }
        const invoiceAmountCents = compared(bill)?.bill.totalCents ?? null
        expect(compared({ ...bill, invoiceAmountCents })).toMatchObject({
          savingCents: 0,
          yearly: { cents: 0, fromCents: 0, toCents: 0 },
        })
      }),
      { numRuns: 50 },
    )
  })

  it('never costs less where more is used [r.comparison-six]', () => {
    const wh = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        wh,
        wh,
        wh,
        fc.constantFrom(0, 1, 2),
        wh,
        fc.constantFrom(0, 50_000),
        (p1Wh, p2Wh, p3Wh, which, more, surplusWh) => {
          const less = [p1Wh, p2Wh, p3Wh]
          const total = (usedWh: number[]) => compared({ usedWh, surplusWh })?.bill.totalCents ?? 0
          expect(total(less.with(which, (less[which] ?? 0) + more))).toBeGreaterThanOrEqual(total(less))
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('other bills, as worked by hand [r.comparison-six]', () => {
  function amounts({ bill }: NonNullable<ReturnType<typeof compared>>) {
    return [...bill.lines, ...bill.taxes].map(({ amountCents }) => amountCents)
  }

  /*
   * The first bill, and 100 kWh of surplus at 0.06 = 6.00: 21.00 + 20.00 + 0.57 − 6.00 = 35.57; tax on electricity 1.82;
   * meter 0.80; IVA 21 % of 38.19 = 8.02; 46.21. Of 1000 kWh only the 20.00 of the energy come back: 21.57, 1.10, 0.80;
   * IVA 4.93; 28.40.
   */
  it('2.0TD with surplus: it is paid as the product pays it, up to what the energy costs', () => {
    const offer = { ...product, prices: [...product.prices, price('surplus', 'EUR/kWh', '0.06')] }
    const beside = (surplusWh: number) =>
      compareElectricity({ asked: { ...asked, surplusWh }, provinceCode: '28', today }, offer)
    expect(amounts(beside(100_000)!)).toEqual([1200, 900, 500, 600, 900, -600, 57, 80, 182, 802])
    expect(beside(100_000)?.bill.totalCents).toBe(4621)
    expect(beside(1_000_000)?.bill.totalCents).toBe(2840)
    // A product that pays nothing for it.
    expect(compared({ surplusWh: 100_000 })?.bill.totalCents).toBe(5385)
  })

  /*
   * Six times 20 kW × 36.50 × 30 ÷ 365 = 60.00 and 100 kWh × 0.10 = 10.00; financing 0.57; tax on electricity
   * 5.11269632 % of 420.57 = 21.50; three-phase meter 1.36 × 12 × 30 ÷ 365 = 1.34; IVA 21 % of 443.41 = 93.12; 536.53.
   */
  it('3.0TD: six powers and six periods of energy', () => {
    const six = (value: number) => Array<number>(6).fill(value)
    const found = compared({ tariff: '3.0TD', powersW: six(20_000), usedWh: six(100_000) })!
    expect(amounts(found)).toEqual([...six(6000), ...six(1000), 57, 134, 2150, 9312])
    expect(found.bill.totalCents).toBe(53_653)
    expect(found.shared).toBe(false)
  })

  /* 24.00 + 20.00 + 0.57 = 44.57; tax 2.28; meter 0.80; IVA 21 % of 47.65 = 10.01; 57.66. */
  it('an old DHA', () => {
    const found = compared({ tariff: '2.0DHA', powersW: [4000], usedWh: [110_000, 90_000] })!
    expect(amounts(found)).toEqual([1200, 1200, 580, 520, 900, 57, 80, 228, 1001])
    expect(found.bill.totalCents).toBe(5766)
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
  function comparedGas(tariff: 'RL.1' | 'RL.2', consumptionWh: number, invoiceAmountCents = 5000) {
    const bill = { ...asked, tariff, consumptionWh, invoiceAmountCents }
    return compareGas({ asked: bill, tariff: findGasTariff(tariff)!, provinceCode: '28', today }, gas)
  }

  it('RL.2 is what was used at its prices, to the cent as worked by hand', () => {
    const found = comparedGas('RL.2', 600_000)
    expect([found?.bill.totalCents, found?.savingCents]).toEqual([5968, -968])
  })

  /* 5.92; 300 kWh × 0.07 = 21.00; tax on hydrocarbons 0.70; IVA 21 % of 27.62 = 5.80; 33.42. */
  it('RL.1 too', () => {
    const found = comparedGas('RL.1', 300_000)
    expect([found?.bill.totalCents, found?.savingCents]).toEqual([3342, 1658])
  })

  it('never costs less where more is used, and compares to nothing with itself', () => {
    const wh = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(wh, wh, (used, more) => {
        const total = comparedGas('RL.2', used)!.bill.totalCents
        expect(comparedGas('RL.2', used + more)!.bill.totalCents).toBeGreaterThanOrEqual(total)
        expect(comparedGas('RL.2', used, total)).toMatchObject({ savingCents: 0, yearly: { cents: 0 } })
      }),
      { numRuns: 50 },
    )
  })
})

it('the product that costs least is chosen', () => {
  const [dear, cheap] = [compared({ usedWh: [90_000, 60_000, 90_000] })!, compared()!]
  expect(cheapest([{ compared: dear }, { compared: cheap }])?.compared).toBe(cheap)
  expect(cheapest([])).toBeUndefined()
})

describe('what has to be said of a bill', () => {
  const wrong = (more: Partial<AskedElectricity>) => electricityComparisonProblems({ ...asked, ...more })

  it('is its supply, retailer, tariff, power, use, dates and amount [v5.comparator-cups] [v5.comparator-required] [v5.comparator-power]', () => {
    expect(wrong({})).toEqual({})
    const nothing = {
      cups: '',
      comerOrigin: null,
      tariff: '',
      powersW: [],
      usedWh: [],
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
    expect(wrong({ cups: 'ES1', powersW: [0, Number.NaN] })).toEqual({
      cups: 'cups_field_not_valid',
      power: 'power_field_not_valid',
      power2: 'power_field_not_valid',
    })
  })

  it.each([
    ['2.0A', ['power'], ['p1']],
    ['2.0DHA', ['power'], ['p1', 'p2']],
    ['2.0DHS', ['power'], ['p1', 'p2', 'p3']],
    ['3.0A', ['power'], ['p1', 'p2', 'p3']],
    ['2.0TD', ['power', 'power2'], ['p1', 'p2', 'p3']],
    ['3.0TD', powerFields, consumptionFields],
    ['6.1TD', powerFields, consumptionFields],
  ])('depends on the tariff: %s [v5.comparator-periods]', (tariff, powers, uses) => {
    expect(fieldsOfTariff(tariff)).toEqual({ powers: powers.length, uses: uses.length })
    const missing = wrong({ tariff, powersW: [], usedWh: [] })
    expect(Object.keys(missing)).toEqual([...powers, ...uses])
  })

  it('is told apart where it is of nothing or in credit, of electricity and of gas [r.bill-in-credit]', () => {
    for (const invoiceAmountCents of [0, -1, -500]) {
      expect(wrong({ invoiceAmountCents })).toEqual({ invoiceAmount: 'bill_without_amount' })
      const gas = { ...asked, tariff: 'RL.1', consumptionWh: 100_000, invoiceAmountCents }
      expect(gasComparisonProblems(gas)).toEqual({ invoiceAmount: 'bill_without_amount' })
    }
    expect(wrong({ invoiceAmountCents: 1 })).toEqual({})
    for (const invoiceAmountCents of [Number.NaN, -500_000_000])
      expect(wrong({ invoiceAmountCents })).toEqual({ invoiceAmount: 'not_valid' })
  })

  it('may name surplus and its price', () => {
    expect(wrong({ surplusWh: 40_000, surplusPrice: 0.06 })).toEqual({})
    expect(wrong({ surplusWh: -1, surplusPrice: 2 })).toEqual({
      surplus: 'not_valid',
      surplusPrice: 'not_valid',
    })
    expect(wrong({ surplusWh: Number.NaN, surplusPrice: Number.NaN })).toEqual({
      surplus: 'not_valid',
      surplusPrice: 'not_valid',
    })
  })

  it('is no more than the power can give in all its days [v5.comparator-consumption]', () => {
    // 4 kW × 24 h × 30 days = 2880 kWh
    expect(wrong({ usedWh: [2_730_000, 60_000, 90_000] })).toEqual({})
    expect(wrong({ usedWh: [2_730_001, 60_000, 90_000] })).toEqual({
      p1: 'price_comparator_consumption_not_valid',
    })
  })

  it('has an end that is not before its start, and days that there are', () => {
    expect(wrong({ endDate: '2025-05-31' })).toEqual({ endDate: 'start_after_end' })
    expect(wrong({ startDate: '2025-02-30' })).toEqual({ startDate: 'date_not_valid' })
    expect(wrong({ startDate: '0000-01-01' })).toEqual({ startDate: 'date_not_valid' })
  })

  it('of gas is the same without powers and periods [v5.gas-comparator-required] [v5.gas-comparator-dates]', () => {
    const gas = { ...asked, tariff: 'RL.1', consumptionWh: 100_000 }
    expect(gasComparisonProblems(gas)).toEqual({})
    expect(gasComparisonProblems({ ...gas, consumptionWh: null, endDate: '2025-05-01' })).toEqual({
      consumption: 'required_field',
      endDate: 'start_after_end',
    })
  })
})
