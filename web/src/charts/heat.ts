import type { ChartValue } from './pixel-columns.ts'

export const heatLevels = 6

/** Share of the values that the colour scale covers; the few above take the last colour, so that one outlier does not make the rest pale. */
const withinSteps = 0.98

/** Upper end of the colour scale: the value that only a few pass. */
export function usualHighest(days: readonly (readonly ChartValue[])[]): number {
  const values = new Float64Array(days.reduce((count, hours) => count + hours.length, 0))
  let count = 0
  for (const hours of days) for (const value of hours) if (value !== null) values[count++] = value
  const known = values.subarray(0, count).toSorted()
  return known[Math.max(0, Math.ceil(known.length * withinSteps) - 1)] ?? 0
}

/** The upper bounds of the colour steps: round values up to the highest. */
export function heatBounds(highest: number): number[] {
  const step = roundUp(highest / heatLevels)
  return Array.from({ length: heatLevels }, (_, level) => step * (level + 1))
}

/** 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= value) ?? 10)
}

export function heatLevel(value: ChartValue, bounds: readonly number[]): number | undefined {
  if (value === null) return undefined
  let level = 0
  while (level < bounds.length - 1 && value > bounds[level]!) level += 1
  return level
}

/** The size of a cell in pixels. */
export type CellSize = { width: number; height: number }

/** Hours the clock shows in a day, 0 to 23. */
export const clockHours = 24

/** Neighbouring days that share one column of the map: `from` to `to`, the latter not included. */
export type HeatColumn = { from: number; to: number }

/** One column a day, or as many as there are pixels: no cell is narrower than a pixel. */
export function heatColumns(days: number, widthPx: number): HeatColumn[] {
  const count = Math.max(0, Math.min(days, Math.floor(widthPx)))
  return Array.from({ length: count }, (_, column) => ({
    from: Math.floor((column * days) / count),
    to: Math.floor(((column + 1) * days) / count),
  }))
}

/** The day of a column with the highest value of an hour, which is the one drawn; its first day where none has a value. */
export function highestDay(
  days: readonly (readonly ChartValue[])[],
  { from, to }: HeatColumn,
  hour: number,
): number {
  let found = from
  for (let day = from; day < to; day += 1) {
    if ((days[day]?.[hour] ?? -1) > (days[found]?.[hour] ?? -1)) found = day
  }
  return found
}

/**
 * One path per colour step, hours of one step in one cell: a year of hours in six elements. Columns and hours are the
 * units of the paths, which makes them short: whoever draws them scales them to the size of a cell.
 */
export function heatPaths(
  days: readonly (readonly ChartValue[])[],
  columns: readonly HeatColumn[],
  bounds: readonly number[],
  cell: CellSize,
): string[] {
  const paths = bounds.map(() => '')
  const cellPath = cellPaths(cell)
  for (const [index, column] of columns.entries()) {
    let first = 0
    let level: number | undefined
    for (let hour = 0; hour <= clockHours; hour += 1) {
      const next =
        hour === clockHours
          ? undefined
          : heatLevel(days[highestDay(days, column, hour)]?.[hour] ?? null, bounds)
      if (next === level && hour < clockHours) continue
      if (level !== undefined) paths[level] += cellPath(index, first, hour - first)
      first = hour
      level = next
    }
  }
  return paths
}

/** The marked cells (estimated hours) as one path, in the same units. */
export function heatMarks(
  columns: readonly HeatColumn[],
  isMarked: (day: number, hour: number) => boolean,
  cell: CellSize,
): string {
  let path = ''
  const cellPath = cellPaths(cell)
  for (const [index, { from, to }] of columns.entries()) {
    for (let hour = 0; hour < clockHours; hour += 1) {
      for (let day = from; day < to; day += 1) {
        if (!isMarked(day, hour)) continue
        path += cellPath(index, hour, 1)
        break
      }
    }
  }
  return path
}

/** Writes the cell of some hours of a column: a little wider and higher than it is, so that no gap shows between two. */
function cellPaths({ width, height }: CellSize) {
  const [more, across] = [overlapPx / height, `h${short(1 + overlapPx / width)}v`]
  const heights = Array.from({ length: clockHours + 1 }, (_, hours) => short(hours + more))
  return (column: number, hour: number, hours: number) =>
    `M${column} ${hour}${across}${heights[hours]}H${column}Z`
}

const overlapPx = 0.3

function short(units: number): number {
  return Math.round(units * 1000) / 1000
}
