import type { ChartValue } from './pixel-columns.ts'

export const heatLevels = 6

/** Share of the values that the colour scale covers; the few above take the last colour, so that one outlier does not make the rest pale. */
const withinSteps = 0.98

/** Upper end of the colour scale: the value that only a few pass. */
export function usualHighest(days: readonly (readonly ChartValue[])[]): number {
  const known = Float64Array.from(days.flatMap((hours) => hours.filter((value) => value !== null))).toSorted()
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
  const level = bounds.findIndex((bound) => value <= bound)
  return level === -1 ? bounds.length - 1 : level
}

export type HeatPlace = { left: number; top: number; cellWidth: number; cellHeight: number }

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

/** One path per colour step, hours of one step in one cell: a year of hours in six elements. */
export function heatPaths(
  days: readonly (readonly ChartValue[])[],
  columns: readonly HeatColumn[],
  bounds: readonly number[],
  place: HeatPlace,
): string[] {
  const paths = bounds.map(() => '')
  for (const [index, column] of columns.entries()) {
    const levels = Array.from({ length: clockHours }, (_, hour) =>
      heatLevel(days[highestDay(days, column, hour)]?.[hour] ?? null, bounds),
    )
    for (let hour = 0; hour < clockHours; hour += 1) {
      const level = levels[hour]
      let last = hour
      while (last + 1 < clockHours && levels[last + 1] === level) last += 1
      if (level !== undefined) paths[level] += cellPath(index, hour, place, last - hour + 1)
      hour = last
    }
  }
  return paths
}

/** The marked cells (estimated hours) as one path. */
export function heatMarks(
  columns: readonly HeatColumn[],
  isMarked: (day: number, hour: number) => boolean,
  place: HeatPlace,
): string {
  let path = ''
  for (const [index, { from, to }] of columns.entries()) {
    for (let hour = 0; hour < clockHours; hour += 1) {
      for (let day = from; day < to; day += 1) {
        if (!isMarked(day, hour)) continue
        path += cellPath(index, hour, place)
        break
      }
    }
  }
  return path
}

function cellPath(
  column: number,
  hour: number,
  { left, top, cellWidth, cellHeight }: HeatPlace,
  hours = 1,
): string {
  const x = two(left + column * cellWidth)
  // A little wider than the cell, so that no gap shows between days.
  return `M${x} ${two(top + hour * cellHeight)}h${two(cellWidth + 0.3)}v${two(hours * cellHeight + 0.3)}H${x}Z`
}

function two(px: number): number {
  return Math.round(px * 100) / 100
}
