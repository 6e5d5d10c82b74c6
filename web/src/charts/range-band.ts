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

/** A label in as many lines as it needs, their left edge and the row of the first; row 0 is nearest to the band. */
interface PlacedLabel extends Omit<Label, 'text'> {
  readonly lines: readonly string[]
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
    const lines = inLines(label.text, Math.floor(width / letterPx))
    const own = Math.max(...lines.map(({ length }) => length)) * letterPx
    const x = Math.round(Math.max(0, Math.min(label.at - own / 2, width - own)))
    const isFree = (row: number) =>
      (ends[row] ?? []).every(({ from, to }) => x > to + gapPx || x + own < from - gapPx)
    let row = 0
    while (!lines.every((_, index) => isFree(row + index))) row += 1
    for (const index of lines.keys()) (ends[row + index] ??= []).push({ from: x, to: x + own })
    return { key: label.key, at: label.at, lines, x, row }
  })
}

/** Cut between words where a line has no room for more letters; an amount keeps its unit. */
function inLines(text: string, letters: number): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > letters) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}
