import type { CurveValues } from './day-curve.ts'
import { RANKS } from './merge-day.ts'
import { findQuality, HOLE, packQuality, type QualityBytes } from './quality.ts'

const QUARTERS = 4

/** Quarters added up by hours, in the order of the day; an hour of which a quarter is missing is null. */
export function hoursOf(quarters: CurveValues): (number | null)[] {
  return Array.from({ length: quarters.length / QUARTERS }, (_, hour) =>
    quarters
      .slice(hour * QUARTERS, (hour + 1) * QUARTERS)
      .reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0),
  )
}

/**
 * The quality of hours made of quarters: the lowest source and version among the four, estimated where one of them is; a
 * hole where the hour is one.
 */
export function hoursOfQuality(quarters: CurveValues, quality: QualityBytes): Uint8Array {
  return Uint8Array.from(hoursOf(quarters), (wh, hour) => {
    if (wh === null) return HOLE
    const found = Array.from({ length: QUARTERS }, (_, index) =>
      findQuality(quality[hour * QUARTERS + index] ?? HOLE),
    )
    const known = found.filter((one) => one !== undefined)
    const lowest = known.reduce((least, one) =>
      RANKS[one.source] < RANKS[least.source] ||
      (RANKS[one.source] === RANKS[least.source] && one.version < least.version)
        ? one
        : least,
    )
    return packQuality({ ...lowest, estimated: known.some(({ estimated }) => estimated) })
  })
}

/** Above 0 where every reading of one day is of a higher kind of file than every one of another, below 0 the other way. */
export function outranks(quality: QualityBytes, other: QualityBytes): number {
  const ranks = (bytes: QualityBytes) =>
    Array.from(bytes, (byte) => findQuality(byte)).flatMap((found) => (found ? [RANKS[found.source]] : []))
  const [ours, theirs] = [ranks(quality), ranks(other)]
  if (Math.min(...ours) > Math.max(...theirs)) return 1
  return Math.max(...ours) < Math.min(...theirs) ? -1 : 0
}
