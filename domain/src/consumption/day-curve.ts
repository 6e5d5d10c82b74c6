import type { StepMinutes } from '../time/madrid.ts'

/**
 * The readings of one channel (import or export) of one contract-day, in Wh, in the order of the day: 23, 24 or 25
 * hours, or 92, 96 or 100 quarters. A hole is null, never 0.
 */
export type CurveValues = readonly (number | null)[]

const VERSION = 1
const LONGEST_DAY_HOURS = 25
const COUNTS: ReadonlySet<number> = new Set([23, 24, 25, 92, 96, 100])
const MAX_VALUE = 2 ** 48
const LONGEST_VARINT = 7

/** Minutes that each reading of a day of so many readings covers: 60 of 23 to 25, 15 of 92 to 100. */
export function stepOf(readings: number): StepMinutes {
  return readings > LONGEST_DAY_HOURS ? 15 : 60
}

/**
 * The stored form of a day's readings: version byte, count byte, then for each reading an LEB128 varint of its Wh
 * plus one, 0 being a hole (a usual day takes some 50 bytes). Throws RangeError on another number of readings and
 * on a value that is not a whole number of Wh from 0 to 2^48.
 */
export function encodeCurve(values: CurveValues): Uint8Array {
  if (!COUNTS.has(values.length)) throw new RangeError(`a day has no ${values.length} readings`)
  const bytes = new Uint8Array(2 + values.length * LONGEST_VARINT)
  bytes[0] = VERSION
  bytes[1] = values.length
  let at = 2
  for (const value of values) {
    if (value !== null && !(Number.isInteger(value) && value >= 0 && value < MAX_VALUE)) {
      throw new RangeError('a reading is a whole number of Wh')
    }
    let rest = value === null ? 0 : value + 1
    while (rest > 127) {
      bytes[at++] = (rest % 128) | 128
      rest = Math.floor(rest / 128)
    }
    bytes[at++] = rest
  }
  return bytes.slice(0, at)
}

/**
 * The readings of a stored day; inverse of encodeCurve. Throws RangeError if the bytes are of another version,
 * cut short or followed by more: damaged data is never shown as consumption.
 */
export function decodeCurve(bytes: Uint8Array): (number | null)[] {
  const count = bytes[1] ?? 0
  if (bytes[0] !== VERSION || !COUNTS.has(count)) throw new RangeError('not a stored day curve')
  const values: (number | null)[] = []
  let at = 2
  for (let index = 0; index < count; index++) {
    let value = 0
    let weight = 1
    let byte = 128
    for (let length = 0; byte >= 128; length++) {
      byte = bytes[at++] ?? Number.NaN
      if (Number.isNaN(byte) || length === LONGEST_VARINT) throw new RangeError('a day curve cut short')
      value += (byte % 128) * weight
      weight *= 128
    }
    values.push(value === 0 ? null : value - 1)
  }
  if (at !== bytes.length) throw new RangeError('a day curve followed by other bytes')
  return values
}
