import { consumptionYear } from '@endoll/api/insight.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { read } from '../../../calls/query.ts'
import type { DayRange } from '../../../ui/typed-day.ts'

/** The bills of a year and the prices of its hours. */
export type BilledYear = ReplyOf<typeof consumptionYear>

/** What was billed in the year that is shown. */
export function billedYearQuery(name: string, { firstDay, lastDay }: DayRange) {
  return read(consumptionYear, { params: { name }, query: { start: firstDay, end: lastDay } })
}
