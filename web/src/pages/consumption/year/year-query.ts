import { consumptionYear } from '@endoll/api/insight.ts'
import { read } from '../../../calls/query.ts'
import type { Shown } from '../../../features/consumption/shown-range.ts'

/** What was billed in the year that is shown. */
export function billedYearQuery(name: string, { firstDay, lastDay }: Shown) {
  return read(consumptionYear, { params: { name }, query: { start: firstDay, end: lastDay } })
}
