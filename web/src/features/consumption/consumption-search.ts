import { resolutions } from '@endoll/contract/consumption.ts'
import type { Resolution } from '@endoll/contract/consumption.ts'
import { monthOf } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { dayRange, monthRange, readShown, thirteenMonthsTo } from './shown-range.ts'
import type { Shown } from './shown-range.ts'

/** What the address says of the chart; what is not there is as usual. */
export interface ConsumptionSearch {
  readonly contract?: string
  readonly view?: Resolution
  readonly start?: Day
  readonly end?: Day
}

/** The place an address names; what it misspells is left out. */
export const readConsumptionSearch = (raw: Readonly<Record<string, unknown>>): ConsumptionSearch => {
  const contract = raw['contract']
  const view = resolutions.find((resolution) => resolution === raw['view'])
  const range = readShown(raw['start'], raw['end'])
  return {
    // The router reads figures as numbers; most contracts are called by one.
    ...(((typeof contract === 'string' && contract !== '') || typeof contract === 'number') && {
      contract: String(contract),
    }),
    ...(view && { view }),
    ...(range && { start: range.firstDay, end: range.lastDay }),
  }
}

/** A place as the query of an address. */
export const consumptionQuery = ({ contract, view, start, end }: ConsumptionSearch): string => {
  const query = new URLSearchParams({ function: 'consumption' })
  if (contract !== undefined) query.set('contract', contract)
  if (view) query.set('view', view)
  if (start !== undefined && end !== undefined) {
    query.set('start', start)
    query.set('end', end)
  }
  return `?${query}`
}

/** How finely and which days: by default the days of the current month, or the months of a year. */
export const chartAsked = (
  { view = 'daily', start, end }: ConsumptionSearch,
  today: Day,
): { readonly view: Resolution; readonly shown: Shown } => {
  const asked = readShown(start, end)
  return { view, shown: asked ?? usualRange(view, today) }
}

const usualRange = (view: Resolution, today: Day): Shown =>
  view === 'monthly'
    ? thirteenMonthsTo(today)
    : view === 'daily'
      ? monthRange(monthOf(today))
      : dayRange(today)

/** Longest range drawn hour by hour: three years and a month of margin. */
const longestHourlyDays = 1127

/**
 * The range that goes with another view. Finer: the same days, as long as hours can be drawn. To months: at least a
 * year of them, because one bar compares with nothing.
 */
export const rangeForView = (shown: Shown, from: Resolution, to: Resolution): Shown => {
  if (to === 'monthly' && from !== 'monthly') return thirteenMonthsTo(shown.lastDay)
  if (to === 'daily' && from === 'hourly' && shown.firstDay === shown.lastDay) {
    return monthRange(monthOf(shown.lastDay))
  }
  return shown
}

/** Whether a range can be drawn by the hour. */
export const fitsHours = (days: number): boolean => days <= longestHourlyDays

/** Where a bar leads: a month to its days, a day to its hours; an hour is the end. */
export const inside = (
  view: Resolution,
  start: string,
): Pick<ConsumptionSearch, 'view' | 'start' | 'end'> | undefined => {
  if (view === 'hourly') return undefined
  const { firstDay, lastDay } = view === 'monthly' ? monthRange(start) : dayRange(start.slice(0, 10))
  return { view: view === 'monthly' ? 'daily' : 'hourly', start: firstDay, end: lastDay }
}
