import { parseDay, type Day } from '@endoll/domain/time/day.ts'
import { DAYS_END, EARLIEST_DAY } from '../day-limits.ts'
import { invalidFields } from './failure.ts'

/** The day that a field of a call names. Throws `date_not_valid`. */
export function dayAsked(field: 'start' | 'end' | 'from' | 'to', text: string): Day {
  const day = parseDay(text)
  if (day === undefined || day < EARLIEST_DAY || day >= DAYS_END)
    throw invalidFields({ [field]: ['date_not_valid'] })
  return day
}
