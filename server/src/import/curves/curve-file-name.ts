import type { CurveSource } from '@endoll/domain/consumption/quality.ts'
import { dayNumber, parseDay } from '@endoll/domain/time/day.ts'

/** What the name of a curve file says; it decides which of two readings of the same hour stands. */
export interface CurveFileName {
  readonly kind: CurveSource
  /** Days since 1970 of the day in the name; 0 where it has none. */
  readonly fileDay: number
  readonly version: number
}

const SHAPE = /^(RF5D|F5D|P5D|P1D|P2D)_(?:\w+_)?(\d{4})(\d{2})(\d{2})(?:\.(\d{1,3}))?$/i
const TABLE = /\.(?:csv|json)$/i
/** A day anywhere in a name, as 20241105, 2024-11-05 or 2024_11_05. Longer runs of digits belong to a CUPS. */
const DAY_IN_NAME = /(?<!\d)(\d{4})([-_]?)(\d{2})\2(\d{2})(?!\d)/g
/** The latest day that the two bytes of a reading's file day can hold, in the year 2149. */
const LAST_DAY = 65_535

function findDayNumber(year = '', month = '', dayOfMonth = ''): number | undefined {
  const day = parseDay(`${year}-${month}-${dayOfMonth}`)
  const number = day === undefined ? -1 : dayNumber(day)
  return number >= 0 && number <= LAST_DAY ? number : undefined
}

/**
 * Reads `F5D_<distributor>_<retailer>_<yyyymmdd>.<version>`, without the ending of its compression, or any name of a
 * table (`.csv`, `.json`), which is Datadis' and has no version; its day is the latest in its name.
 */
export function findCurveFileName(name: string): CurveFileName | undefined {
  if (TABLE.test(name)) {
    const days = [...name.matchAll(DAY_IN_NAME)].map(
      ([, year, , month, dayOfMonth]) => findDayNumber(year, month, dayOfMonth) ?? 0,
    )
    return { kind: 'DATADIS', fileDay: Math.max(0, ...days), version: 0 }
  }
  const [, kind, year, month, dayOfMonth, version = '0'] = SHAPE.exec(name) ?? []
  const fileDay = findDayNumber(year, month, dayOfMonth)
  if (kind === undefined || fileDay === undefined) return undefined
  const named = kind.toUpperCase()
  // P2D is P1D with a line for each quarter of an hour.
  return { kind: (named === 'P2D' ? 'P1D' : named) as CurveSource, fileDay, version: Number(version) }
}

export const compressions = ['gz', 'bz2', 'zip'] as const
export type Compression = (typeof compressions)[number] | 'none'

/** The name without the ending of its compression, and which that is. */
export function compressionOf(name: string): { bare: string; compression: Compression } {
  const compression = compressions.find((ending) => name.toLowerCase().endsWith(`.${ending}`))
  return compression
    ? { bare: name.slice(0, -compression.length - 1), compression }
    : { bare: name, compression: 'none' }
}
