import { capital } from './format.ts'
import type { Format } from './format.ts'

/** How an axis names a month: "nov", "N" where that does not fit, and the year under its January. */
export interface MonthTick {
  readonly tick: string
  readonly letter: string
  readonly below?: string
}

/** The first month of a chart and every January bear their year. */
export function monthTick(
  { shortMonth }: Pick<Format, 'shortMonth'>,
  month: string,
  isFirst = false,
): MonthTick {
  const tick = shortMonth(month)
  return {
    tick,
    letter: capital(tick.charAt(0)),
    ...((isFirst || month.endsWith('-01')) && { below: month.slice(0, 4) }),
  }
}
