import { longestDays as longestOfCall, resolutions } from '@endoll/api/consumption.ts'
import type { Resolution } from '@endoll/api/consumption.ts'
import { addDays, addMonths, daysBetween, monthOf } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import {
  rangeOfDay,
  monthRange,
  readRange,
  thirteenMonthsTo,
  twelveMonthsTo,
  yearRange,
} from './day-range.ts'
import type { DayRange } from '../../ui/typed-day.ts'

/** How the page shows consumption: by month, day or hour, or the whole year with its own charts. */
export const views = [...resolutions, 'year'] as const
export type View = (typeof views)[number]

/** The resolution a view asks for: the year is drawn from its hours. */
export function resolutionOf(view: View): Resolution {
  return view === 'year' ? 'hourly' : view
}

/** The search parameters of the page; each has a default. */
export interface ConsumptionSearch {
  readonly contract?: string
  readonly view?: View
  readonly start?: Day
  readonly end?: Day
  /** In what the charts are drawn; energy without it. */
  readonly unit?: 'cost' | undefined
  /** How the year is divided; by month without it. */
  readonly axis?: 'bills' | undefined
  /** Consumption-only mode: nothing but the chart with its range and its file. */
  readonly only?: 'chart'
}

/** Reads the search parameters of an address; invalid ones are left out. */
export function readConsumptionSearch(raw: Readonly<Record<string, unknown>>): ConsumptionSearch {
  const contract = raw['contract']
  const only = raw['only'] === 'chart' ? 'chart' : undefined
  const view = (only ? resolutions : views).find((one) => one === raw['view'])
  const range = readRange(raw['start'], raw['end'])
  return {
    ...(typeof contract === 'string' && contract !== '' && { contract }),
    ...(view && { view }),
    ...(range && { start: range.firstDay, end: range.lastDay }),
    ...(raw['unit'] === 'cost' && { unit: 'cost' as const }),
    ...(raw['axis'] === 'bills' && view === 'year' && { axis: 'bills' as const }),
    ...(only && { only }),
  }
}

/** Writes them as the query of an address. */
export function consumptionQuery({
  contract,
  view,
  start,
  end,
  unit,
  axis,
  only,
}: ConsumptionSearch): string {
  const query = new URLSearchParams({ function: 'consumption' })
  if (contract !== undefined) query.set('contract', contract)
  if (view) query.set('view', view)
  if (start !== undefined && end !== undefined) {
    query.set('start', start)
    query.set('end', end)
  }
  if (unit) query.set('unit', unit)
  if (axis && view === 'year') query.set('axis', axis)
  if (only) query.set('only', only)
  return `?${query}`
}

/** View and range of an address, by default the days of the current month. */
export function chartAsked(
  { view = 'daily', start, end }: ConsumptionSearch,
  today: Day,
): { readonly view: View; readonly shown: DayRange } {
  const asked = readRange(start, end)
  return { view, shown: asked ?? usualRange(view, today) }
}

/** The default range of a view that ends with a day, or with its month. */
export function usualRange(view: View, lastDay: Day): DayRange {
  switch (view) {
    case 'monthly':
      return thirteenMonthsTo(lastDay)
    case 'daily':
      return monthRange(monthOf(lastDay))
    case 'hourly':
      return rangeOfDay(lastDay)
    case 'year':
      return twelveMonthsTo(lastDay)
  }
}

/** As many hours and months as the server gives at once; as many days as bars can be distinguished on a screen; a leap year. */
const longestDays = { ...longestOfCall, daily: 93, year: 366 } as const

/**
 * The range after a change of view. To days or hours: the same range, or its last month (days) or year (hours) where it
 * is too long. To months: thirteen of them, because one bar alone compares with nothing. To the year: the one that the
 * range lies in.
 */
export function rangeForView(shown: DayRange, from: View, to: View, today: Day): DayRange {
  const lastDay = shown.lastDay > today && shown.firstDay <= today ? today : shown.lastDay
  if (to === 'year' && from !== 'year') return yearAround(lastDay, today)
  if (to === 'monthly' && from !== 'monthly') return thirteenMonthsTo(lastDay)
  const oneDay = shown.firstDay === shown.lastDay
  if (to === 'daily' && (oneDay || tooLong(shown, to))) return monthRange(monthOf(lastDay))
  if (to === 'hourly' && tooLong(shown, to)) return { firstDay: addDays(addMonths(lastDay, -12), 1), lastDay }
  return shown
}

/** The last twelve months if they include the day, otherwise its calendar year. */
function yearAround(day: Day, today: Day): DayRange {
  const latest = twelveMonthsTo(today)
  return day >= latest.firstDay ? latest : yearRange(day.slice(0, 4))
}

/** Whether a range has more days than a view can show. */
export function tooLong({ firstDay, lastDay }: DayRange, view: View): boolean {
  return daysBetween(firstDay, lastDay) >= longestDays[view]
}

/** The view that opens from a bar: the days of a month, the hours of a day; none for an hour. */
export function inside(
  view: View,
  start: string,
): Pick<ConsumptionSearch, 'view' | 'start' | 'end'> | undefined {
  if (view === 'hourly') return undefined
  const isMonth = start.length === 'YYYY-MM'.length
  const { firstDay, lastDay } = isMonth ? monthRange(start) : rangeOfDay(start.slice(0, 10))
  return { view: isMonth ? 'daily' : 'hourly', start: firstDay, end: lastDay }
}
