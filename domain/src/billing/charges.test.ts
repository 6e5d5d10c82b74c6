import { describe, expect, it } from 'vitest'
import type { BilledSupply } from './billed-supply.ts'
import type { Charge } from './bill.ts'
import { addUpBill } from './add-up.ts'
import { billFor, chargesFor } from './charges.ts'
import { chargeCents } from './line-amount.ts'
import { recomputeBill } from './recompute.ts'
import { taxRules } from './tax-rules.ts'
import { home, price, prices, reading } from './supply.fixture.ts'

const supply = home(
  [3000, 2000],
  [...prices('power', 'EUR/kW/day', ['0.09', '0.01']), price('energy', 'EUR/kWh', '0.15')],
)

/** 'power P1 3 kW × 0.09 EUR/kW/day, 31 days' of the lines of some kinds. */
function lines(charges: readonly Charge[], ...kinds: Charge['kind'][]): string[] {
  return charges
    .filter(({ kind }) => kinds.includes(kind))
    .map(
      ({ kind, tariffPeriod, quantity, unit, price: of, priceUnit, days }) =>
        `${kind}${tariffPeriod === undefined ? '' : ` P${tariffPeriod}`} ${quantity} ${unit} × ${of} ${priceUnit}${days === undefined ? '' : `, ${days} days`}`,
    )
}

