import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { productCents, sumCents } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { bill, euros, iva, kw, kwh, type Written } from './bill-change.fixture.ts'
import { billChange } from './bill-change.ts'
import type { Bill, BillTax } from './bill.ts'

/** The causes that are not nothing, in cents. */
function causesOf(before: Bill, after: Bill) {
  const { causes, totalCents } = billChange(before, after)
  expect(sumCents(causes.map(({ amountCents }) => amountCents))).toBe(totalCents)
  return Object.fromEntries(
    causes.flatMap(({ cause, amountCents }) => (amountCents === 0 ? [] : [[cause, amountCents]])),
  )
}

describe('worked by hand [r.bill-change]', () => {
  it('everything at once: each cause at what the ones before it have become', () => {
    // 4 kW × 0.10 × 30 = 12.00, 300 kWh × 0.15 = 45.00, 10 % of 57.00 = 5.70: 62.70
    const before = bill(
      30,
      [kw('4', '0.1', 30, 1200), kwh('energy', '300', '0.15', 4500)],
      [iva('10', 5700, 570)],
    )
    // 5 kW × 0.11 × 33 = 18.15, 396 kWh × 0.16 = 63.36, 21 % of 81.51 = 17.1171: 98.63
    const after = bill(
      33,
      [kw('5', '0.11', 33, 1815), kwh('energy', '396', '0.16', 6336)],
      [iva('21', 8151, 1712)],
    )
    expect(causesOf(before, after)).toEqual({
      // 3 days × (4 kW × 0.10 + 10 kWh × 0.15) = 1.20 + 4.50
      days: 570,
      // 2 kWh a day × 33 days × 0.15
      use: 990,
      // 1 kW × 33 days × 0.10
      power: 330,
      // 5 kW × 33 days × 0.01 + 396 kWh × 0.01 = 1.65 + 3.96
      price: 561,
      // 10 % of the 24.51 that the base grew = 2.451
      taxes: 245,
      // 11 % more of 81.51 = 8.9661, and the cent that is left
      tax_rates: 897,
    })
  })

  it('the bill of a public comparator, had energy of P1 cost a cent more', () => {
    const said = openVectors.invoice.find(({ id }) => id === 'som-comparativa-base')!
    const { days = 0, power = [], energy = [] } = said
    const written = (priceOfP1: string, energyOfP1: number, taxes: readonly BillTax[]) =>
      bill(
        days,
        [
          ...power.map(({ kw: kilowatts, eur_kw_day, amount }) =>
            kw(String(kilowatts), String(eur_kw_day), days, productCents([String(amount)])),
          ),
          ...energy.map((row, index) =>
            kwh(
              'energy',
              String(row.kwh),
              index === 0 ? priceOfP1 : String(row.eur_kwh),
              index === 0 ? energyOfP1 : productCents([String(row.amount)]),
              { tariffPeriod: (index + 1) as TariffPeriod },
            ),
          ),
          euros('social_bonus_financing', 74, { price: '0.024688', priceUnit: 'EUR/day', days }),
          euros('meter_rental', 81, { price: '0.81', priceUnit: 'EUR/month' }),
        ],
        taxes,
      )
    const electricity = (baseCents: number, amountCents: number): BillTax => ({
      ...iva('5.11', baseCents, amountCents),
      tax: 'electricity_tax',
    })
    const before = written('0.226', 778, [electricity(3277, 167), iva('21', 3444, 723)])
    expect(before.totalCents).toBe(4167)
    // 34.41 kWh × 0.236 = 8.1208; 5.11 % of 33.11 = 1.6919; 21 % of 34.80 = 7.308
    const after = written('0.236', 812, [electricity(3311, 169), iva('21', 3480, 731)])
    expect(causesOf(before, after)).toEqual({ price: 34, taxes: 2 + 8 })
  })

  it('surplus at its cap: what it gives back goes with the energy that it pays for', () => {
    const power = kw('4', '0.1', 30, 1200)
    const energy = (quantity: string, price: string, cents: number, given: number) =>
      bill(30, [
        power,
        kwh('energy', quantity, price, cents),
        // 400 kWh × 0.06 = 24.00
        kwh('surplus', '400', '-0.06', given),
      ])
    const capped = energy('100', '0.20', 2000, -2000)
    // Five euros more for energy, of which four are given back now.
    expect(causesOf(capped, energy('100', '0.25', 2500, -2400))).toEqual({ price: 100 })
    // Used as much more as can be given back.
    expect(causesOf(capped, energy('120', '0.20', 2400, -2400))).toEqual({})
    expect(causesOf(capped, energy('150', '0.20', 3000, -2400))).toEqual({ use: 600 })
  })

  it('a discount goes with what it is of; another per cent is another price', () => {
    const written = (quantity: string, cents: number, share: string, given: number) =>
      bill(30, [
        kwh('energy', quantity, '0.20', cents),
        euros('discount', given, { quantity: (cents / 100).toFixed(2), price: share }),
      ])
    // Use: 50 kWh × 0.20 less 10 % of it = 9.00. Price: 5 % more of 60.00.
    expect(causesOf(written('250', 5000, '-0.10', -500), written('300', 6000, '-0.15', -900))).toEqual({
      use: 900,
      price: -300,
    })
  })

  it('a social bonus goes with what it is of, as far as its limit of energy lets it', () => {
    const written = (quantity: string, cents: number, base: string, given: number) =>
      bill(30, [
        kw('4', '0.1', 30, 1200),
        kwh('energy', quantity, '0.20', cents),
        euros('social_bonus', given, { quantity: base, price: '-0.425' }),
      ])
    // 42.5 % of 32.00 and of 42.00.
    expect(causesOf(written('100', 2000, '32.00', -1360), written('150', 3000, '42.00', -1785))).toEqual({
      use: 1000 - 425,
    })
    // Of the energy only 25.00 counts: 42.5 % of 37.00 instead of 42.00 is something else that changed.
    expect(causesOf(written('100', 2000, '32.00', -1360), written('150', 3000, '37.00', -1573))).toEqual({
      use: 1000 - 425,
      other: 212,
    })
  })
})

