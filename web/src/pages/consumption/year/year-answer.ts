import type { Day } from '@endoll/domain/time/day.ts'
import { answerOf } from '../../../features/consumption/answer.ts'
import type { Answer } from '../../../features/consumption/answer.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { daysOf, periodsShown, sumsOf } from '../../../features/consumption/readings.ts'
import { twelveMonthsTo } from '../../../features/consumption/day-range.ts'

/** How a year is named: the last twelve months, a calendar year, the part of it so far, or its two ends. */
export type YearName = 'latest' | 'calendar' | 'soFar' | 'since' | 'days'

/** The sentence at the top of the year view, as data. */
export interface YearAnswer extends Answer {
  readonly kind: YearName
  /** First day with readings. */
  readonly since: Day
  /** The share of the cheapest period, the last of the tariff; undefined if there is only one. */
  readonly lowest: { readonly share: number; readonly index: number; readonly periods: number } | undefined
}

function kindOf({ start, end, available }: Readings, today: Day): YearName {
  if (available && available.start > start) return 'since'
  if (end === today && twelveMonthsTo(today).firstDay === start) return 'latest'
  if (!start.endsWith('-01-01') || end !== `${start.slice(0, 4)}-12-31`) return 'days'
  return today <= end ? 'soFar' : 'calendar'
}

/** The answer for a year of hours, or undefined without readings. */
export function yearAnswerOf(readings: Readings, today: Day): YearAnswer | undefined {
  const answer = answerOf(readings, today)
  if (!answer || !readings.available) return undefined
  const periods = readings.period_names.length
  const index = periodsShown(readings).at(-1) ?? 0
  const lowestWh = sumsOf(daysOf(readings)).parts[index] ?? 0
  return {
    ...answer,
    kind: kindOf(readings, today),
    since: readings.available.start,
    lowest:
      periods > 1 && answer.importWh > 0 ? { share: lowestWh / answer.importWh, index, periods } : undefined,
  }
}
