import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { addDays, eachDay, type Day } from '../time/day.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { BilledSupply, MeteredEnergy, PriceConcept, ProductPrice } from './billed-supply.ts'
import { billFor, chargesFor } from './charges.ts'
import { energyPrices } from './energy-prices.ts'
import { chargeAmount } from './line-amount.ts'
import { findPowerTerms } from './power-year.ts'
import { home, price, prices, reading, written } from './supply.fixture.ts'

const APRIL = { from: '2026-04-01', to: '2026-05-01' }
const MIDDLE = '2026-04-16'

function until(rows: readonly ProductPrice[], to: Day): ProductPrice[] {
  return rows.map((row) => ({ ...row, to }))
}

function since(rows: readonly ProductPrice[], from: Day): ProductPrice[] {
  return rows.map((row) => ({ ...row, from }))
}

function linesOf(supply: BilledSupply, energy: readonly MeteredEnergy[], span = APRIL): string[] {
  return written(billFor(supply, { energy }, span)).filter((line) => /^(power|energy|surplus)/.test(line))
}

describe('a product that changes its form of price on 16 April', () => {
  const power = prices('power', 'EUR/kW/day', ['0.1', '0.01'])
  const energy = reading(APRIL, [60, 30, 0])

  it('from one price of energy to prices by period', () => {
    const supply = home(
      [1000, 1000],
      [
        ...power,
        ...until([price('energy', 'EUR/kWh', '0.15')], MIDDLE),
        ...since(prices('energy', 'EUR/kWh', ['0.2', '0.1']), MIDDLE),
      ],
    )
    expect(linesOf(supply, energy).slice(2)).toEqual([
      'energy P1 4.50', // 30 × 0.15
      'energy P1 6.00', // 30 × 0.20
      'energy P2 2.25', // 15 × 0.15
      'energy P2 1.50', // 15 × 0.10
    ])
  })

  it('and back; a price of a period goes before one of all where both hold', () => {
    const supply = home(
      [1000, 1000],
      [...power, price('energy', 'EUR/kWh', '0.15'), ...until(prices('energy', 'EUR/kWh', ['0.2']), MIDDLE)],
    )
    expect(linesOf(supply, energy).slice(2)).toEqual(['energy P1 6.00', 'energy P1 4.50', 'energy P2 4.50'])
  })

  it('of surplus: what was given before the change is paid off too', () => {
    const supply = home(
      [1000, 1000],
      [
        ...power,
        price('energy', 'EUR/kWh', '0.15'),
        ...until([price('surplus', 'EUR/kWh', '0.05')], MIDDLE),
        ...since(prices('surplus', 'EUR/kWh', ['0.07', '0.06']), MIDDLE),
      ],
    )
    const first = { from: APRIL.from, to: MIDDLE }
    expect(linesOf(supply, reading(first, [40], [20]), first).slice(2)).toEqual([
      'energy P1 6.00', // 40 × 0.15
      'surplus -1.00', //  20 × 0.05
    ])
    expect(linesOf(supply, reading(APRIL, [60, 0], [40, 20])).slice(3)).toEqual([
      'surplus -1.50', //    (20 + 10) × 0.05
      'surplus P1 -1.40', // 20 × 0.07
      'surplus P2 -0.60', // 10 × 0.06
    ])
  })

  it('has prices of power on every day', () => {
    const of = [...until([price('power', 'EUR/kW/day', '0.1')], MIDDLE), ...since(power, MIDDLE)]
    const pricesOn = (day: Day) => findPowerTerms(of, 2, day)?.map((terms) => terms.power.price)
    expect(pricesOn('2026-04-10')).toEqual(['0.1', '0.1'])
    expect(pricesOn(MIDDLE)).toEqual(['0.1', '0.01'])
  })

  it('has the price of its day in each hour', () => {
    const of = [
      ...until([price('energy', 'EUR/kWh', '0.15')], MIDDLE),
      ...since(prices('energy', 'EUR/kWh', ['0.2']), MIDDLE),
    ]
    const found = energyPrices(of, [], APRIL)
    const on = (day: Day) => found.find(({ from, to = '9999-12-31' }) => from <= day && day < to)?.price
    expect([on('2026-04-15'), on(MIDDLE)]).toEqual(['0.15', '0.2'])
  })
})

