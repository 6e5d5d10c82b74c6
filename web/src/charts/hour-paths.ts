import { onceAt } from './once-for.ts'
import type { Hue } from './series.ts'
import { pixelColumns } from './pixel-columns.ts'
import type { ChartValue } from './pixel-columns.ts'

export type HourPath = {
  hue: Hue
  d: string
  /** Up to the highest value of each column. */
  range?: boolean
}

/** Tells the paths of a drawing apart; their outlines may be the same. */
export function pathKey({ hue, range = false }: HourPath): string {
  return range ? `${hue} range` : hue
}

export type PlotArea = { left: number; width: number; y: (value: number) => number }

/** Below this many pixels a value has no column of its own. */
const narrowestPx = 2

/** Whether each value can be drawn by itself, with its own hue. */
export function fitsSingly(count: number, widthPx: number): boolean {
  return count * narrowestPx <= widthPx
}

/** One path per hue, with a column from the axis for each of its values. */
export function singlePaths(
  values: readonly ChartValue[],
  hueOf: (index: number) => Hue,
  plot: PlotArea,
): HourPath[] {
  const gap = plot.width / values.length > 6 ? 1 : 0
  const byHue = new Map<Hue, string>()
  for (const [index, value] of values.entries()) {
    if (value === null || value === 0) continue
    const hue = hueOf(index)
    byHue.set(hue, (byHue.get(hue) ?? '') + column(index, values.length, value, plot, gap))
  }
  return [...byHue].map(([hue, d]) => ({ hue, d }))
}

const binnedAt = onceAt<HourPath[]>()

/** One solid path up to the lowest value of each pixel, over a lighter one up to the highest. */
export function binnedPaths(values: readonly ChartValue[], hue: Hue, plot: PlotArea): HourPath[] {
  const drawnAt = [hue, plot.left, plot.width, plot.y(0), plot.y(1)].join(' ')
  return binnedAt(values, drawnAt, () => {
    const columns = pixelColumns(values, plot.width)
    // Below the axis the value nearest to it is the highest.
    const ends = columns.map(
      (one) => one && { near: nearer(one.min, one.max), far: farther(one.min, one.max) },
    )
    return [
      { hue, d: outline(ends, 'far', plot), range: true },
      { hue, d: outline(ends, 'near', plot) },
    ]
  })
}

/** A band from top to bottom over each stretch that was not read: nothing known is not nothing used. */
export function unreadBands(
  count: number,
  isUnread: (index: number) => boolean,
  { left, width }: Pick<PlotArea, 'left' | 'width'>,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): string {
  const at = (index: number) => round(left + (index * width) / count)
  let path = ''
  let open = false
  for (let index = 0; index <= count; index++) {
    const unread = index < count && isUnread(index)
    if (unread && !open) path += `M${at(index)} ${top}V${bottom}`
    if (!unread && open) path += `H${at(index)}V${top}Z`
    open = unread
  }
  return path
}

function nearer(one: number, other: number) {
  return Math.abs(one) <= Math.abs(other) ? one : other
}

function farther(one: number, other: number) {
  return Math.abs(one) <= Math.abs(other) ? other : one
}

/** Around neighbouring columns at once, from the axis up and back to it; a column without values is a gap. */
function outline<End extends string>(
  columns: readonly (Readonly<Record<End, number>> | undefined)[],
  end: End,
  { left, width, y }: PlotArea,
): string {
  const axis = tenths(y(0))
  let path = ''
  let open = false
  for (const [index, one] of columns.entries()) {
    if (one) {
      if (!open) path += `M${tenths(left + (index * width) / columns.length)} ${axis}`
      path += `V${tenths(y(one[end]))}H${tenths(left + ((index + 1) * width) / columns.length)}`
    } else if (open) path += `V${axis}Z`
    open = one !== undefined
  }
  return open ? `${path}V${axis}Z` : path
}

function column(index: number, count: number, value: number, plot: PlotArea, gap: number): string {
  const x1 = round(plot.left + (index * plot.width) / count)
  const x2 = round(plot.left + ((index + 1) * plot.width) / count - gap)
  const axis = round(plot.y(0))
  return `M${x1} ${axis}V${round(plot.y(value))}H${x2}V${axis}Z`
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10
}

function round(px: number): number {
  return Math.round(px * 100) / 100
}
