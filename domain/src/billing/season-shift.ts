import type { CurveDay } from '../consumption/aggregate.ts'
import { isRestDay } from '../supply/calendar.ts'
import { energyPeriodsOfDay, type PeriodRule, type TariffPeriod } from '../supply/tariff-periods.ts'
import { clockZoneOf } from '../supply/zone.ts'
import type { DateSpan } from '../time/date-span.ts'
import { eachDay } from '../time/day.ts'
import { clockHour } from '../time/madrid.ts'

/** Less of a bill's energy than this in its curve says too little of its hours. A choice of ours. */
const LEAST_READ = 0.9

/** What part of the working days of a span have a period at an hour of the clock. Days of rest know no season. */
type Shares = ReadonlyMap<string, number>

function keyOf(hour: number, period: TariffPeriod): string {
  return `${hour}:${period}`
}

function sharesOf({ from, to }: DateSpan, rule: PeriodRule): Shares {
  const zone = clockZoneOf(rule.zone)
  const working = [...eachDay(from, to)].filter((day) => !isRestDay(day))
  const count = new Map<string, number>()
  for (const day of working) {
    // The clock shows each hour once: the one that comes twice in October is of a Sunday.
    for (const [index, period] of energyPeriodsOfDay(rule, day).entries()) {
      const key = keyOf(clockHour(day, index, zone), period)
      count.set(key, (count.get(key) ?? 0) + 1)
    }
  }
  return new Map([...count].map(([key, days]) => [key, days / working.length]))
}

/** The hours of a working day whose period is another, and what part of its days got or lost it. */
function changedHours(span: DateSpan, later: DateSpan, rule: PeriodRule) {
  const [now, then] = [sharesOf(later, rule), sharesOf(span, rule)]
  if (now.size === 0 || then.size === 0) return []
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((key) => {
    const more = (now.get(key) ?? 0) - (then.get(key) ?? 0)
    const [hour = 0, period] = key.split(':').map(Number)
    return Math.abs(more) < 1e-9 ? [] : [{ hour, period: period as TariffPeriod, more }]
  })
}

/** Whether the working days of a span have other periods than those of a later one. */
export function hasOtherSeason(span: DateSpan, later: DateSpan, rule: PeriodRule): boolean {
  return changedHours(span, later, rule).length > 0
}

/** Whole Wh whose sum is that of the exact ones, 0: the largest takes what rounding left. */
function wholeWh(exact: ReadonlyMap<TariffPeriod, number>): Map<TariffPeriod, number> {
  const whole = new Map([...exact].map(([period, wh]) => [period, Math.round(wh)]))
  const [largest] = [...whole].toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  const left = [...whole.values()].reduce((sum, wh) => sum + wh, 0)
  if (largest) whole.set(largest[0], largest[1] - left)
  return new Map([...whole].filter(([, wh]) => wh !== 0))
}

/** Wh that a bill's energy has more (positive) or less in each tariff period under another season; they sum up to 0. */
export type SeasonShift = ReadonlyMap<TariffPeriod, number>

/**
 * What the season of the periods alone does: the same hours of the working days of an earlier bill called as the
 * calendar of a later one calls them. `curve` are the days of the earlier bill, `billedWh` what it billed; hours that
 * were not read are as the others. Empty if both have the same season, or one has no working day; undefined if less than
 * nine tenths of the energy was read. Source: Circular 3/2020 art. 7.
 */
export function findSeasonShift(
  { span, curve, billedWh }: { span: DateSpan; curve: readonly CurveDay[]; billedWh: number },
  later: DateSpan,
  rule: PeriodRule,
): SeasonShift | undefined {
  const changed = changedHours(span, later, rule)
  if (changed.length === 0) return new Map()
  const zone = clockZoneOf(rule.zone)
  const byHour = new Map<number, number>()
  let readWh = 0
  for (const { day, importWh } of curve.filter((one) => one.day >= span.from && one.day < span.to)) {
    for (const [index, wh] of importWh.entries()) {
      readWh += wh ?? 0
      const hour = clockHour(day, index, zone)
      if (!isRestDay(day)) byHour.set(hour, (byHour.get(hour) ?? 0) + (wh ?? 0))
    }
  }
  if (readWh === 0 || readWh < billedWh * LEAST_READ) return undefined
  const exact = new Map<TariffPeriod, number>()
  for (const { hour, period, more } of changed) {
    const wh = ((byHour.get(hour) ?? 0) * more * billedWh) / readWh
    exact.set(period, (exact.get(period) ?? 0) + wh)
  }
  return wholeWh(exact)
}
