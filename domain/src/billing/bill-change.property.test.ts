import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, sumCents } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { billChange, type ChangeCause } from './bill-change.ts'
import type { KnownOfBills } from './between-bills.ts'
import { lineKinds, priceUnits, quantityUnits, taxNames, type Bill } from './bill.ts'
import type { EstimateError } from './estimate-error.ts'
import { billOf, spanFrom, type Home } from './home-bills.fixture.ts'

function decimals(most: number): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: most }).map((millionths) => decimalOf(millionths, 6))
}

const period = fc.option(fc.constantFrom<TariffPeriod>(1, 2, 3), { nil: undefined })
const cents = fc.integer({ min: -50_000, max: 50_000 })
const signed = fc.tuple(fc.constantFrom('', '-'), decimals(900_000_000)).map(([sign, text]) => sign + text)

/** Any bill that can be written down, also those that no engine would compute. */
const anyBill: fc.Arbitrary<Bill> = fc
  .integer({ min: 1, max: 70 })
  .map((days) => spanFrom('2026-02-01', days))
  .chain((span) =>
    fc.record({
      span: fc.constant(span),
      lines: fc.array(
        fc.record(
          {
            kind: fc.constantFrom(...lineKinds),
            tariffPeriod: period,
            name: fc.constantFrom('one', 'two'),
            span: fc.constant(span),
            quantity: fc.oneof(signed, fc.constantFrom('0', '1')),
            unit: fc.constantFrom(...quantityUnits),
            price: signed,
            priceUnit: fc.constantFrom(...priceUnits),
            days: fc.integer({ min: 0, max: 70 }),
            yearDays: fc.constantFrom(365 as const, 366 as const),
            amountCents: cents,
          },
          { requiredKeys: ['kind', 'span', 'quantity', 'unit', 'price', 'priceUnit', 'amountCents'] },
        ),
        { maxLength: 8 },
      ),
      taxes: fc.array(
        fc.record(
          {
            tax: fc.constantFrom(...taxNames),
            rateUnit: fc.constantFrom('%' as const, 'EUR/kWh' as const),
            rate: decimals(30_000_000),
            baseCents: cents,
            quantityKwh: decimals(900_000_000),
            amountCents: cents,
          },
          { requiredKeys: ['tax', 'rateUnit', 'rate', 'baseCents', 'amountCents'] },
        ),
        { maxLength: 4 },
      ),
      totalCents: cents,
    }),
  ) as fc.Arbitrary<Bill>

/** Of some Wh a day the energy of a bill comes to nothing or to a cent. */
function energies(most: number): fc.Arbitrary<number[]> {
  return fc.array(fc.integer({ min: 0, max: most }), { minLength: 3, maxLength: 3 })
}

const homes: fc.Arbitrary<Home> = fc.record({
  days: fc.integer({ min: 1, max: 40 }),
  powersW: fc.array(fc.integer({ min: 1000, max: 9900 }), { minLength: 2, maxLength: 2 }),
  useWh: fc.oneof(energies(20_000), energies(60)),
  surplusWh: fc.integer({ min: 0, max: 40_000 }),
  powerPrices: fc.array(decimals(200_000), { minLength: 2, maxLength: 2 }),
  energyPrices: fc.array(fc.oneof(decimals(400_000), fc.constantFrom('0', '0.000001', '0.4')), {
    minLength: 3,
    maxLength: 3,
  }),
  surplusPrice: decimals(200_000),
  discountPercent: fc.integer({ min: 0, max: 40 }),
  hasService: fc.boolean(),
})

const small: Home = {
  days: 3,
  powersW: [1000, 1000],
  useWh: [0, 0, 0],
  surplusWh: 0,
  powerPrices: ['0', '0'],
  energyPrices: ['0', '0', '0'],
  surplusPrice: '0',
  discountPercent: 0,
  hasService: false,
}

/** Three lines below half a cent round to nothing; twice as much are three cents. */
const discountFromTwiceTheDays: Home = {
  ...small,
  useWh: [4, 4, 4],
  energyPrices: ['0.4', '0.4', '0.4'],
  discountPercent: 40,
}
/** Eight cents of surplus that nothing was bought to pay for; then as many that pay for energy. */
const capOfSomeCents: [Home, Home] = [
  { ...small, surplusWh: 1283, energyPrices: ['0.019608', '0', '0'], surplusPrice: '0.019487' },
  { ...small, useWh: [1445, 0, 0], surplusWh: 1454 },
]
/** Energy that costs nothing any more has no line of its discount. */
const discountOfNothing: [Home, Home] = [
  { ...small, useWh: [0, 0, 45], energyPrices: ['0', '0', '0.108696'], discountPercent: 25 },
  small,
]
/** A share of exactly one euro is written as a sum agreed would be. */
const discountOfOneEuro: [Home, Home] = [
  {
    ...small,
    days: 39,
    useWh: [0, 30, 56],
    energyPrices: ['0', '0.086849', '0.4'],
    discountPercent: 1,
  },
  small,
]

