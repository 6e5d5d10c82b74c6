import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOf,
  parseDay,
  weekday,
} from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { DayRange } from '../../ui/typed-day.ts'

/** A range as people name it: a day, a month, a calendar year, whole months, or its two ends. */
export type RangeName =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'year'; readonly year: string }
  | { readonly kind: 'months'; readonly first: string; readonly last: string }
  | { readonly kind: 'days'; readonly first: Day; readonly last: Day }

function wholeMonths({ firstDay, lastDay }: DayRange) {
  return firstDay === firstDayOfMonth(firstDay) && lastDay === lastDayOfMonth(lastDay)
}

function monthsBetween(first: string, last: string) {
  return (
    (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
    Number(last.slice(5)) -
    Number(first.slice(5))
  )
}

export function nameOf(shown: DayRange): RangeName {
  const { firstDay, lastDay } = shown
  if (firstDay === lastDay) return { kind: 'day', day: firstDay }
  if (!wholeMonths(shown)) return { kind: 'days', first: firstDay, last: lastDay }
  const [first, last] = [monthOf(firstDay), monthOf(lastDay)]
  if (first === last) return { kind: 'month', month: first }
  const year = first.slice(0, 4)
  return first === `${year}-01` && last === `${year}-12`
    ? { kind: 'year', year }
    : { kind: 'months', first, last }
}

export function monthRange(month: string): DayRange {
  const firstDay = `${month.slice(0, 7)}-01`
  return { firstDay, lastDay: lastDayOfMonth(firstDay) }
}

export function rangeOfDay(day: Day): DayRange {
  return { firstDay: day, lastDay: day }
}

/** Index of a day in its week, which begins on a Monday. */
export function placeInWeek(day: Day): number {
  return weekday(day) - 1
}

/** The week around a day. */
export function weekOf(day: Day): DayRange {
  const firstDay = addDays(day, -placeInWeek(day))
  return { firstDay, lastDay: addDays(firstDay, 6) }
}

/** The range just before (-1) or after (+1): whole months move by months, others by days. */
export function beside(shown: DayRange, direction: -1 | 1): DayRange {
  const { firstDay, lastDay } = shown
  if (wholeMonths(shown)) {
    const months = (monthsBetween(monthOf(firstDay), monthOf(lastDay)) + 1) * direction
    const first = addMonths(firstDay, months)
    return { firstDay: first, lastDay: lastDayOfMonth(addMonths(firstDayOfMonth(lastDay), months)) }
  }
  const days = (daysBetween(firstDay, lastDay) + 1) * direction
  return { firstDay: addDays(firstDay, days), lastDay: addDays(lastDay, days) }
}

/** Thirteen whole months up to that of a day, so that the last has the same month of the year before beside it. */
export function thirteenMonthsTo(day: Day): DayRange {
  return {
    firstDay: addMonths(firstDayOfMonth(day), -12),
    lastDay: lastDayOfMonth(day),
  }
}

/** The twelve months that end with a day. */
export function twelveMonthsTo(day: Day): DayRange {
  return {
    firstDay: addDays(addMonths(day, -12), 1),
    lastDay: day,
  }
}

export function yearRange(year: string): DayRange {
  return { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` }
}

/** Whole calendar years, from the first one with readings to the current one. */
export function calendarYears(firstRead: Day, today: Day): DayRange {
  return {
    firstDay: `${firstRead.slice(0, 4)}-01-01`,
    lastDay: `${today.slice(0, 4)}-12-31`,
  }
}

/** The range of two valid days in order, or undefined. */
export function readRange(firstDay: unknown, lastDay: unknown): DayRange | undefined {
  if (typeof firstDay !== 'string' || typeof lastDay !== 'string') return undefined
  if (parseDay(firstDay) === undefined || parseDay(lastDay) === undefined || firstDay > lastDay)
    return undefined
  return { firstDay, lastDay }
}

/** The days that are in both, or undefined. */
export function common(a: DayRange, b: DayRange): DayRange | undefined {
  const firstDay = a.firstDay > b.firstDay ? a.firstDay : b.firstDay
  const lastDay = a.lastDay < b.lastDay ? a.lastDay : b.lastDay
  return firstDay <= lastDay ? { firstDay, lastDay } : undefined
}
