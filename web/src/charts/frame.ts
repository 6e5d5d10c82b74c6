import { linearScale, roundTicks } from './scale.ts'
import type { Scale } from './scale.ts'
import type { ValueFormat } from './series.ts'

export type Frame = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  y: Scale
  ticks: { value: number; label: string; y: number }[]
  /** Written above the axis: "kWh". */
  unit: string
}

/** Heights of a chart of the page's width, and of one among several of a kind. */
export const fullHeight = 300
export const compactHeight = 200
/** Room for the unit above the highest label. */
const top = 30
const under = 28
const secondLinePx = 18
const characterPx = 8

interface Size {
  readonly height?: number
  /** Two lines of labels below, as the years under their months. */
  readonly twoLines?: boolean
}

/** The layout of a chart: a value axis as wide as its longest label, and room for labels below. */
export function frameFor(
  width: number,
  extent: readonly [number, number],
  { formatTick, unit }: Pick<ValueFormat, 'formatTick' | 'unit'>,
  { height = fullHeight, twoLines = false }: Size = {},
): Frame {
  const values = roundTicks(...extent)
  const bottom = height - under - (twoLines ? secondLinePx : 0)
  const y = linearScale([values[0] ?? 0, values.at(-1) ?? 1], [bottom, top])
  const ticks = values.map((value) => ({ value, label: formatTick(value), y: y(value) }))
  const left = Math.max(unit.length, ...ticks.map((tick) => tick.label.length)) * characterPx + 12
  return { width, height, left, right: width - 2, top, bottom, y, ticks, unit }
}
