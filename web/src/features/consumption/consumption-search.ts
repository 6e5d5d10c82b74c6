import { resolutions } from '@endoll/contract/consumption.ts'
import type { Resolution } from '@endoll/contract/consumption.ts'
import { addDays, addMonths, daysBetween, monthOf } from '@endoll/domain/time/day.ts'
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
    ...(typeof contract === 'string' && contract !== '' && { contract }),
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

/** As many hours as the server gives at once; as many days as are still told apart on a screen. */
const longestDays = { monthly: 7305, daily: 93, hourly: 1127 } as const

/**
 * The range that goes with another view. Closer: the same days, as far as they can be told apart, otherwise the last
 * month (days) or year (hours) of them. To months: at least a year of them, because one bar compares with nothing.
 */
export const rangeForView = (shown: Shown, from: Resolution, to: Resolution, today: Day): Shown => {
  const lastDay = shown.lastDay > today && shown.firstDay <= today ? today : shown.lastDay
  if (to === 'monthly' && from !== 'monthly') return thirteenMonthsTo(lastDay)
  const oneDay = shown.firstDay === shown.lastDay
  if (to === 'daily' && (oneDay || tooLong(shown, to))) return monthRange(monthOf(lastDay))
  if (to === 'hourly' && tooLong(shown, to)) return { firstDay: addDays(addMonths(lastDay, -12), 1), lastDay }
  return shown
}

const tooLong = ({ firstDay, lastDay }: Shown, view: Resolution) =>
  daysBetween(firstDay, lastDay) >= longestDays[view]

/** Where a bar leads: a month to its days, a day to its hours; an hour is the end. */
export const inside = (
  view: Resolution,
  start: string,
): Pick<ConsumptionSearch, 'view' | 'start' | 'end'> | undefined => {
  if (view === 'hourly') return undefined
  const { firstDay, lastDay } = view === 'monthly' ? monthRange(start) : dayRange(start.slice(0, 10))
  return { view: view === 'monthly' ? 'daily' : 'hourly', start: firstDay, end: lastDay }
}
