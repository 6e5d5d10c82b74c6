import { describe, expect, it } from 'vitest'
import { decimalOf } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { addDays } from '../time/day.ts'
import {
  taxedSupplyOn,
  type BilledSupply,
  type Metered,
  type PriceConcept,
  type ProductPrice,
} from './billed-supply.ts'
import { billFor } from './charges.ts'
import { leftUnused } from './supply.fixture.ts'
import { recomputeBill } from './recompute.ts'
import {
  law,
  secondBill,
  type Law,
  type SecondBill,
  type SecondCase,
  type SecondPrice,
  type SecondTerms,
} from './second-calculation.fixture.ts'

const BILLS = 720

/** The same sequence every time (mulberry32), so that a bill that differs can be looked at again. */
function dice(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number): number => Math.floor(next() * (most + 1))
  return { upTo, one: <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item }
}
type Dice = ReturnType<typeof dice>

const PROVINCES = ['28', '08', '07', '35', '38', '51', '52'] as const
/** Days near which something changes; bills begin up to 40 days before or after. */
const CHANGES = (
  '2025-02-20 2025-04-01 2026-01-01 2026-03-22 2026-04-30 2026-06-01 2026-06-26 2026-07-01 ' +
  '2026-08-01 2026-09-01 2026-09-25 2026-10-01 2026-11-01 2027-01-01 2028-01-01'
).split(' ')

function priceBy({ upTo, one }: Dice, periods: number, most: number): SecondPrice {
  const byPeriod = Array.from({ length: periods }, () => upTo(most))
  return one([true, false]) ? upTo(most) : byPeriod
}

function termsBy(by: Dice, periods: 2 | 6, large: boolean): SecondTerms {
  const { upTo, one } = by
  const most = large ? 90_000 : periods === 2 ? 15_000 : 50_000
  const power = one([true, false, false])
    ? upTo(40_000_000)
    : Array.from({ length: periods }, () => upTo(40_000_000))
  return {
    // A home of some 10 kW often: taxes look at it.
    powersW: Array.from({ length: periods }, () =>
      periods === 2 ? one([upTo(15_000), 9900, 10_000, 10_100]) : upTo(most),
    ),
    power,
    energy: priceBy(by, periods === 2 ? 3 : 6, 350_000),
    surplus: one([undefined, priceBy(by, periods === 2 ? 3 : 6, 150_000)]),
    meter: one(['single_phase', 'three_phase']),
  }
}

const GAS_TERMS = { powersW: [], power: 0, surplus: undefined, meter: 'single_phase' } as const

function caseBy(by: Dice, index: number): SecondCase {
  const { upTo, one } = by
  const isGas = index % 4 === 3
  const province = one(PROVINCES)
  const use = one(['household', 'business', 'industrial'] as const)
  const days = 1 + upTo(64)
  const from = addDays(one(CHANGES), -upTo(50) + 5)
  const changeAfter = one([0, days, upTo(days)])
  const [periodsBefore, periodsAfter] = [one([2, 2, 6] as const), one([2, 2, 6] as const)]
  const large = upTo(4) === 0
  const before = isGas ? { ...GAS_TERMS, energy: upTo(120_000) } : termsBy(by, periodsBefore, large)
  const after = isGas
    ? { ...GAS_TERMS, energy: upTo(120_000) }
    : one([before, termsBy(by, periodsAfter, large)])
  const scale = one([0, 50, 3000, 60_000])
  const whBy = (withSurplus: boolean): number[][] =>
    Array.from({ length: days }, (_, day) => {
      const { powersW } = day < changeAfter ? before : after
      const periods = isGas ? 1 : powersW.length === 2 ? 3 : 6
      return Array.from({ length: periods }, () => (withSurplus ? upTo(scale) : 0))
    })
  const isSmall = [before, after].every(({ powersW }) => Math.max(0, ...powersW) <= 50_000)
  return {
    energy: isGas ? 'gas' : 'electricity',
    province,
    use,
    voltage: isGas ? undefined : one(['low', 'low', 'high'] as const),
    leapYears: one([true, false]),
    from,
    days,
    changeAfter,
    before,
    after,
    importWh: whBy(true),
    exportWh: whBy(!isGas && one([true, false])),
    fixed: isGas || upTo(5) === 0 ? upTo(9_000_000) : undefined,
    service: one([undefined, undefined, upTo(9_000_000)]),
    discountPercent: one([0, upTo(30)]),
    excess:
      !isGas && isSmall && upTo(2) === 0
        ? {
            prices: Array.from({ length: 6 }, () => upTo(200_000)),
            demandW: Array.from({ length: 6 }, () => upTo(60_000)),
          }
        : undefined,
    batteryCents: isGas ? 0 : one([0, upTo(6000)]),
    bonus:
      !isGas && upTo(3) === 0
        ? { permille: one([425, 575]), limitWh: 1_587_000, unusedWh: one([0, upTo(60_000)]) }
        : undefined,
  }
}

