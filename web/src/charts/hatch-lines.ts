export type Box = { x: number; y: number; width: number; height: number }

/** From one line to the next along the top. */
const everyPx = 8.5

/** Slanted lines over a box, all boxes of one drawing in step: drawn as lines, so that print has no pixels. */
export function hatchLines({ x, y, width, height }: Box): string {
  let path = ''
  const last = x + y + width + height
  for (let sum = Math.ceil((x + y) / everyPx) * everyPx; sum <= last; sum += everyPx) {
    // A line joins the places whose left and top add up to the same.
    path += `M${round(sum - y)} ${round(y)}L${round(sum - y - height)} ${round(y + height)}`
  }
  return path
}

/** The outline of a box, to be cut out by. */
export function boxPath({ x, y, width, height }: Box): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
}

function round(px: number): number {
  return Math.round(px * 100) / 100
}
