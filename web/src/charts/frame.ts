import { scaleLinear } from 'd3-scale'
import type { ScaleLinear } from 'd3-scale'

export type Frame = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  y: ScaleLinear<number, number>
  ticks: { value: number; label: string; y: number }[]
}

const height = 300
const top = 10
const under = 28
const characterPx = 8

/** Where everything of a chart stands: a value axis as wide as its longest figure, and room for labels below. */
export function frameFor(
  width: number,
  extent: readonly [number, number],
  formatTick: (value: number) => string,
): Frame {
  const [low, high] = extent
  const y = scaleLinear()
    .domain([low, high === low ? low + 1 : high])
    .nice(4)
    .range([height - under, top])
  const ticks = y.ticks(4).map((value) => ({ value, label: formatTick(value), y: y(value) }))
  const left = Math.max(...ticks.map((tick) => tick.label.length)) * characterPx + 12
  return { width, height, left, right: width - 2, top, bottom: height - under, y, ticks }
}
