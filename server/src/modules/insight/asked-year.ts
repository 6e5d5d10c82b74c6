import { addDays, addMonths, parseDay, type Day } from '@endoll/domain/time/day.ts'
import type { Period } from '@endoll/domain/time/period.ts'
import { invalidFields } from '../../platform/http/failure.ts'

const MOST_MONTHS = 36
const USUAL_MONTHS = 12

/** Between these every day has years before and after it that the database can hold too. */
const earliest: Day = '1900-01-01'
const latest: Day = '2199-12-31'

const dayOf = (field: 'start' | 'end', text: string): Day => {
  const day = parseDay(text)
  if (day === undefined || day < earliest || day > latest)
    throw invalidFields({ [field]: ['date_not_valid'] })
  return day
}

/**
 * The days asked for, both dates included: the last twelve months up to today, or up to the end or from the start that
 * was told; at most 36 months.
 */
export const yearAsked = (
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined },
  today: Day,
): Period => {
  const first = start === undefined ? undefined : dayOf('start', start)
  const last = end === undefined ? undefined : dayOf('end', end)
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
