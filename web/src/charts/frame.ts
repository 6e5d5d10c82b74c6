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
  /** How many times their usual size letters are. */
  enlarged: number
}

/** Heights of a chart of the page's width, and of one among several of a kind. */
export const fullHeight = 300
export const compactHeight = 200
/** Room for the unit above the highest label. */
const top = 30
const under = 28
const secondLinePx = 18
/** The widest of usual characters. */
export const characterPx = 8

interface Size {
  readonly height?: number
  /** Two lines of labels below, as the years under their months. */
  readonly twoLines?: boolean
  /** How many times their usual size letters are: what they need is added, the picture is not made smaller. */
  readonly enlarged?: number
}

/** The layout of a chart: a value axis as wide as its longest label, and room for labels below. */
export function frameFor(
  width: number,
  extent: readonly [number, number],
  { formatTick, unit }: Pick<ValueFormat, 'formatTick' | 'unit'>,
  { height: usual = fullHeight, twoLines = false, enlarged = 1 }: Size = {},
): Frame {
  const values = roundTicks(...extent)
  const below = under + (twoLines ? secondLinePx : 0)
  const above = top * enlarged
  const bottom = usual - below - top + above
  const height = bottom + below * enlarged
  const y = linearScale([values[0] ?? 0, values.at(-1) ?? 1], [bottom, above])
  const ticks = values.map((value) => ({ value, label: formatTick(value), y: y(value) }))
  const left = Math.max(unit.length, ...ticks.map((tick) => tick.label.length)) * characterPx * enlarged + 12
  return { width, height, left, right: width - 2, top: above, bottom, y, ticks, unit, enlarged }
}
