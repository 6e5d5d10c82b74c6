import { linearScale, roundTicks } from './scale.ts'
import type { Scale } from './scale.ts'

export type Frame = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  y: Scale
  ticks: { value: number; label: string; y: number }[]
}

/** Heights of a chart of the page's width, and of one among several of a kind. */
export const fullHeight = 300
export const compactHeight = 180
const top = 10
const under = 28
const characterPx = 8

/** The layout of a chart: a value axis as wide as its longest label, and room for labels below. */
export function frameFor(
  width: number,
  extent: readonly [number, number],
  formatTick: (value: number) => string,
  height = fullHeight,
): Frame {
  const values = roundTicks(...extent)
  const y = linearScale([values[0] ?? 0, values.at(-1) ?? 1], [height - under, top])
  const ticks = values.map((value) => ({ value, label: formatTick(value), y: y(value) }))
  const left = Math.max(...ticks.map((tick) => tick.label.length)) * characterPx + 12
  return { width, height, left, right: width - 2, top, bottom: height - under, y, ticks }
}
