/** What is certain so far, what is expected, and the range it may end in. One unit, nothing below zero. */
export type RangeBandValues = {
  soFar: number
  expected: number
  low: number
  high: number
  /** The usual value, to compare with. */
  usual?: number
}

export type BandLabel = { x: number; anchor: 'start' | 'middle' | 'end' }

export type RangeBandShape = {
  soFar: number
  low: number
  high: number
  expected: number
  usual: number | undefined
  label: BandLabel
}

/** Keeps the farthest mark off the right edge. */
const room = 1.08
/** A label nearer to an edge than this is aligned to its mark instead of centred on it. */
const edgePx = 48

/** Positions of the parts of a band of this width, in pixels from its left. */
export function rangeBand(
  { soFar, expected, low, high, usual }: RangeBandValues,
  width: number,
): RangeBandShape {
  const highest = Math.max(soFar, expected, high, usual ?? 0)
  const x = (value: number) => (highest === 0 ? 0 : Math.round((value / (highest * room)) * width * 10) / 10)
  const mark = x(expected)
  return {
    soFar: x(soFar),
    low: x(Math.max(soFar, low)),
    high: x(Math.max(soFar, high)),
    expected: mark,
    usual: usual === undefined ? undefined : x(usual),
    label: { x: mark, anchor: mark < edgePx ? 'start' : mark > width - edgePx ? 'end' : 'middle' },
  }
}
