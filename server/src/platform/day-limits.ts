import type { Day } from '@endoll/domain/time/day.ts'

/** First day that files and calls may name. */
export const EARLIEST_DAY: Day = '1900-01-01'
/** The day after the last that they may name: years after it still have four digits, which the database needs. */
export const DAYS_END: Day = '2200-01-01'
