import { parseDay } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'

/** How the reader writes a date: 21/11/2026, or 11/21/2026 in English. */
export type DayOrder = 'dmy' | 'mdy'

/**
 * A date as people type or paste it: 3/2/26, 03-02-2026, 03.02.2026, 03022026, or 2026-02-03 whatever the order.
 * Two-digit years are of this century. Undefined if it is not a real day.
 */
export function parseTypedDay(text: string, order: DayOrder): Day | undefined {
  const tidy = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(tidy)
  if (iso) return realDay(iso[1], iso[2], iso[3])
  const typed =
    /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4}|\d{2})$/.exec(tidy) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(tidy)
  if (!typed) return undefined
  const [, first, second, year] = typed
  return order === 'dmy' ? realDay(year, second, first) : realDay(year, first, second)
}

function realDay(year = '', month = '', dayOfMonth = ''): Day | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year
  return parseDay(`${fullYear}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`)
}

/** The range of days that a page shows; both ends included. */
export type DayRange = { firstDay: Day; lastDay: Day }
export type TypedRange =
  | { range: DayRange }
  | { firstInvalid: boolean; lastInvalid: boolean; startAfterEnd: boolean }

/** The range of two typed dates, or which of them is wrong. */
export function readTypedRange(first: string, last: string, order: DayOrder): TypedRange {
  const firstDay = parseTypedDay(first, order)
  const lastDay = parseTypedDay(last, order)
  if (firstDay === undefined || lastDay === undefined)
    return { firstInvalid: firstDay === undefined, lastInvalid: lastDay === undefined, startAfterEnd: false }
  if (firstDay > lastDay) return { firstInvalid: false, lastInvalid: false, startAfterEnd: true }
  return { range: { firstDay, lastDay } }
}