describe('what a period is charged for [r.bill-calculation]', () => {
  it('a price per day knows no years: nothing is cut at New Year', () => {
    const span = { from: '2027-12-15', to: '2028-01-15' }
    expect(lines(chargesFor(supply, { energy: [] }, span), 'power', 'meter_rental')).toEqual([
      'power P1 3 kW × 0.09 EUR/kW/day, 31 days',
      'power P2 2 kW × 0.01 EUR/kW/day, 31 days',
      'meter_rental 1 unit × 0.81 EUR/month, 31 days',
    ])
  })

  it('a year of months is twelve of them in a leap year too; what is regulated keeps its 365 days', () => {
    const priced: BilledSupply = {
      ...home([3000, 3000], [price('power', 'EUR/kW/year', '36.6'), price('fixed', 'EUR/month', '6.45')]),
      services: [{ name: 'Care', priceMonth: '9.50', from: '2020-01-01' }],
    }
    const amounts = (supplied: BilledSupply, span: { from: string; to: string }): string[] =>
      chargesFor(supplied, { energy: [] }, span)
        .filter(({ kind, tariffPeriod }) => kind !== 'social_bonus_financing' && tariffPeriod !== 2)
        .map((charge) => `${charge.kind} ${charge.days} / ${charge.yearDays}: ${chargeCents(charge)}`)
    const leapYear = { from: '2028-01-01', to: '2029-01-01' }
    // 3 × 36.60; 12 × 6.45; 0.81 × 12 × 366 / 365 = 9.7466…; 12 × 9.50
    expect(amounts(priced, leapYear)).toEqual([
      'power 366 / 366: 10980',
      'fixed 366 / 366: 7740',
      'meter_rental 366 / 365: 975',
      'service 366 / 366: 11400',
    ])
    expect(amounts({ ...priced, yearDays: '365' }, leapYear)).toEqual([
      'power 366 / 365: 11010',
      'fixed 366 / 365: 7761',
      'meter_rental 366 / 365: 975',
      'service 366 / 365: 11431',
    ])
    // Cut at New Year: 6.45 × 12 × 17 / 365 = 3.6049…, × 14 / 366 = 2.9606…
    const newYear = { from: '2027-12-15', to: '2028-01-15' }
    expect(amounts(priced, newYear).filter((line) => line.startsWith('fixed'))).toEqual([
      'fixed 17 / 365: 360',
      'fixed 14 / 366: 296',
    ])
  })

  it('a change of power cuts the power term alone, and only in the period that changed', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const changed: BilledSupply = {
      ...supply,
      powersW: [
        { from: '2020-01-01', to: '2026-02-11', value: [3000, 2000] },
        { from: '2026-02-11', value: [4600, 2000] },
      ],
    }
    expect(lines(chargesFor(changed, { energy: reading(span, [28]) }, span), 'power', 'energy')).toEqual([
      'power P1 3 kW × 0.09 EUR/kW/day, 10 days',
      'power P1 4.6 kW × 0.09 EUR/kW/day, 18 days',
      'power P2 2 kW × 0.01 EUR/kW/day, 28 days',
      'energy P1 28 kWh × 0.15 EUR/kWh',
    ])
  })

  it('regulated sums change on their day; services and meters have theirs', () => {
    const span = { from: '2026-06-16', to: '2026-07-16' }
    const more: BilledSupply = {
      ...supply,
      meter: [{ from: '2026-07-01', value: 'three_phase' }],
      services: [
        { name: 'Care', priceMonth: '3.50', from: '2026-07-06' },
        { name: 'Past', priceMonth: '9', from: '2020-01-01', to: '2026-06-01' },
      ],
    }
    const charges = chargesFor(more, { energy: [] }, span)
    expect(lines(charges, 'social_bonus_financing', 'meter_rental', 'service')).toEqual([
      'social_bonus_financing 1 unit × 6.979247 EUR/year, 10 days',
      'social_bonus_financing 1 unit × 9.011295 EUR/year, 20 days',
      'meter_rental 1 unit × 1.36 EUR/month, 15 days',
      'service 1 unit × 3.5 EUR/month, 10 days',
    ])
    expect(charges.find(({ kind }) => kind === 'service')?.name).toBe('Care')
  })

  it('surplus is one line at one price, and a line each where periods differ', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const energy = reading(span, [10, 10, 10], [1, 0, 3])
    const of = (...surplus: BilledSupply['prices']): string[] =>
      lines(chargesFor({ ...supply, prices: [...supply.prices, ...surplus] }, { energy }, span), 'surplus')
    expect(of()).toEqual([])
    expect(of(price('surplus', 'EUR/kWh', '0.0600'))).toEqual(['surplus 4 kWh × -0.06 EUR/kWh'])
    expect(of(...prices('surplus', 'EUR/kWh', ['0.07', '0.06', '0.05']))).toEqual([
      'surplus P1 1 kWh × -0.07 EUR/kWh',
      'surplus P3 3 kWh × -0.05 EUR/kWh',
    ])
  })

  it('a discount is a share of the energy of the days on which it holds', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const discount = { ...price('discount', '%', '10.00'), to: '2026-02-15' }
    const { bill } = billFor(
      { ...supply, prices: [...supply.prices, discount] },
      { energy: reading(span, [100, 60, 40]) },
      span,
    )
    // 200 kWh × 0.15 = 30.00; half of the days: 7.50 + 4.50 + 3.00 = 15.00; × 10 %
    expect(lines(bill.lines, 'discount')).toEqual(['discount 15 unit × -0.1 EUR'])
    expect(bill.lines.find(({ kind }) => kind === 'discount')?.amountCents).toBe(-150)
  })

  it('the social bonus is a share of the terms of the PVPC, its financing among them, and of nothing else [law.6.base]', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const { bill } = billFor(
      {
        ...supply,
        socialBonus: [{ from: '2026-01-01', value: { percent: '42.5', limitWh: 1_587_000 } }],
        services: [{ name: 'Care', priceMonth: '9.50', from: '2020-01-01' }],
      },
      { energy: reading(span, [60, 30, 10]) },
      span,
    )
    // Power 3 × 0.09 × 28 + 2 × 0.01 × 28 = 7.56 + 0.56; energy 100 × 0.15, below the limit; 6.979247 × 28 ÷ 365 = 0.54
    expect(lines(bill.lines, 'social_bonus')).toEqual(['social_bonus 23.66 unit × -0.425 EUR'])
  })

  it('charges that come from elsewhere lie in the bill and its taxes', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const extra: Charge = {
      kind: 'adjustment',
      name: 'Agreed',
      span,
      quantity: '1',
      unit: 'unit',
      price: '-5.005',
      priceUnit: 'EUR',
    }
    const [without, withIt] = [[], [extra]].map(
      (of) => billFor(supply, { energy: [] }, span, { extra: of }).bill,
    )
    expect(withIt?.lines.at(-1)).toMatchObject({ name: 'Agreed', amountCents: -501 })
    expect((withIt?.taxes[0]?.baseCents ?? 0) - (without?.taxes[0]?.baseCents ?? 0)).toBe(-501)
  })

  it('a correction gives back its electricity tax too: the minimum is of energy that is charged [r.bill-corrections]', () => {
    const span = { from: '2026-07-01', to: '2026-08-01' }
    const correction: Charge = {
      kind: 'adjustment',
      name: 'Measured too much',
      span,
      quantity: '1',
      unit: 'unit',
      price: '-18.60',
      priceUnit: 'EUR',
    }
    const rules = taxRules(
      { energy: 'electricity', provinceCode: '08', use: 'business', maxPowerW: 34_500, voltage: 'low' },
      '2026-07-31',
    )
    // 18.60 × 5.11269632 % = 0.9509…; 21 % of 19.55 = 4.1055
    const back = {
      kind: 'energy',
      quantity: '-120',
      unit: 'kWh',
      price: '0.155',
      priceUnit: 'EUR/kWh',
    } as const
    for (const charge of [correction, { ...correction, ...back }]) {
      const { bill } = addUpBill([charge], rules, span)
      expect(bill.taxes).toMatchObject([
        { tax: 'electricity_tax', rateUnit: '%', baseCents: -1860, amountCents: -95 },
        { tax: 'IVA', baseCents: -1955, amountCents: -411 },
      ])
      expect(bill.totalCents).toBe(-2366)
      const facts = {
        energy: 'electricity',
        provinceCode: '08',
        use: 'business',
        maxPowerW: 34_500,
        voltage: 'low',
      } as const
      expect(recomputeBill(bill, facts)).toEqual([])
    }
  })

  it('nothing is given away: energy or power without a price, and a day without power, are errors', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const energy = reading(span, [1])
    const until = (concept: string): BilledSupply => ({
      ...supply,
      prices: supply.prices.map((row) => (row.concept === concept ? { ...row, to: '2026-02-20' } : row)),
    })
    expect(() => chargesFor(until('energy'), { energy }, span)).toThrow(
      'no price of energy in P1 on 2026-02-20',
    )
    expect(() => chargesFor(until('power'), { energy }, span)).toThrow(
      'no price of power in P1 on 2026-02-20',
    )
    const late: BilledSupply = { ...supply, powersW: [{ from: '2026-02-02', value: [1000, 1000] }] }
    expect(() => chargesFor(late, { energy }, span)).toThrow('no contracted power on 2026-02-01')
    const wrong = { ...supply, prices: [...supply.prices.slice(0, 2), price('energy', '%', '1')] }
    expect(() => chargesFor(wrong, { energy }, span)).toThrow(RangeError)
    expect(() => billFor(supply, { energy }, { from: '2024-02-01', to: '2024-03-01' })).toThrow(RangeError)
  })
})
