import { longestDays, type Resolution } from '@endoll/api/consumption.ts'
import { addDays, firstDayOfMonth, lastDayOfMonth } from '@endoll/domain/time/day.ts'
import { dayAt, type ClockZone } from '@endoll/domain/time/madrid.ts'
import { lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { dayAsked } from '../../platform/http/asked-day.ts'
import { invalidFields } from '../../platform/http/failure.ts'

export interface AskedRange {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

/**
 * The days asked for, both dates included; without dates the current month where the supply is, and with one of
 * them the month of the other as far as it lies on the right side.
 */
export function spanAsked(
  { start, end }: AskedRange,
  { nowMs, clockZone, resolution }: { nowMs: number; clockZone: ClockZone; resolution: Resolution },
): DateSpan {
  const today = dayAt(nowMs, clockZone)
  const last = end === undefined ? undefined : dayAsked('end', end)
  const from = start === undefined ? firstDayOfMonth(last ?? today) : dayAsked('start', start)
  const to = addDays(last ?? lastDayOfMonth(start === undefined ? today : from), 1)
  if (to <= from) throw invalidFields({ start: ['start_after_end'] })
  if (lengthInDays({ from, to }) > longestDays[resolution]) throw invalidFields({ end: ['not_valid'] })
  return { from, to }
}