describe('an access tariff that changes on 16 April', () => {
  const six = ['0.2', '0.18', '0.16', '0.14', '0.12', '0.1']
  const ofTwo = [...prices('power', 'EUR/kW/day', ['0.1', '0.01']), price('energy', 'EUR/kWh', '0.15')]
  const ofSix = [...prices('power', 'EUR/kW/day', six), ...prices('energy', 'EUR/kWh', six)]
  const [early, late] = [
    { from: APRIL.from, to: MIDDLE },
    { from: MIDDLE, to: APRIL.to },
  ]
  const twoPowers = [10_000, 10_000]
  const sixPowers = [10_000, 10_000, 10_000, 10_000, 10_000, 20_000]

  it('from 2.0TD to 3.0TD', () => {
    const supply = {
      ...home([], [...until(ofTwo, MIDDLE), ...since(ofSix, MIDDLE)]),
      powersW: [
        { from: '2020-01-01', to: MIDDLE, value: twoPowers },
        { from: MIDDLE, value: sixPowers },
      ],
    }
    const energy = [...reading(early, [10]), ...reading(late, [0, 0, 0, 10, 0, 20])]
    expect(linesOf(supply, energy)).toEqual([
      'power P1 15.00', // 10 × 0.10 × 15
      'power P1 30.00', // 10 × 0.20 × 15
      'power P2 1.50',
      'power P2 27.00',
      'power P3 24.00', // of 3.0TD alone
      'power P4 21.00',
      'power P5 18.00',
      'power P6 30.00', // 20 × 0.10 × 15
      'energy P1 1.50',
      'energy P4 1.40',
      'energy P6 2.00',
    ])
  })

  it('from 3.0TD to 2.0TD', () => {
    const supply = {
      ...home([], [...until(ofSix, MIDDLE), ...since(ofTwo, MIDDLE)]),
      powersW: [
        { from: '2020-01-01', to: MIDDLE, value: sixPowers },
        { from: MIDDLE, value: twoPowers },
      ],
    }
    const energy = [...reading(early, [0, 0, 0, 10, 0, 20]), ...reading(late, [10])]
    expect(linesOf(supply, energy)).toHaveLength(11)
    expect(linesOf(supply, energy)).toContain('power P6 30.00')
  })

  it('charges no excess power of a period on days whose tariff does not have it [r.bill-calculation]', () => {
    const excess = prices('excess_power', 'EUR/kW/day', ['0.1', '0.1', '0.1'])
    const supply = {
      ...home([], [...until(ofTwo, MIDDLE), ...since(ofSix, MIDDLE), ...excess]),
      powersW: [
        { from: '2020-01-01', to: MIDDLE, value: twoPowers },
        { from: MIDDLE, value: sixPowers },
      ],
    }
    const demand = [{ tariffPeriod: 3 as const, demandW: 12_000 }]
    const lines = written(billFor(supply, { energy: [], demand }, APRIL))
    // 2 × 0.1 × 15, and not 12 × 0.1 × 15 of the days of 2.0TD
    expect(lines.filter((line) => line.startsWith('excess'))).toEqual(['excess_power P3 3.00'])
  })

  it('but a period with power, or with energy, on a day without a price is still an error', () => {
    const supply = home(sixPowers, [...until(ofTwo, MIDDLE), ...since(ofSix, MIDDLE)])
    expect(() => linesOf(supply, [])).toThrow('no price of power in P3 on 2026-04-01')
    const energy = reading(APRIL, [0, 0, 0, 10])
    const late4 = [...ofSix.slice(0, 6), ...since(ofSix.slice(6), MIDDLE)]
    expect(() => linesOf({ ...supply, prices: late4 }, energy)).toThrow(
      'no price of energy in P4 on 2026-04-01',
    )
  })
})

const BY_TIME_AND_ENERGY = [
  'power',
  'fixed',
  'energy',
  'surplus',
  'social_bonus_financing',
  'meter_rental',
  'service',
]
const DECIMALS = 12

function amounts(
  supply: BilledSupply,
  energy: readonly MeteredEnergy[],
  span: DateSpan,
): Map<string, number> {
  const charges = chargesFor(supply, { energy }, span).filter(({ kind }) => BY_TIME_AND_ENERGY.includes(kind))
  const byKind = Map.groupBy(charges, ({ kind, tariffPeriod = 0 }) =>
    kind === 'surplus' ? kind : `${kind} ${tariffPeriod}`,
  )
  return new Map(
    [...byKind].map(([key, of]) => [key, sumCents(of.map((charge) => chargeAmount(charge, DECIMALS)))]),
  )
}

