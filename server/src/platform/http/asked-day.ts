import { parseDay, type Day } from '@endoll/domain/time/day.ts'
import { invalidFields } from './failure.ts'

/** Between these every day has years before and after it that the database can hold too. */
const earliest: Day = '1900-01-01'
const latest: Day = '2199-12-31'

/** The day that a field of a request names; refuses what is none. */
export function dayAsked(field: 'start' | 'end', text: string): Day {
  const day = parseDay(text)
  if (day === undefined || day < earliest || day > latest)
    throw invalidFields({ [field]: ['date_not_valid'] })
  return day
}
