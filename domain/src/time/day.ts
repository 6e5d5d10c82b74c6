/** A calendar day of the civil calendar written 'YYYY-MM-DD'. Days compare correctly as text. */
export type Day = string

/** The end of a span without one: after every day that is stored or asked for. */
export const END_OF_TIME: Day = '9999-12-31'

const DAY_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
/** Year, month (1–12) and day of month. */
type DayParts = { readonly year: number; readonly month: number; readonly dayOfMonth: number }

// An import and a calculation parse the same few thousand days millions of times, so their numbers are kept; the limit
// keeps the memory of a server that runs for long from growing.
const DAYS_KEPT = 8192
const writtenDays = new Map<number, Day>()
const readDays = new Map<Day, DayParts>()

function keep<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): Value {
  if (kept.size >= DAYS_KEPT) kept.clear()
  kept.set(key, value)
  return value
}

/**
 * Number of days since 1970-01-01 (proleptic Gregorian calendar) of a year, month 1–12 and day of month.
 * Pure integer arithmetic, no range check: month 1, day 32 is 1 February. Source: H. Hinnant, days_from_civil.
 */
export function dayNumberOf(year: number, month: number, dayOfMonth: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function civilOf(dayNumber: number): DayParts {
  const z = dayNumber + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const mp = Math.floor((5 * dayOfYear + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * mp + 2) / 5) + 1,
  }
}

function write(year: number, month: number, dayOfMonth: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

/** Number of days in a month (1–12) of a year: 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : dayNumberOf(year, month + 1, 1) - dayNumberOf(year, month, 1)
}

/** Year, month (1–12) and day of month of a day. Throws RangeError if the text is not an existing day. */
export function partsOfDay(day: Day): DayParts {
  const known = readDays.get(day)
  if (known) return known
  const match = DAY_SHAPE.exec(day)
  if (match) {
    const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]), Number(match[3])]
    if (month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)) {
      return keep(readDays, day, { year, month, dayOfMonth })
    }
  }
  throw new RangeError('not a day (YYYY-MM-DD)')
}

/** The day a text names, or undefined if it is not an existing day written 'YYYY-MM-DD' (2025-02-29 is not). */
export function parseDay(text: string): Day | undefined {
  try {
    partsOfDay(text)
    return text
  } catch {
    return undefined
  }
}

/** Days since 1970-01-01 of a day. Throws RangeError if it is not an existing day. */
export function dayNumber(day: Day): number {
  const { year, month, dayOfMonth } = partsOfDay(day)
  return dayNumberOf(year, month, dayOfMonth)
}

/** The day with this number of days since 1970-01-01; inverse of dayNumber. */
export function dayFromNumber(number: number): Day {
  const known = writtenDays.get(number)
  if (known !== undefined) return known
  const { year, month, dayOfMonth } = civilOf(number)
  return keep(writtenDays, number, write(year, month, dayOfMonth))
}

/** The day `days` days later (earlier when negative). Throws RangeError on a day that does not exist. */
export function addDays(day: Day, days: number): Day {
  return dayFromNumber(dayNumber(day) + days)
}

/**
 * The day `months` months later (earlier when negative); a day of month that the target month lacks
 * becomes its last day (31 January + 1 month = 28 or 29 February). Throws RangeError on an impossible day.
 */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOfDay(day)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return write(toYear, toMonth, Math.min(dayOfMonth, daysInMonth(toYear, toMonth)))
}

/** Days from `from` to `to`: 0 for the same day, negative when `to` is earlier. The end itself is not counted. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** Day of the week by ISO 8601: 1 Monday … 7 Sunday. */
export function weekday(day: Day): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (((((dayNumber(day) + 3) % 7) + 7) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** Order of two days for sorting: negative, 0 or positive. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** First day of the day's month. */
export function firstDayOfMonth(day: Day): Day {
  const { year, month } = partsOfDay(day)
  return write(year, month, 1)
}

/** Last day of the day's month (28, 29, 30 or 31). */
export function lastDayOfMonth(day: Day): Day {
  const { year, month } = partsOfDay(day)
  return write(year, month, daysInMonth(year, month))
}

/** The month of a day as 'YYYY-MM'. */
export function monthOf(day: Day): string {
  return day.slice(0, 7)
}

/** First day of every month that has a day in [from, to). Empty if the span is empty. */
export function monthStarts(from: Day, to: Day): Day[] {
  const starts: Day[] = []
  if (from >= to) return starts
  for (let start = firstDayOfMonth(from); start < to; start = addMonths(start, 1)) starts.push(start)
  return starts
}

/** Every day from `from` (included) to `to` (excluded), in order. Empty if `to` is not later. */
export function* eachDay(from: Day, to: Day): Generator<Day> {
  const end = dayNumber(to)
  for (let number = dayNumber(from); number < end; number++) yield dayFromNumber(number)
}
