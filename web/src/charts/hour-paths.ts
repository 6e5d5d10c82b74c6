import type { Hue } from './series.ts'
import { pixelColumns } from './pixel-columns.ts'
import type { ChartValue } from './pixel-columns.ts'

export type HourPath = {
  hue: Hue
  d: string
  /** From the lowest to the highest value of a column. */ range?: boolean
}

export type PathPlace = { left: number; width: number; y: (value: number) => number }

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
  place: PathPlace,
): HourPath[] {
  const gap = place.width / values.length > 6 ? 1 : 0
  const byHue = new Map<Hue, string>()
  for (const [index, value] of values.entries()) {
    if (value === null || value === 0) continue
    const hue = hueOf(index)
    byHue.set(hue, (byHue.get(hue) ?? '') + column(index, values.length, 0, value, place, gap))
  }
  return [...byHue].map(([hue, d]) => ({ hue, d }))
}

/** One solid path up to the lowest value of each pixel and a lighter one from there to the highest. */
export function binnedPaths(values: readonly ChartValue[], hue: Hue, place: PathPlace): HourPath[] {
  const columns = pixelColumns(values, place.width)
  let solid = ''
  let range = ''
  for (const [index, one] of columns.entries()) {
    if (!one) continue
    // Below the axis the value nearest to it is the highest.
    const [near, far] = Math.abs(one.min) <= Math.abs(one.max) ? [one.min, one.max] : [one.max, one.min]
    solid += column(index, columns.length, 0, near, place, 0)
    range += column(index, columns.length, near, far, place, 0)
  }
  return [
    { hue, d: solid },
    { hue, d: range, range: true },
  ]
}

function column(
  index: number,
  count: number,
  from: number,
  to: number,
  place: PathPlace,
  gap: number,
): string {
  const x1 = round(place.left + (index * place.width) / count)
  const x2 = round(place.left + ((index + 1) * place.width) / count - gap)
  return `M${x1} ${round(place.y(from))}V${round(place.y(to))}H${x2}V${round(place.y(from))}Z`
}

function round(px: number): number {
  return Math.round(px * 100) / 100
}
