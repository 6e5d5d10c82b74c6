export type ChartValue = number | null

/** What lies in one column of pixels: the lowest and highest reading, and which reading is the highest. */
export type PixelColumn = { min: number; max: number; highest: number }

/**
 * Readings put into at most `columns` columns of equal width, so that drawing costs what the screen is wide and not
 * what the year is long. A column without readings is undefined; a reading belongs to exactly one column.
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

/** The reading under a place from 0 (left) to 1 (right); undefined without readings. */
export function indexAtPlace(place: number, count: number): number | undefined {
  return count === 0 ? undefined : Math.min(count - 1, Math.max(0, Math.floor(place * count)))
}
