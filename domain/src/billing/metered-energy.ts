import { roundedProduct, type Decimal } from '../money.ts'
import { aggregate, type CurveDay } from '../consumption/aggregate.ts'
import { microcents } from '../consumption/hour-cost.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import { energyPeriodsOfDay } from '../supply/tariff-periods.ts'
import { clockZoneOf } from '../supply/zone.ts'
import { contains } from '../time/date-span.ts'
import { addDays, type Day } from '../time/day.ts'
import { clockHour } from '../time/madrid.ts'
import { findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'
import type { MeteredEnergy } from './billed-supply.ts'
import type { IndexedPrice } from './market-price.ts'
import type { HourPrice } from './option-prices.ts'

/** Prices that hours have of their own: an option's first, else the market's. */
interface OwnPrices {
  readonly hourPrice: HourPrice | undefined
  readonly indexedPrice: IndexedPrice | undefined
  /** What a kWh given is worth. */
  readonly indexedSurplus: IndexedPrice | undefined
}

/** The same for what is one line: period, price, and what follows the market. */
function keyOf({ tariffPeriod, price, marketMicrocents, surplusMicrocents }: MeteredEnergy): string {
  return [tariffPeriod, price, marketMicrocents !== undefined, surplusMicrocents !== undefined].join(' ')
}

/** Two parts of a day that have the same period and price, as one. */
function together(one: MeteredEnergy | undefined, other: MeteredEnergy): MeteredEnergy {
  if (!one) return other
  const { marketMicrocents, surplusMicrocents } = other
  return {
    ...other,
    importWh: one.importWh + other.importWh,
    exportWh: one.exportWh + other.exportWh,
    ...(marketMicrocents !== undefined && {
      marketMicrocents: (one.marketMicrocents ?? 0) + marketMicrocents,
    }),
    ...(surplusMicrocents !== undefined && {
      surplusMicrocents: (one.surplusMicrocents ?? 0) + surplusMicrocents,
    }),
  }
}

/** The energy of a day by tariff period, each apart by the price that its hours have. */
function pricedEnergyOfDay(
  { day, importWh, exportWh }: CurveDay,
  rule: PeriodRule,
  { hourPrice, indexedPrice, indexedSurplus }: OwnPrices,
): MeteredEnergy[] {
  const readingsAnHour = importWh.length % 4 === 0 && importWh.length > 25 ? 4 : 1
  const step = readingsAnHour === 4 ? 15 : 60
  const zone = clockZoneOf(rule.zone)
  const span = { from: day, to: addDays(day, 1) }
  const parts = new Map<string, MeteredEnergy>()
  for (const [index, tariffPeriod] of energyPeriodsOfDay(rule, day, step).entries()) {
    const [taken, given] = [importWh[index] ?? null, exportWh?.[index] ?? null]
    if (taken === null && given === null) continue
    const part = { span, tariffPeriod, importWh: taken ?? 0, exportWh: given ?? 0 }
    const price = hourPrice?.(day, clockHour(day, Math.floor(index / readingsAnHour), zone), tariffPeriod)
    const nano = price === undefined ? indexedPrice?.(day, index, tariffPeriod, step) : undefined
    const worth = indexedSurplus?.(day, index, tariffPeriod, step)
    const priced = {
      ...part,
      ...(price !== undefined && { price }),
      ...(nano !== undefined && { marketMicrocents: microcents(part.importWh, nano) }),
      ...(worth !== undefined && { surplusMicrocents: microcents(part.exportWh, worth) }),
    }
    const key = keyOf(priced)
    parts.set(key, together(parts.get(key), priced))
  }
  return [...parts.values()].toSorted((a, b) => (a.tariffPeriod ?? 0) - (b.tariffPeriod ?? 0))
}

/**
 * The energy of a billed span from the curve, in Wh, day by day and tariff period by tariff period, so that it can
 * be cut on any day; hours that an option gives a price of their own are parts of their own, and so are those that follow
 * the market, with what they cost and what is given in them is worth. Days without readings count nothing. Errors as aggregate and energyPeriodsOfDay.
 */
export function energyOfCurve(
  span: DateSpan,
  days: Iterable<CurveDay>,
  rule: PeriodRule | ((day: Day) => PeriodRule),
  hourPrice?: HourPrice,
  indexedPrice?: IndexedPrice,
  indexedSurplus?: IndexedPrice,
): MeteredEnergy[] {
  if (hourPrice || indexedPrice || indexedSurplus) {
    const inSpan = [...days]
      .filter(({ day }) => contains(span, day))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    return inSpan.flatMap((day) =>
      pricedEnergyOfDay(day, typeof rule === 'function' ? rule(day.day) : rule, {
        hourPrice,
        indexedPrice,
        indexedSurplus,
      }),
    )
  }
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
 * Throws RangeError if one of them is no decimal.
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
