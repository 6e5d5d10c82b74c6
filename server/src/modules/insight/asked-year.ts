import { addDays, addMonths, type Day } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { dayAsked } from '../../platform/http/asked-day.ts'
import { invalidFields } from '../../platform/http/failure.ts'

const MOST_MONTHS = 36
const USUAL_MONTHS = 12

/**
 * The days asked for, both dates included: the last twelve months up to today, or up to the end or from the start that
 * was given; at most 36 months.
 */
export function yearAsked(
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined },
  today: Day,
): DateSpan {
  const first = start === undefined ? undefined : dayAsked('start', start)
  const last = end === undefined ? undefined : dayAsked('end', end)
  const to =
    last !== undefined
      ? addDays(last, 1)
      : first === undefined
        ? addDays(today, 1)
        : addMonths(first, USUAL_MONTHS)
  const from = first ?? addMonths(to, -USUAL_MONTHS)
  if (to <= from) throw invalidFields({ start: ['start_after_end'] })
  if (to > addMonths(from, MOST_MONTHS)) throw invalidFields({ end: ['not_valid'] })
  return { from, to }
}
