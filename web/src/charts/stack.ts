export type Segment = { series: number; from: number; to: number }

/** Values stacked from the axis in the order given: positive ones upwards, negative ones downwards. */
export function stackValues(values: readonly number[]): Segment[] {
  let top = 0
  let bottom = 0
  const segments: Segment[] = []
  for (const [series, value] of values.entries()) {
    if (value === 0) continue
    const from = value > 0 ? top : bottom
    segments.push({ series, from, to: from + value })
    if (value > 0) top += value
    else bottom += value
  }
  return segments
}

/** The lowest and highest point of all stacks and limits; zero is always inside. */
export function extentOfStacks(
  bars: readonly { values: readonly number[]; limit?: number }[],
): [number, number] {
  let low = 0
  let high = 0
  for (const { values, limit = 0 } of bars) {
    low = Math.min(
      low,
      sumOf(values, (value) => value < 0),
    )
    high = Math.max(
      high,
      limit,
      sumOf(values, (value) => value > 0),
    )
  }
  return [low, high]
}

function sumOf(values: readonly number[], counts: (value: number) => boolean): number {
  return values.reduce((sum, value) => (counts(value) ? sum + value : sum), 0)
}

export type Group = { label: string; first: number; last: number }

/** Neighbours that share a group's name, in order; none where the bars stand alone. */
export function groupsOf(bars: readonly { group?: string }[]): Group[] {
  const groups: Group[] = []
  for (const [index, { group }] of bars.entries()) {
    if (group === undefined) continue
    const open = groups.at(-1)
    if (open?.label === group) open.last = index
    else groups.push({ label: group, first: index, last: index })
  }
  return groups
}

const characterPx = 8
const betweenPx = 12

/** The labels that fit beside each other: every nth of evenly spread ones. */
export function thinned<Tick extends { label: string }>(ticks: readonly Tick[], availablePx: number): Tick[] {
  const longest = ticks.reduce((most, tick) => Math.max(most, tick.label.length), 1)
  const every = labelStep(ticks.length, availablePx, longest * characterPx + betweenPx)
  return ticks.filter((_, position) => position % every === 0)
}

/** Every how many labels one fits: 1 for all, then round steps. */
export function labelStep(count: number, availablePx: number, labelPx: number): number {
  const needed = (count * labelPx) / Math.max(1, availablePx)
  return [1, 2, 3, 5, 7, 10, 14, 15, 30].find((step) => step >= needed) ?? Math.ceil(needed)
}
