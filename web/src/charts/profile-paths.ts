import type { Hue } from './series.ts'

/** One hour of a typical day: its typical value, the range most values lie in, and the hue of its period. */
export type ProfileHour = {
  value: number
  low?: number
  high?: number
  hue: Hue
}

export type ProfilePlace = { left: number; width: number; y: (value: number) => number }

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
export function stepLine(values: readonly number[], place: ProfilePlace): string {
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'V'}${command(value, index, values.length, place)}`)
    .join('')
}

/** The area between two such lines. */
export function stepBand(low: readonly number[], high: readonly number[], place: ProfilePlace): string {
  const back = [...low.keys()]
    .toReversed()
    .map((index) => `V${round(place.y(low[index] ?? 0))}H${xAt(index, low.length, place)}`)
    .join('')
  return `${stepLine(high, place)}${back}Z`
}

function command(value: number, index: number, count: number, place: ProfilePlace): string {
  const y = round(place.y(value))
  const start = index === 0 ? `${xAt(0, count, place)} ${y}` : `${y}`
  return `${start}H${xAt(index + 1, count, place)}`
}

export function xAt(index: number, count: number, { left, width }: ProfilePlace): number {
  return round(left + (index * width) / Math.max(1, count))
}

function round(px: number): number {
  return Math.round(px * 100) / 100
}
