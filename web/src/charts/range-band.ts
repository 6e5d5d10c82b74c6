/** What is certain so far, what is expected, and the range it may end in. One unit, nothing below zero. */
export type RangeBandValues = {
  soFar: number
  expected: number
  low: number
  high: number
  /** The usual value, to compare with. */
  usual?: number
}

export type RangeBandShape = {
  soFar: number
  low: number
  high: number
  expected: number
  usual: number | undefined
}

/** Keeps the farthest mark off the right edge. */
const room = 1.08

/** Positions of the parts of a band of this width, in pixels from its left. */
export function rangeBand(
  { soFar, expected, low, high, usual }: RangeBandValues,
  width: number,
): RangeBandShape {
  const highest = Math.max(soFar, expected, high, usual ?? 0)
  const x = (value: number) => (highest === 0 ? 0 : Math.round((value / (highest * room)) * width * 10) / 10)
  return {
    soFar: x(soFar),
    low: x(Math.max(soFar, low)),
    high: x(Math.max(soFar, high)),
    expected: x(expected),
    usual: usual === undefined ? undefined : x(usual),
  }
}

interface Label {
  readonly key: string
  readonly text: string
  /** The middle of what it names, in pixels from the left. */
  readonly at: number
}

/** A label's left edge and the row it stands in, the first nearest to the band. */
interface PlacedLabel extends Label {
  readonly x: number
  readonly row: number
}

/** Between two labels of a row. */
const gapPx = 14

/** Each label under the middle of its part, inside the band's width, in the first row where it has room. */
export function placeLabels(
  labels: readonly Label[],
  { width, letterPx }: { readonly width: number; readonly letterPx: number },
): readonly PlacedLabel[] {
  const ends: { readonly from: number; readonly to: number }[][] = []
  return labels.map((label) => {
    const own = label.text.length * letterPx
    const x = Math.round(Math.max(0, Math.min(label.at - own / 2, width - own)))
    const isFree = (row: number) =>
      (ends[row] ?? []).every(({ from, to }) => x > to + gapPx || x + own < from - gapPx)
    let row = 0
    while (!isFree(row)) row += 1
    ;(ends[row] ??= []).push({ from: x, to: x + own })
    return { ...label, x, row }
  })
}
