import type { Resolution } from '@endoll/contract/consumption.ts'
import { addDays, firstDayOfMonth, lastDayOfMonth, parseDay, type Day } from '@endoll/domain/time/day.ts'
import { dayAt, type ClockZone } from '@endoll/domain/time/madrid.ts'
import { lengthInDays, type Period } from '@endoll/domain/time/period.ts'
import { invalidFields } from '../../platform/http/failure.ts'

export interface AskedRange {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

/** Three years of hours and a month of margin; twenty years of days and months. */
const longestDays: Readonly<Record<Resolution, number>> = { hourly: 1127, daily: 7305, monthly: 7305 }

/** Between these every day has a year before and a day after it that the database can hold too. */
const earliest: Day = '1900-01-01'
const latest: Day = '2199-12-31'

const dayOf = (field: keyof AskedRange, text: string): Day => {
  const day = parseDay(text)
  if (day === undefined || day < earliest || day > latest)
    throw invalidFields({ [field]: ['date_not_valid'] })
  return day
}

/**
 * The days asked for, both dates included; without dates the current month where the supply is, and with one of
 * them the month of the other as far as it lies on the right side.
 */
export const periodAsked = (
  { start, end }: AskedRange,
  { nowMs, clockZone, resolution }: { nowMs: number; clockZone: ClockZone; resolution: Resolution },
): Period => {
  const today = dayAt(nowMs, clockZone)
  const last = end === undefined ? undefined : dayOf('end', end)
  const from = start === undefined ? firstDayOfMonth(last ?? today) : dayOf('start', start)
  const to = addDays(last ?? lastDayOfMonth(start === undefined ? today : from), 1)
  if (to <= from) throw invalidFields({ start: ['start_after_end'] })
  if (lengthInDays({ from, to }) > longestDays[resolution]) throw invalidFields({ end: ['not_valid'] })
  return { from, to }
}
