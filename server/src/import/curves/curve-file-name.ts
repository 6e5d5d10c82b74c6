import { dayNumber, parseDay } from '@endoll/domain/time/day.ts'

/** The curve files that are read. Columns and units: docs/import.md. */
export type CurveKind = 'RF5D' | 'F5D' | 'P5D'

/** What the name of a curve file says; it decides which of two readings of the same hour stands. */
export interface CurveFileName {
  readonly kind: CurveKind
  /** Days since 1970 of the day in the name. */
  readonly fileDay: number
  readonly version: number
}

const SHAPE = /^(RF5D|F5D|P5D)_(?:\w+_)?(\d{4})(\d{2})(\d{2})(?:\.(\d{1,3}))?$/i

/** Reads `F5D_<distributor>_<retailer>_<yyyymmdd>.<version>`, without the ending of its compression. */
export function findCurveFileName(name: string): CurveFileName | undefined {
  const [, kind, year, month, dayOfMonth, version = '0'] = SHAPE.exec(name) ?? []
  const day = parseDay(`${year}-${month}-${dayOfMonth}`)
  if (kind === undefined || day === undefined) return undefined
  return { kind: kind.toUpperCase() as CurveKind, fileDay: dayNumber(day), version: Number(version) }
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
