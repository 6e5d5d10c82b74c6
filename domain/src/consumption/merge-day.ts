import type { CurveValues } from './day-curve.ts'
import { findQuality, HOLE, type CurveSource, type QualityBytes } from './quality.ts'

/** One channel of a day with the quality of every reading. */
export type DayReadings = { readonly values: CurveValues; readonly quality: QualityBytes }

/**
 * RF5D rectifies F5D, which is billed; P5D and P1D are validated and provisional alike; Datadis comes last.
 * Source: order of the distributor's measure files (CCH_FACT over CCH_VAL).
 */
export const RANKS: Readonly<Record<CurveSource, number>> = { RF5D: 4, F5D: 3, P5D: 2, P1D: 2, DATADIS: 1 }

function isBeaten(stored: number, incoming: number): boolean {
  const [old, fresh] = [findQuality(stored), findQuality(incoming)]
  if (fresh === undefined) return false
  if (old === undefined) return true
  const byRank = RANKS[fresh.source] - RANKS[old.source]
  if (byRank !== 0) return byRank > 0
  if (fresh.version !== old.version) return fresh.version > old.version
  // The same file read again replaces itself; of two files alike, P5D stands, whichever came first.
  return fresh.source === old.source || fresh.source === 'P5D'
}

/**
 * Merges a day that comes in with what is stored, reading by reading: the higher rank wins (RF5D, F5D, P5D and P1D,
 * Datadis); of the same rank the higher file version, and an older one never; a hole never replaces a value.
 * The result does not depend on the order of the files, unless two of the same source and version disagree, which
 * counts as a re-read: the later stands. Returns `stored` itself when nothing changes, so that the
 * caller can skip the write. Throws RangeError if the two days have different numbers of readings (hours and
 * quarters are kept apart) or a day's quality does not fit its values.
 */
export function mergeDay(stored: DayReadings | undefined, incoming: DayReadings): DayReadings {
  checkFit(incoming)
  if (stored === undefined) return incoming
  checkFit(stored)
  if (stored.values.length !== incoming.values.length) {
    throw new RangeError('two days with different numbers of readings')
  }
  const values = [...stored.values]
  const quality = Uint8Array.from(stored.quality)
  let changed = false
  for (const [index, value] of incoming.values.entries()) {
    const byte = incoming.quality[index] ?? HOLE
    if (value === null || !isBeaten(quality[index] ?? HOLE, byte)) continue
    if (values[index] !== value || quality[index] !== byte) changed = true
    values[index] = value
    quality[index] = byte
  }
  return changed ? { values, quality } : stored
}

function checkFit({ values, quality }: DayReadings): void {
  if (values.length !== quality.length) throw new RangeError('a day whose quality does not fit its readings')
  for (const [index, value] of values.entries()) {
    if ((value === null) !== (quality[index] === HOLE)) {
      throw new RangeError('a hole is a reading without value and without quality')
    }
  }
}