function changed(before: Bill, after: Bill, known?: KnownOfBills): ChangeCause[] {
  return billChange(before, after, known).causes.flatMap(({ cause, amountCents }) =>
    amountCents === 0 ? [] : [cause],
  )
}

/** Wh a day by which a reading was wrong. */
const wrong = [500, 300, 200]
const noError: EstimateError = new Map()
function errorOf({ days }: Home): EstimateError {
  return new Map(wrong.map((wh, index) => [index + 1, wh * days]))
}

/** Its energy has one price for all hours. */
function withoutPeriods(bill: Bill): Bill {
  const lines = bill.lines.map(({ tariffPeriod, ...line }) =>
    line.kind === 'energy' || tariffPeriod === undefined ? line : { ...line, tariffPeriod },
  )
  return { ...bill, lines }
}

/** At one price the season changes nothing but a cent of rounding. */
function hasTwoPrices({ energyPrices: [p1, p2] }: Home): boolean {
  return Number(p1) !== Number(p2)
}

/** Causes that changed something and should not have. */
function besides(allowed: readonly ChangeCause[], found: readonly ChangeCause[]): ChangeCause[] {
  return found.filter((cause) => !allowed.includes(cause))
}

describe('why a bill differs', () => {
  it('adds up to the cent for any two bills [r.bill-change]', () => {
    fc.assert(
      fc.property(anyBill, anyBill, (before, after) => {
        const { totalCents, causes } = billChange(before, after)
        expect(totalCents).toBe(after.totalCents - before.totalCents)
        expect(sumCents(causes.map(({ amountCents }) => amountCents))).toBe(totalCents)
        expect(billChange(after, before).totalCents).toBe(totalCents === 0 ? 0 : -totalCents)
      }),
    )
  })

  it('returns each cause in parts that add up to it, the largest first, none of nothing and none twice [r.bill-change]', () => {
    const partsHold = (before: Bill, after: Bill) => {
      for (const { amountCents, parts } of billChange(before, after).causes) {
        const cents = parts.map((part) => part.amountCents)
        expect(sumCents(cents)).toBe(amountCents)
        expect(cents).not.toContain(0)
        const sizes = cents.map(Math.abs)
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        const sources = parts.map((part) => JSON.stringify({ ...part, amountCents: 0 }))
        expect(sources).toEqual([...new Set(sources)])
      }
    }
    fc.assert(fc.property(anyBill, anyBill, partsHold))
    fc.assert(fc.property(homes, homes, (one, other) => partsHold(billOf(one), billOf(other, '2026-04-15'))))
  })

  it('is nothing from a bill to itself', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        expect(changed(bill, bill)).toEqual([])
        expect(billChange(bill, bill).causes.flatMap(({ parts }) => parts)).toEqual([])
      }),
    )
  })

  it('is days and taxes alone for twice the days at the same use, powers and prices', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const [once, twice] = [billOf(home), billOf({ ...home, days: home.days * 2 })]
        expect(besides(['days', 'taxes'], changed(once, twice))).toEqual([])
      }),
      { examples: [[discountFromTwiceTheDays]] },
    )
  })

  it('is use and taxes alone for the same days, powers and prices', () => {
    fc.assert(
      fc.property(homes, homes, (home, { useWh, surplusWh }) => {
        const before = { ...home, discountPercent: 0 }
        const [one, other] = [billOf(before), billOf({ ...before, useWh, surplusWh })]
        expect(besides(['use', 'taxes'], changed(one, other))).toEqual([])
      }),
      { examples: [capOfSomeCents] },
    )
  })

  it('is the season of the periods and taxes alone for the same hours called otherwise', () => {
    fc.assert(
      fc.property(homes, fc.integer({ min: 1, max: 900 }), (home, wh) => {
        const [p1, p2, p3] = home.useWh as [number, number, number]
        fc.pre(hasTwoPrices(home))
        const before = { ...home, useWh: [p1 + 1000, p2, p3], discountPercent: 0 }
        const after = { ...before, useWh: [p1 + 1000 - wh, p2 + wh, p3] }
        const season = new Map([
          [1, -wh * home.days],
          [2, wh * home.days],
        ] as const)
        expect(besides(['season', 'taxes'], changed(billOf(before), billOf(after), { season }))).toEqual([])
      }),
    )
  })

  it('is estimates and taxes alone for the same use with a wrong reading in either bill', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const real = { ...home, useWh: home.useWh.map((wh) => wh + 1), discountPercent: 0 }
        const wrongly = { ...real, useWh: real.useWh.map((wh, index) => wh + wrong[index]!) }
        const [one, other] = [billOf(real), billOf(wrongly)]
        const error = errorOf(home)
        const onlyEstimates: ChangeCause[] = ['estimates', 'taxes']
        expect(besides(onlyEstimates, changed(one, other, { errors: [noError, error] }))).toEqual([])
        expect(besides(onlyEstimates, changed(other, one, { errors: [error, noError] }))).toEqual([])
        // The same error in both is nothing.
        expect(changed(other, other, { errors: [error, error] })).toEqual([])
      }),
    )
  })

  it('is not use nor estimates where the same use with the same wrong reading is divided in other ways', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const price = home.energyPrices[0]!
        const useWh = home.useWh.map((wh, index) => wh + wrong[index]!)
        const inPeriods = { ...home, useWh, energyPrices: [price, price, price], discountPercent: 0 }
        const inOne = { ...inPeriods, useWh: [sumCents(useWh)], energyPrices: [price] }
        const [one, other] = [billOf(inPeriods), withoutPeriods(billOf(inOne))]
        const [errorOfOne, errorOfOther] = [errorOf(home), new Map([[0, sumCents(wrong) * home.days]])]
        const rounding: ChangeCause[] = ['other', 'taxes']
        expect(besides(rounding, changed(one, other, { errors: [errorOfOne, errorOfOther] }))).toEqual([])
        expect(besides(rounding, changed(other, one, { errors: [errorOfOther, errorOfOne] }))).toEqual([])
      }),
    )
  })

  it('is powers and taxes alone for the same days, use and prices', () => {
    fc.assert(
      fc.property(homes, homes, (home, { powersW }) => {
        expect(besides(['power', 'taxes'], changed(billOf(home), billOf({ ...home, powersW })))).toEqual([])
      }),
    )
  })

  it('is price and taxes alone for other prices, whatever its cap and its discount do', () => {
    fc.assert(
      fc.property(homes, homes, (home, { powerPrices, energyPrices, surplusPrice }) => {
        const before = { ...home, useWh: home.useWh.map((wh) => wh + 1) }
        const after = { ...before, powerPrices, energyPrices, surplusPrice }
        const [one, other] = [billOf(before), billOf(after)]
        expect(besides(['price', 'taxes'], changed(one, other))).toEqual([])
      }),
      { examples: [discountOfNothing, discountOfOneEuro] },
    )
  })

  it('is the rates of the taxes alone where nothing else changed', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const [whole, cut] = [billOf(home), billOf(home, '2026-04-15')]
        expect(besides(['tax_rates'], changed(whole, cut))).toEqual([])
        expect(besides(['tax_rates'], changed(cut, whole))).toEqual([])
      }),
    )
  })

  it('is what came or went alone for a service, and the price alone for another discount', () => {
    fc.assert(
      fc.property(homes, fc.integer({ min: 1, max: 40 }), (home, discountPercent) => {
        const [without, having] = [
          billOf({ ...home, hasService: false }),
          billOf({ ...home, hasService: true }),
        ]
        expect(besides(['other', 'taxes'], changed(without, having))).toEqual([])
        expect(besides(['other', 'taxes'], changed(having, without))).toEqual([])
        // Without surplus no cap is in the way; a discount that was not there came, and has no price of before.
        const plain = {
          ...home,
          surplusWh: 0,
          discountPercent: Math.max(1, home.discountPercent),
        }
        const other = billOf({ ...plain, discountPercent })
        expect(besides(['price', 'taxes'], changed(billOf(plain), other))).toEqual([])
      }),
    )
  })

  it('has no cause but those that were changed, whichever of them together', () => {
    const without = { surplusWh: 0, discountPercent: 0 }
    const moved = 1000
    const changes: Readonly<Record<string, (home: Home, other: Home) => Partial<Home>>> = {
      // The same hours, called P2 instead of P1.
      season: ({ useWh: [p1, p2, p3] }) => ({ useWh: [p1! - moved, p2! + moved, p3!] }),
      days: ({ days }) => ({ days: days * 2 }),
      use: (_, { useWh }) => ({ useWh: useWh.map((wh) => wh + moved + 1) }),
      // As much a day as a reading was wrong by.
      estimates: ({ useWh }) => ({ useWh: useWh.map((wh, index) => wh + wrong[index]!) }),
      power: (_, { powersW }) => ({ powersW }),
      price: (_, { powerPrices, energyPrices }) => ({ powerPrices, energyPrices }),
      other: ({ hasService }) => ({ hasService: !hasService }),
    }
    fc.assert(
      fc.property(
        homes,
        homes,
        fc.subarray(['days', 'season', 'use', 'estimates', 'power', 'price', 'other', 'tax_rates']),
        (one, other, causes) => {
          fc.pre(hasTwoPrices(one))
          const before: Home = { ...one, ...without, useWh: one.useWh.map((wh) => wh + moved + 1) }
          const after = causes.reduce<Home>((home, cause) => {
            return { ...home, ...changes[cause]?.(home, other) }
          }, before)
          const later = billOf(after, causes.includes('tax_rates') ? '2026-04-15' : undefined)
          const allowed = [...causes, 'taxes'] as ChangeCause[]
          const season = new Map(
            causes.includes('season')
              ? ([
                  [1, -moved * before.days],
                  [2, moved * before.days],
                ] as const)
              : [],
          )
          const errors = [noError, causes.includes('estimates') ? errorOf(after) : noError] as const
          expect(besides(allowed, changed(billOf(before), later, { season, errors }))).toEqual([])
        },
      ),
    )
  })
})
