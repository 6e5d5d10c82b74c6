/**
 * Where a reading came from: the distributor's billing curve (F5D) and its rectification (RF5D), its validated
 * curve (P5D), the daily telemetered one (P1D), or the Datadis platform.
 */
export type CurveSource = 'RF5D' | 'F5D' | 'P5D' | 'P1D' | 'DATADIS'

/** What is known of one reading beside its value. */
export type ReadingQuality = {
  readonly source: CurveSource
  /** Version of the file, from its name; versions of 15 and more count as 15. */
  readonly version: number
  /** The distributor estimated it instead of measuring it. */
  readonly estimated: boolean
}

/** Readings quality by quality byte, one for each reading; 0 stands for a hole. */
export type QualityBytes = ArrayLike<number>

const CODES = { DATADIS: 1, P1D: 2, P5D: 3, F5D: 4, RF5D: 5 } as const satisfies Record<CurveSource, number>
const SOURCES: readonly CurveSource[] = ['DATADIS', 'P1D', 'P5D', 'F5D', 'RF5D']
const ESTIMATED = 8
const MAX_VERSION = 15

/** The quality byte of a hole. */
export const HOLE = 0

/**
 * One byte for a reading's quality: bits 0–2 the source, bit 3 estimated, bits 4–7 the file version (at most 15).
 * Throws RangeError if the version is not a whole number from 0.
 */
export function packQuality({ source, version, estimated }: ReadingQuality): number {
  if (!Number.isInteger(version) || version < 0) throw new RangeError('a file version is a whole number')
  return CODES[source] | (estimated ? ESTIMATED : 0) | (Math.min(version, MAX_VERSION) << 4)
}

/** The quality in a byte, or undefined for a hole. Throws RangeError on a byte that packQuality never gives. */
export function findQuality(byte: number): ReadingQuality | undefined {
  if (byte === HOLE) return undefined
  const source = SOURCES[(byte & 7) - 1]
  if (source === undefined || byte > 255) throw new RangeError('not a quality byte')
  return { source, version: byte >> 4, estimated: (byte & ESTIMATED) !== 0 }
}

/** Whether a reading is estimated, from its quality byte; a hole is not. */
export function isEstimated(byte: number): boolean {
  return (byte & ESTIMATED) !== 0
}

/**
 * Whether a reading is final, from its quality byte: F5D and RF5D are what is billed, all else is provisional.
 * A hole is not final. Source: CNMC resolutions on measure files (CCH_FACT against CCH_VAL).
 */
export function isFinal(byte: number): boolean {
  return (byte & 7) >= CODES.F5D
}

/** The stored form of a day's quality bytes: one byte when all are the same, else one for each reading. */
export function encodeQuality(quality: QualityBytes): Uint8Array {
  const bytes = Uint8Array.from(quality)
  return bytes.every((byte) => byte === bytes[0]) ? bytes.slice(0, 1) : bytes
}

/**
 * The quality bytes of a stored day of `count` readings; inverse of encodeQuality. Throws RangeError if the
 * number of bytes is neither 1 nor `count`.
 */
export function decodeQuality(bytes: Uint8Array, count: number): Uint8Array {
  if (bytes.length === 1) return new Uint8Array(count).fill(bytes[0] ?? HOLE)
  if (bytes.length !== count) throw new RangeError('a day whose quality is not that of its readings')
  return bytes.slice()
}