function micros(price: number): string {
  return decimalOf(price, 6)
}

function rows(
  concept: PriceConcept,
  unit: ProductPrice['unit'],
  price: SecondPrice,
  days: { readonly from: string; readonly to?: string },
): ProductPrice[] {
  if (typeof price === 'number') return [{ concept, unit, tariffPeriod: 0, price: micros(price), ...days }]
  return price.map((one, index) => ({
    concept,
    unit,
    tariffPeriod: (index + 1) as TariffPeriod,
    price: micros(one),
    ...days,
  }))
}

/** The case as the first calculation takes it. */
function firstInput(of: SecondCase): {
  supply: BilledSupply
  metered: Metered
  span: { from: string; to: string }
} {
  const span = { from: of.from, to: addDays(of.from, of.days) }
  const change = addDays(of.from, of.changeAfter)
  const always = { from: '2020-01-01' }
  const sides = [
    [of.before, { ...always, to: change }],
    [of.after, { from: change }],
  ] as const
  const isGas = of.energy === 'gas'
  const pricesOf = (terms: SecondTerms, days: { from: string; to?: string }): ProductPrice[] => [
    ...(isGas ? [] : rows('power', 'EUR/kW/year', terms.power, days)),
    ...rows('energy', 'EUR/kWh', terms.energy, days),
    ...(terms.surplus === undefined ? [] : rows('surplus', 'EUR/kWh', terms.surplus, days)),
  ]
  return {
    span,
    supply: {
      energy: of.energy,
      provinceCode: of.province,
      use: of.use,
      voltage: of.voltage,
      yearDays: of.leapYears ? 'calendar' : '365',
      powersW: isGas ? [] : sides.map(([terms, days]) => ({ ...days, value: terms.powersW })),
      meter: isGas ? [] : sides.map(([terms, days]) => ({ ...days, value: terms.meter })),
      prices: [
        ...sides.flatMap(([terms, days]) => pricesOf(terms, days)),
        ...(of.fixed === undefined ? [] : rows('fixed', 'EUR/month', of.fixed, always)),
        ...(of.excess ? rows('excess_power', 'EUR/kW/day', of.excess.prices, always) : []),
        {
          concept: 'discount' as const,
          unit: '%' as const,
          tariffPeriod: 0 as const,
          price: String(of.discountPercent),
          ...always,
          to: change,
        },
      ],
      services: of.service === undefined ? [] : [{ name: 'Care', priceMonth: micros(of.service), ...always }],
      socialBonus: of.bonus
        ? [{ ...always, value: { percent: decimalOf(of.bonus.permille, 1), limitWh: of.bonus.limitWh } }]
        : [],
      bonusBills: leftUnused(of.bonus?.unusedWh ?? 0, of.from),
    },
    metered: {
      energy: of.importWh.flatMap((periods, day) =>
        periods.map((importWh, period) => ({
          span: { from: addDays(of.from, day), to: addDays(of.from, day + 1) },
          ...(isGas ? {} : { tariffPeriod: (period + 1) as TariffPeriod }),
          importWh,
          exportWh: of.exportWh[day]?.[period] ?? 0,
        })),
      ),
      demand: of.excess?.demandW.map((demandW, index) => ({
        tariffPeriod: (index + 1) as TariffPeriod,
        demandW,
      })),
      batteryCents: of.batteryCents,
    },
  }
}

function firstBill(of: SecondCase): SecondBill {
  const { supply, metered, span } = firstInput(of)
  const { bill } = billFor(supply, metered, span)
  const byKind: Record<string, number> = {}
  for (const { kind, amountCents } of bill.lines) byKind[kind] = (byKind[kind] ?? 0) + amountCents
  return {
    byKind,
    taxes: bill.taxes.map(
      ({ tax, rate, baseCents, amountCents }) => `${tax} ${rate}: ${baseCents} ${amountCents}`,
    ),
    totalCents: bill.totalCents,
  }
}

/** Without kinds of nothing: one calculation has no line where the other has one of 0. */
function comparable({ byKind, taxes, totalCents }: SecondBill) {
  const amounts = Object.entries(byKind).filter(([, cents]) => cents !== 0)
  return { byKind: Object.fromEntries(amounts.toSorted()), taxes, totalCents }
}

