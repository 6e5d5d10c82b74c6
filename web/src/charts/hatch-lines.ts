export type Box = { x: number; y: number; width: number; height: number }

/** Distance between two lines along the top. */
const everyPx = 8.5

/** Slanted lines over a box, continuous across boxes. Paths and not a pattern: a pattern is pixelated in print. */
export function hatchLines({ x, y, width, height }: Box): string {
  let path = ''
  const last = x + y + width + height
  for (let sum = Math.ceil((x + y) / everyPx) * everyPx; sum <= last; sum += everyPx) {
    // On each line x + y is the same.
    path += `M${round(sum - y)} ${round(y)}L${round(sum - y - height)} ${round(y + height)}`
  }
  return path
}

/** The outline of a box, for a clip path. */
export function boxPath({ x, y, width, height }: Box): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
}

function round(px: number): number {
  return Math.round(px * 100) / 100
}
