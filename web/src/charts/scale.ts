/** Maps a value to its pixel. */
export type Scale = (value: number) => number

/** About how many grid lines a chart has. */
const wantedTicks = 4

/** 1, 2 or 5 times a power of ten, such that about four of them fill the span. */
function stepFor(span: number): number {
  const rough = span / wantedTicks
  const power = 10 ** Math.floor(Math.log10(rough))
  const error = rough / power
  // Geometric means between 1, 2, 5 and 10: each rough step goes to the nearest round one.
  return power * (error >= Math.sqrt(50) ? 10 : error >= Math.sqrt(10) ? 5 : error >= Math.sqrt(2) ? 2 : 1)
}

/** Round values from below the lowest to above the highest. Both ends are the first and the last of them. */
export function roundTicks(low: number, high: number): number[] {
  const top = high === low ? low + 1 : high
  // Rounding the ends outwards may ask for a wider step, so it is computed once more.
  let step = stepFor(top - low)
  step = stepFor(Math.ceil(top / step) * step - Math.floor(low / step) * step)
  const [from, to] = [Math.floor(low / step), Math.ceil(top / step)]
  return Array.from({ length: to - from + 1 }, (_, index) => exact((from + index) * step))
}

/** Rounds off floating-point error: 0.3 and not 0.30000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}

/** A straight line from two values to two pixels. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

export type Bands = { left: (index: number) => number; width: number; step: number }

const gap = 0.28

/** Equal bands side by side with a gap between them and half a gap at the ends. */
export function bandsBetween(count: number, start: number, end: number): Bands {
  const step = (end - start) / Math.max(1, count)
  return { left: (index) => start + step * (index + gap / 2), width: step * (1 - gap), step }
}
