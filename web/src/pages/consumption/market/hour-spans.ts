import { hourNameAt } from '../../../features/consumption/hour-names.ts'

/** Hours that follow one another, by the clock: '12:00' to '16:00'. */
export interface HourSpan {
  readonly from: string
  readonly to: string
}

/** Places of hours of a day, in order, as spans of the clock. */
export function hourSpans(starts: readonly string[], places: readonly number[]): HourSpan[] {
  const spans: { first: number; last: number }[] = []
  for (const place of places) {
    const open = spans.at(-1)
    if (open?.last === place - 1) open.last = place
    else spans.push({ first: place, last: place })
  }
  return spans.map(({ first, last }) => ({
    from: hourNameAt(starts, first).from,
    to: hourNameAt(starts, last).to,
  }))
}
