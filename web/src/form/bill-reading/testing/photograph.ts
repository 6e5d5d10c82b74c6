import { encode } from 'uqr'

/** How a code is photographed; without any of them it is as printed. */
export interface Photograph {
  /** Pixels of a module. */
  readonly modulePx?: number
  readonly degrees?: number
  /** How much narrower the far edge is than the near one, 0 to 1. */
  readonly tilt?: number
  /** Width of the blur in pixels. */
  readonly blurPx?: number
  /** How dark the darkest corner is, 0 to 1. */
  readonly shadow?: number
  /** Grain, in steps of grey. */
  readonly grain?: number
  /** Share of the code's side that a reflection hides, from its middle. */
  readonly glare?: number
}

/** A picture as a browser hands it to the reader. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** Paper around the code, as a share of its side: enough that none of it is lost where it is turned. */
const margin = 0.25

function blurred(grey: Float64Array, side: number, radius: number): Float64Array {
  if (radius < 1) return grey
  const along = (from: Float64Array, step: number, line: number) => {
    const to = new Float64Array(from.length)
    for (let row = 0; row < side; row += 1) {
      for (let at = 0; at < side; at += 1) {
        let sum = 0
        for (let off = -radius; off <= radius; off += 1) {
          const near = Math.min(side - 1, Math.max(0, at + off))
          sum += from[row * line + near * step] ?? 0
        }
        to[row * line + at * step] = sum / (2 * radius + 1)
      }
    }
    return to
  }
  return along(along(grey, 1, side), side, 1)
}

/** A code of this text as a camera sees it; the same picture for the same words. */
export function photograph(text: string, how: Photograph = {}): Picture {
  const { modulePx = 4, degrees = 0, tilt = 0, blurPx = 0, shadow = 0, grain = 0, glare = 0 } = how
  const { data: modules, size } = encode(text, { ecc: 'M', border: 0 })
  const marginModules = margin * size
  const paper = size + 2 * marginModules
  const side = Math.round(paper * modulePx)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const isDark = (x: number, y: number) => {
    // From the picture to the page: tilted about its lower edge, turned about its middle.
    const far = 1 - tilt * (1 - y)
    const [u, v] = [(x - 0.5) / far, (y - 0.5) / (1 - (tilt * (1 - y)) / 3)]
    const [column, row] = [
      (u * cos + v * sin + 0.5) * paper - marginModules,
      (v * cos - u * sin + 0.5) * paper - marginModules,
    ]
    if (glare > 0 && Math.hypot(column - size / 2, row - size / 2) < (glare * size) / 2) return false
    return modules[Math.floor(row)]?.[Math.floor(column)] ?? false
  }
  const grey = new Float64Array(side * side)
  const parts = 3
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      let dark = 0
      for (let part = 0; part < parts * parts; part += 1) {
        const [x, y] = [(part % parts) + 0.5, Math.floor(part / parts) + 0.5]
        if (isDark((column + x / parts) / side, (row + y / parts) / side)) dark += 1
      }
      grey[row * side + column] = 235 - (205 * dark) / (parts * parts)
    }
  }
  const soft = blurred(grey, side, Math.round(blurPx))
  const data = new Uint8ClampedArray(side * side * 4)
  let seed = 1
  for (const [at, value] of soft.entries()) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const light = 1 - shadow * (1 - (at % side) / side) * (1 - Math.floor(at / side) / side)
    data.fill(value * light + ((seed / 2_147_483_648) * 2 - 1) * grain, at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  return { width: side, height: side, data }
}
