import { hourNameAt } from '../../../features/consumption/hour-names.ts'

/** Hours that follow one another, by the clock: '12:00' to '16:00'. */
export interface HourSpan {
  readonly from: string
  readonly to: string
}

/** Indexes of hours of a day, in order, as spans of the clock. */
export function hourSpans(starts: readonly string[], indexes: readonly number[]): HourSpan[] {
  const spans: { first: number; last: number }[] = []
  for (const index of indexes) {
    const open = spans.at(-1)
    if (open?.last === index - 1) open.last = index
    else spans.push({ first: index, last: index })
  }
  return spans.map(({ first, last }) => ({
    from: hourNameAt(starts, first).from,
    to: hourNameAt(starts, last).to,
  }))
}
