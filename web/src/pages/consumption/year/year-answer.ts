import type { Day } from '@endoll/domain/time/day.ts'
import { answerOf } from '../../../features/consumption/answer.ts'
import type { Answer, Series } from '../../../features/consumption/answer.ts'
import { daysOf, periodsShown, totalsOf } from '../../../features/consumption/chart-data.ts'
import { twelveMonthsTo } from '../../../features/consumption/shown-range.ts'

/** What a year is called: the last twelve months, a calendar year, what there is of it, or just its two ends. */
export type YearName = 'latest' | 'calendar' | 'soFar' | 'since' | 'days'

/** What the year says first. */
export interface YearAnswer extends Answer {
  readonly kind: YearName
  /** First day with readings. */
  readonly since: Day
  /** How much fell in the cheapest period, the last of the tariff; undefined where there is only one. */
  readonly lowest: { readonly share: number; readonly index: number; readonly periods: number } | undefined
}

function kindOf({ start, end, available }: Series, today: Day): YearName {
  if (available && available.start > start) return 'since'
  if (end === today && twelveMonthsTo(today).firstDay === start) return 'latest'
  if (!start.endsWith('-01-01') || end !== `${start.slice(0, 4)}-12-31`) return 'days'
  return today <= end ? 'soFar' : 'calendar'
}

/** Sums up a year of hours, or undefined when none of them has a reading. */
export function yearAnswerOf(series: Series, today: Day): YearAnswer | undefined {
  const answer = answerOf(series, today)
  if (!answer || !series.available) return undefined
  const periods = series.period_names.length
  const index = periodsShown(series).at(-1) ?? 0
  const lowestWh = totalsOf(daysOf(series), periods)[index] ?? 0
  return {
    ...answer,
    kind: kindOf(series, today),
    since: series.available.start,
    lowest:
      periods > 1 && answer.importWh > 0 ? { share: lowestWh / answer.importWh, index, periods } : undefined,
  }
}
