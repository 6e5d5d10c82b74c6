export type ChartValue = number | null

/** The lowest and highest value of one column of pixels, and the index of the highest. */
export type PixelColumn = { min: number; max: number; highest: number }

/**
 * Values put into at most `columns` columns of equal width, so that the cost of drawing depends on the width of the
 * screen and not on the number of values. A column without values is undefined; each value is in exactly one column.
 */
export function pixelColumns(values: readonly ChartValue[], columns: number): (PixelColumn | undefined)[] {
  const count = Math.max(0, Math.min(Math.floor(columns), values.length))
  const result: (PixelColumn | undefined)[] = []
  for (let column = 0; column < count; column += 1) {
    const from = Math.floor((column * values.length) / count)
    const to = Math.floor(((column + 1) * values.length) / count)
    result.push(columnOf(values, from, to))
  }
  return result
}

function columnOf(values: readonly ChartValue[], from: number, to: number): PixelColumn | undefined {
  let found: PixelColumn | undefined
  for (let index = from; index < to; index += 1) {
    const value = values[index]
    if (value === null || value === undefined) continue
    if (!found) found = { min: value, max: value, highest: index }
    else if (value > found.max) found = { min: found.min, max: value, highest: index }
    else if (value < found.min) found.min = value
  }
  return found
}

/** Index of the value at a share of the width, from 0 (left) to 1 (right); undefined if there are no values. */
export function indexAtShare(share: number, count: number): number | undefined {
  return count === 0 ? undefined : Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}
