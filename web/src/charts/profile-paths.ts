import type { PlotArea } from './hour-paths.ts'
import type { Hue } from './series.ts'

/** One hour of a typical day: its typical value, the range most values lie in, and the hue of its period. */
export type ProfileHour = {
  value: number
  low?: number
  high?: number
  hue: Hue
}

/** Neighbouring hours of one period, `to` excluded. */
export type PeriodRun = { hue: Hue; from: number; to: number }

export function periodRuns(hours: readonly ProfileHour[]): PeriodRun[] {
  const runs: PeriodRun[] = []
  for (const [index, { hue }] of hours.entries()) {
    const open = runs.at(-1)
    if (open?.hue === hue) open.to = index + 1
    else runs.push({ hue, from: index, to: index + 1 })
  }
  return runs
}

/** A line with a step at each hour, because an hour has one value. */
export function stepLine(values: readonly number[], plot: PlotArea): string {
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'V'}${command(value, index, values.length, plot)}`)
    .join('')
}

/** The area between two such lines. */
export function stepBand(low: readonly number[], high: readonly number[], plot: PlotArea): string {
  const back = [...low.keys()]
    .toReversed()
    .map((index) => `V${round(plot.y(low[index] ?? 0))}H${xAt(index, low.length, plot)}`)
    .join('')
  return `${stepLine(high, plot)}${back}Z`
}

function command(value: number, index: number, count: number, plot: PlotArea): string {
  const y = round(plot.y(value))
  const start = index === 0 ? `${xAt(0, count, plot)} ${y}` : `${y}`
  return `${start}H${xAt(index + 1, count, plot)}`
}

export function xAt(index: number, count: number, { left, width }: PlotArea): number {
  return round(left + (index * width) / Math.max(1, count))
}

function round(px: number): number {
  return Math.round(px * 100) / 100
}