describe('what is what', () => {
  const base = kwh('energy', '300', '0.15', 4500)

  it.each<[string, readonly Written[], readonly Written[], Record<string, number>]>([
    [
      'a price that changes in mid-bill counts as its average',
      [kwh('energy', '200', '0.10', 2000)],
      [kwh('energy', '100', '0.10', 1000), kwh('energy', '100', '0.20', 2000)],
      { price: 1000 },
    ],
    [
      'the same energy divided into periods is a matter of price',
      [kwh('energy', '300', '0.10', 3000)],
      [
        kwh('energy', '100', '0.20', 2000, { tariffPeriod: 1 }),
        kwh('energy', '200', '0.08', 1600, { tariffPeriod: 3 }),
      ],
      { price: 600 },
    ],
    [
      'a period in which nothing was used before',
      [kwh('energy', '100', '0.20', 2000, { tariffPeriod: 1 })],
      [
        kwh('energy', '100', '0.20', 2000, { tariffPeriod: 1 }),
        kwh('energy', '50', '0.08', 400, { tariffPeriod: 3 }),
      ],
      { use: 400 },
    ],
    [
      'reactive energy where there was none is use',
      [base],
      [base, kwh('reactive', '30', '0.04', 120, { unit: 'kvarh', priceUnit: 'EUR/kvarh' })],
      { use: 120 },
    ],
    ['a first surplus is use', [base], [base, kwh('surplus', '50', '-0.06', -300)], { use: -300 }],
    ['a new service', [base], [base, euros('service', 300, { name: 'Care' })], { other: 300 }],
    [
      'a service that costs more',
      [base, euros('service', 300, { name: 'Care' })],
      [base, euros('service', 350, { name: 'Care' })],
      { other: 50 },
    ],
    ['an adjustment', [base, euros('adjustment', -250, { name: 'Sorry' })], [base], { other: 250 }],
    ['a battery', [base, euros('battery', -500)], [base, euros('battery', -200)], { other: 300 }],
    [
      'rental by the month: 0.80 × 12 × 30 ÷ 365 = 0.79, then 0.95 = 0.94',
      [base, euros('meter_rental', 79, { price: '0.80', priceUnit: 'EUR/month', days: 30 })],
      [base, euros('meter_rental', 94, { price: '0.95', priceUnit: 'EUR/month', days: 30 })],
      { other: 15 },
    ],
    [
      'the fixed term of gas: 5 × 12 × 30 ÷ 365 = 4.93, then 6 = 5.92',
      [base, euros('fixed', 493, { price: '5', priceUnit: 'EUR/month', days: 30 })],
      [base, euros('fixed', 592, { price: '6', priceUnit: 'EUR/month', days: 30 })],
      { price: 99 },
    ],
    [
      'an amount that its figures do not come to',
      [base],
      [kwh('energy', '300', '0.15', 4000)],
      { other: -500 },
    ],
  ])('%s', (_, before, after, expected) => {
    expect(causesOf(bill(30, before), bill(30, after))).toEqual(expected)
  })

  it('a total that is rounded only as a whole', () => {
    const one = bill(30, [base])
    expect(causesOf(one, { ...one, totalCents: one.totalCents - 1 })).toEqual({ other: -1 })
  })

  it('a minimum by energy instead of a per cent is another rate', () => {
    const minimum: BillTax = {
      tax: 'electricity_tax',
      rateUnit: 'EUR/kWh',
      rate: '0.001',
      baseCents: 4500,
      quantityKwh: '300',
      amountCents: 30,
    }
    const perCent: BillTax = {
      ...iva('5', 4500, 225),
      tax: 'electricity_tax',
    }
    expect(causesOf(bill(30, [base], [perCent]), bill(30, [base], [minimum]))).toEqual({ tax_rates: -195 })
  })

  it('the tax on a tax whose rate changed goes with that rate', () => {
    const electricity = (rate: string, amountCents: number): BillTax => ({
      ...iva(rate, 4500, amountCents),
      tax: 'electricity_tax',
    })
    expect(
      causesOf(
        bill(30, [base], [electricity('5', 225), iva('10', 4725, 473)]),
        bill(30, [base], [electricity('1', 45), iva('10', 4545, 455)]),
      ),
    ).toEqual({ tax_rates: -180 - 18 })
  })

  it('two rates of one tax keep theirs', () => {
    const igic = (rate: string, baseCents: number, amountCents: number): BillTax => ({
      ...iva(rate, baseCents, amountCents),
      tax: 'IGIC',
    })
    expect(
      causesOf(
        bill(30, [base], [igic('3', 4500, 135)]),
        bill(30, [base, euros('service', 1000)], [igic('3', 4500, 135), igic('7', 1000, 70)]),
      ),
    ).toEqual({ other: 1000, taxes: 70 })
  })

  it('hydrocarbon tax is by energy', () => {
    const tax = (quantityKwh: string, rate: string, amountCents: number): BillTax => ({
      tax: 'hydrocarbon_tax',
      rateUnit: 'EUR/kWh',
      rate,
      baseCents: 0,
      quantityKwh,
      amountCents,
    })
    expect(
      causesOf(bill(30, [], [tax('1000', '0.00234', 234)]), bill(30, [], [tax('2000', '0.00117', 234)])),
    ).toEqual({ taxes: 234, tax_rates: -234 })
  })

  it('no bill has no days', () => {
    const none = { ...bill(30, [base]), span: { from: '2026-07-01', to: '2026-07-01' } } as const
    expect(() => billChange(none, none)).toThrow(RangeError)
  })
})
