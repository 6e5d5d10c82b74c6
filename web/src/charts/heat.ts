import type { Reading } from './pixel-columns.ts'

export const heatLevels = 6

/** The upper bounds of the steps of colour: round figures up to the highest reading. */
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

export function heatLevel(value: Reading, bounds: readonly number[]): number | undefined {
  if (value === null) return undefined
  const level = bounds.findIndex((bound) => value <= bound)
  return level === -1 ? bounds.length - 1 : level
}

export type HeatPlace = { left: number; top: number; cellWidth: number; cellHeight: number }

/** One path per step of colour: a year of hours in six elements, vector in print. */
export function heatPaths(
  days: readonly (readonly Reading[])[],
  clockHour: (day: number, position: number) => number,
  bounds: readonly number[],
  place: HeatPlace,
): string[] {
  const paths = bounds.map(() => '')
  for (const [day, hours] of days.entries()) {
    for (const [position, value] of hours.entries()) {
      const level = heatLevel(value, bounds)
      if (level === undefined) continue
      const x = two(place.left + day * place.cellWidth)
      const y = two(place.top + clockHour(day, position) * place.cellHeight)
      // A hair wider than the cell, so that no line of the ground shows between days.
      paths[level] += `M${x} ${y}h${two(place.cellWidth + 0.3)}v${two(place.cellHeight + 0.3)}H${x}Z`
    }
  }
  return paths
}

function two(px: number): number {
  return Math.round(px * 100) / 100
}
