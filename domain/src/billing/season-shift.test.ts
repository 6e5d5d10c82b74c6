import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import { decimalOf } from '../money.ts'
import { isRestDay } from '../supply/calendar.ts'
import type { DateSpan } from '../time/date-span.ts'
import { eachDay } from '../time/day.ts'
import { addUpBill } from './add-up.ts'
import { billChange } from './bill-change.ts'
import type { Bill, Charge } from './bill.ts'
import { energyOfCurve } from './metered-energy.ts'
import { findSeasonShift, hasOtherSeason } from './season-shift.ts'
import { taxRules } from './tax-rules.ts'

const rule = { tariff: '3.0TD', zone: 'peninsula' } as const
/** Four weeks each, without holidays: twenty working days. */
const june = { from: '2026-06-01', to: '2026-06-29' }
const july = { from: '2026-07-01', to: '2026-07-29' }

function curveOf({ from, to }: DateSpan, whByHour: readonly number[]): CurveDay[] {
  return [...eachDay(from, to)].map((day) => ({ day, importWh: whByHour, quality: whByHour.map(() => 4) }))
}

const pricesEurKwh = ['0.20', '0.18', '0.14', '0.13', '0.12', '0.10']
const rules = taxRules(
  { energy: 'electricity', provinceCode: '28', use: 'business', maxPowerW: 20_000, voltage: 'low' },
  '2026-07-15',
)

function billOf(span: DateSpan, curve: readonly CurveDay[], prices = pricesEurKwh): Bill {
  const wh = Map.groupBy(energyOfCurve(span, curve, rule), ({ tariffPeriod }) => tariffPeriod ?? 6)
  const charges = [...wh].map(([tariffPeriod, parts]): Charge => ({
    span,
    kind: 'energy',
    tariffPeriod,
    quantity: decimalOf(
      parts.reduce((sum, { importWh }) => sum + importWh, 0),
      3,
    ),
    unit: 'kWh',
    price: prices[tariffPeriod - 1]!,
    priceUnit: 'EUR/kWh',
  }))
  return addUpBill(charges, rules, span).bill
}

function causes(before: Bill, after: Bill, season: ReturnType<typeof findSeasonShift>) {
  return billChange(before, after, { season }).causes.flatMap(({ cause, amountCents }) =>
    amountCents === 0 ? [] : [cause],
  )
}

describe('the season of the periods', () => {
  /* 100 Wh at 10 h, on 20 working days: 2 kWh of P3 in June and of P1 in July; at 3 h it is P6 in both. */
  it('moves the hours of working days into the periods of the later calendar', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => (hour === 10 || hour === 3 ? 100 : 0))
    const asked = { span: june, curve: curveOf(june, hours), billedWh: 5600 }
    expect(findSeasonShift(asked, july, rule)).toEqual(
      new Map([
        [1, 2000],
        [3, -2000],
      ]),
    )
    expect(findSeasonShift({ ...asked, billedWh: 11_200 }, july, rule)?.get(1)).toBeUndefined()
    expect(findSeasonShift({ ...asked, billedWh: 5900 }, july, rule)?.get(1)).toBe(2107)
  })

  it('is none between the same months of two years, for homes, and from a bill without working days', () => {
    expect(hasOtherSeason(june, { from: '2025-06-01', to: '2025-06-29' }, rule)).toBe(false)
    expect(hasOtherSeason(june, july, { tariff: '2.0TD', zone: 'peninsula' })).toBe(false)
    expect(hasOtherSeason({ from: '2026-06-06', to: '2026-06-08' }, july, rule)).toBe(false)
    expect(hasOtherSeason(june, july, rule)).toBe(true)
  })

  it('is found alone where the same hours are used every day, and goes without use', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(hours, (whByHour) => {
        const [before, after] = [june, july].map((span) => ({ span, curve: curveOf(span, whByHour) }))
        const [bill, later] = [billOf(june, before!.curve), billOf(july, after!.curve)]
        const billedWh = whByHour.reduce((sum, wh) => sum + wh, 0) * 28
        const season = findSeasonShift({ ...before!, billedWh }, july, rule)
        expect(
          causes(bill, later, season).filter((cause) => cause !== 'taxes' && cause !== 'season'),
        ).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('leaves a use of its own to use: more in every hour of the same season', () => {
    const [less, more] = [500, 700].map((wh) => curveOf(june, Array<number>(24).fill(wh)))
    const season = findSeasonShift({ span: june, curve: less!, billedWh: 500 * 24 * 28 }, june, rule)
    expect(season).toEqual(new Map())
    expect(causes(billOf(june, less!), billOf(june, more!), season)).toEqual(['use', 'taxes'])
  })

  it('knows the days of rest: nothing moves where only they are used', () => {
    const curve = curveOf(june, Array<number>(24).fill(100)).map((one) =>
      isRestDay(one.day) ? one : { ...one, importWh: one.importWh.map(() => 0) },
    )
    expect(findSeasonShift({ span: june, curve, billedWh: 8 * 2400 }, july, rule)).toEqual(new Map())
  })
})
