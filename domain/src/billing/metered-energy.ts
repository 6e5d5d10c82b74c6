import { roundedProduct, type Decimal } from '../money.ts'
import { aggregate, type CurveDay } from '../consumption/aggregate.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, type Day } from '../time/day.ts'
import { findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'
import type { MeteredEnergy } from './billed-supply.ts'

/**
 * The energy of a billed span from the curve, in Wh, day by day and tariff period by tariff period, so that it can
 * be cut on any day. Days without readings count nothing. Errors as aggregate.
 */
export function energyOfCurve(
  span: DateSpan,
  days: Iterable<CurveDay>,
  rule: PeriodRule | ((day: Day) => PeriodRule),
): MeteredEnergy[] {
  return aggregate(span, days, 'daily', rule).flatMap(({ start, periods }) =>
    periods.map(({ period, importWh, exportWh }) => ({
      span: { from: start, to: addDays(start, 1) },
      tariffPeriod: period,
      importWh,
      exportWh,
    })),
  )
}

/**
 * Gas in Wh from cubic metres and their conversion factor (kWh per m³), rounded once.
 * Throws RangeError when one of them is no decimal.
 */
export function gasEnergyWh(cubicMetres: Decimal, kwhPerCubicMetre: Decimal): number {
  return roundedProduct([cubicMetres, kwhPerCubicMetre], { decimals: 3 })
}

/**
 * The share of something metered over a span that falls on part of it, by days, rounded so that the shares of
 * stretches that follow one another add up to the whole. Nothing of an empty span.
 */
export function shareOfDays(whole: number, of: DateSpan, part: DateSpan): number {
  const common = findIntersection(of, part)
  if (!common) return 0
  if (common.from === of.from && common.to === of.to) return whole
  const upTo = (day: Day): number =>
    roundedProduct([whole, lengthInDays({ from: of.from, to: day })], {
      decimals: 0,
      dividedBy: lengthInDays(of),
    })
  return upTo(common.to) - upTo(common.from)
}