const priced = fc
  .integer({ min: 0, max: 400_000 })
  .map((millionths) => `0.${String(millionths).padStart(6, '0')}`)

function form(
  concept: PriceConcept,
  unit: ProductPrice['unit'],
  periods: number,
): fc.Arbitrary<ProductPrice[]> {
  return fc.oneof(
    priced.map((one) => [price(concept, unit, one)]),
    fc
      .array(priced, { minLength: periods, maxLength: periods })
      .map((byPeriod) => prices(concept, unit, byPeriod)),
    fc
      .array(priced, { minLength: periods + 1, maxLength: periods + 1 })
      .map(([one = '0', ...byPeriod]) => [
        price(concept, unit, one),
        ...prices(concept, unit, byPeriod.slice(1)),
      ]),
  )
}

/** Prices and powers of one access tariff; a period of power with none has none. */
const terms = fc.constantFrom(2, 6).chain((periods) =>
  fc.record({
    periods: fc.constant(periods),
    power: form('power', 'EUR/kW/year', periods),
    energy: form('energy', 'EUR/kWh', 6),
    surplus: fc.oneof(fc.constant([]), form('surplus', 'EUR/kWh', 6)),
    fixed: priced.map((one) => [price('fixed', 'EUR/month', one)]),
    powersW: fc.array(fc.integer({ min: 0, max: 49_000 }), { minLength: periods, maxLength: periods }),
    meter: fc.constantFrom('single_phase' as const, 'three_phase' as const),
  }),
)

describe('a bill', () => {
  it('split on any day adds up to the whole, whatever changes on a day', () => {
    const cases = fc.record({
      from: fc.integer({ min: 0, max: 1400 }).map((days) => addDays('2025-01-01', days)),
      days: fc.integer({ min: 2, max: 40 }),
      change: fc.nat(),
      split: fc.nat(),
      before: terms,
      after: terms,
      yearDays: fc.constantFrom('365' as const, 'calendar' as const),
      wh: fc.array(fc.nat({ max: 30_000 }), { minLength: 5, maxLength: 11 }),
    })
    fc.assert(
      fc.property(cases, ({ from, days, change, split, before, after, yearDays, wh }) => {
        const span = { from, to: addDays(from, days) }
        const changeDay = addDays(from, change % (days + 1))
        const splitDay = addDays(from, 1 + (split % (days - 1)))
        const rowsOf = (of: typeof before) => [of.power, of.energy, of.surplus, of.fixed].flat()
        const supply: BilledSupply = {
          energy: 'electricity',
          provinceCode: '28',
          use: 'household',
          voltage: 'low',
          yearDays,
          prices: [...until(rowsOf(before), changeDay), ...since(rowsOf(after), changeDay)],
          powersW: [
            { from: '2020-01-01', to: changeDay, value: before.powersW },
            { from: changeDay, value: after.powersW },
          ],
          meter: [
            { from: '2020-01-01', to: changeDay, value: before.meter },
            { from: changeDay, value: after.meter },
          ],
          services: [{ name: 'Care', priceMonth: '3.99', from: changeDay }],
        }
        const energy = [...eachDay(span.from, span.to)].flatMap((day, index) => {
          const periods = day < changeDay ? before.periods : after.periods
          return Array.from({ length: periods === 2 ? 3 : 6 }, (_, period) => ({
            span: { from: day, to: addDays(day, 1) },
            tariffPeriod: (period + 1) as TariffPeriod,
            importWh: wh[(index + period) % wh.length] ?? 0,
            exportWh: wh[(index * 3 + period) % wh.length] ?? 0,
          }))
        })
        const whole = amounts(supply, energy, span)
        const parts = [
          amounts(supply, energy, { from: span.from, to: splitDay }),
          amounts(supply, energy, { from: splitDay, to: span.to }),
        ]
        const keys = new Set([whole, ...parts].flatMap((of) => [...of.keys()]))
        for (const key of keys) {
          const added = sumCents(parts.map((of) => of.get(key) ?? 0))
          // Each line is rounded in the twelfth decimal.
          expect(Math.abs(added - (whole.get(key) ?? 0)), key).toBeLessThan(20)
        }
      }),
      { numRuns: 300 },
    )
  })
})