function cases(): SecondCase[] {
  const by = dice(20_261_122)
  return Array.from({ length: BILLS }, (_, index) => caseBy(by, index))
}

describe(`${BILLS} bills over all taxes, zones, tariffs and change days [r.second-calculation]`, () => {
  const all = cases()

  it('come to the same in a second calculation written apart', () => {
    for (const [index, of] of all.entries()) {
      expect({ index, ...comparable(firstBill(of)) }).toEqual({ index, ...comparable(secondBill(of)) })
    }
  })

  it('have no difference when they are computed again as imported bills', () => {
    for (const [index, of] of all.entries()) {
      const { supply, metered, span } = firstInput(of)
      const { bill } = billFor(supply, metered, span)
      const facts = taxedSupplyOn(supply, addDays(span.to, -1))
      expect({ index, differences: recomputeBill(bill, facts) }).toEqual({ index, differences: [] })
    }
  })

  it('hold every tax, zone, tariff, kind of line and change of tariff many times', () => {
    const seen = new Map<string, number>()
    const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1)
    for (const of of all) {
      const bill = secondBill(of)
      count(`province ${of.province} ${of.energy}`)
      count(`use ${of.use} ${of.energy}`)
      if (of.energy === 'electricity') count(`voltage ${of.voltage}`)
      const [before, after] = [of.before.powersW.length, of.after.powersW.length]
      const changes = of.changeAfter > 0 && of.changeAfter < of.days
      if (of.energy === 'electricity' && changes) count(`powers ${before} ${after}`)
      for (const [kind, cents] of Object.entries(bill.byKind)) if (cents !== 0) count(kind)
      for (const tax of bill.taxes) count(tax.replace(/:.*/, ''))
    }
    const expected = [
      ...PROVINCES.flatMap((province) => [`province ${province} electricity`, `province ${province} gas`]),
      ...['household', 'business', 'industrial'].flatMap((use) => [
        `use ${use} electricity`,
        `use ${use} gas`,
      ]),
      'voltage low',
      'voltage high',
      ...['2 2', '2 6', '6 2', '6 6'].map((powers) => `powers ${powers}`),
      ...'power excess_power fixed energy surplus battery discount social_bonus'.split(' '),
      ...'social_bonus_financing meter_rental service'.split(' '),
      ...'IVA 21,IVA 10,IGIC 0,IGIC 3,IGIC 7,IPSI 1,IPSI 4'.split(','),
      ...['5.11269632', '0.5', '0.001', '0.0005'].map((rate) => `electricity_tax ${rate}`),
      ...'0.00234 0.00108 0.001404 0.001728 0.002016 0.00054'
        .split(' ')
        .map((rate) => `hydrocarbon_tax ${rate}`),
    ]
    expect(expected.filter((what) => (seen.get(what) ?? 0) < 3)).toEqual([])
  })

  it.each<[string, Partial<Law>]>([
    ['gas keeps 21 % in the cut', { ivaOfGas: () => 21 }],
    ['services are cut too', { ivaOfServices: 10 }],
    [
      'severely vulnerable holders are asked for their power',
      { ivaOfElectricity: (day, highestW) => law.ivaOfElectricity(day, highestW, false) },
    ],
    [
      'the cut of electricity has no limit of power',
      { ivaOfElectricity: (day) => law.ivaOfElectricity(day, 0, false) },
    ],
    ['high voltage is no industry', { leastTenthsPerMwh: (use) => (use === 'industrial' ? 5 : 10) }],
    ['hydrocarbons are taxed everywhere', { hydrocarbonsDueIn: () => true }],
    ['hydrocarbons keep 0.65', { hydrocarbons: (_, use) => (use === 'industrial' ? 15 : 65) }],
    ['industry pays the general rate on gas', { hydrocarbons: (day) => law.hydrocarbons(day, 'household') }],
    [
      'gas of homes in Canarias pays 0 %',
      { igicOfEnergy: (_, use, w) => law.igicOfEnergy('electricity', use, w) },
    ],
    ['IPSI of services is that of energy', { ipsiOfTheRest: 1 }],
    ['surplus has no cap', { surplusHasCap: false }],
    ['excess power still counts twice', { excessFactor: () => 2 }],
    ['the financing never changed', { financing: () => 6_979_247 }],
    ['the electricity tax was never cut', { electricityTax: () => 511_269_632 }],
  ])('notices a law by which %s', (_, wrong) => {
    const differs = all.some((of) => {
      const other = secondBill(of, { ...law, ...wrong })
      return JSON.stringify(comparable(other)) !== JSON.stringify(comparable(firstBill(of)))
    })
    expect(differs).toBe(true)
  })
})
