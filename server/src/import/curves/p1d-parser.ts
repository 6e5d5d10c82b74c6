import { LONGEST_CUPS } from './curve-parser.ts'
import type { DayBatch } from './day-batch.ts'
import { NO_NUMBER, readSmallNumber } from './digits.ts'
import { StampedParser } from './stamped-parser.ts'

/** Incremental hourly values; the others are not of this file. */
const HOURLY = 11
/** The meter itself says that a value with this bit is none (IEC 60870-5-102). */
const INVALID_BIT = 128
const LARGEST_QUALITY = 255
/** Methods 1 to 3 are firm measures and 4 to 6 provisional ones; from 7 on (and 22) nothing was measured. */
const FIRST_ESTIMATE = 7
const METHODS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 22])

/**
 * P1D, in kWh with decimals: cups;11;yyyy/mm/dd HH:MM:SS;season;import;quality;export;quality;r1;quality; … r4,
 * reserve 1, reserve 2 …;method;firm.
 */
export class P1dParser extends StampedParser {
  protected override readLine(bytes: Buffer, start: number, end: number, batch: DayBatch): void {
    if (!this.readCups(bytes, start, end)) return
    const supply = this.supply!
    if (!this.#isMainPoint(bytes, start)) return this.refuse('cups', 'point_not_main')
    if (this.#readCode(bytes, end) !== HOURLY) return this.refuse('measure_type', 'measure_type_not_valid')
    if (!this.readStamp(bytes, end, supply.zone)) return this.refuse('timestamp', 'stamp_not_valid')
    const importWh = this.readKwhColumn(bytes, end)
    if (importWh < 0) return this.refuse('import', 'reading_not_valid')
    const quality = this.#readQuality(bytes, end)
    if (quality < 0) return this.refuse('import_quality', 'quality_not_valid')
    const exportWh = this.#readValid(bytes, end)
    if (exportWh < 0) return this.refuse('export', 'reading_not_valid')
    const reactiveVarh = this.#readValid(bytes, end)
    if (reactiveVarh < 0) return this.refuse('r1', 'reading_not_valid')
    this.skipColumns(bytes, end, 10)
    const method = this.#readCode(bytes, end)
    if (!METHODS.has(method)) return this.refuse('method', 'method_not_valid')
    const estimated = method >= FIRST_ESTIMATE
    if (!estimated && quality >= INVALID_BIT) return this.refuse('import_quality', 'reading_marked_invalid')

    const span = this.spanOn(supply, this.day)
    if (!span) return
    this.readings++
    batch.add(span.contractId, this.day, this.place, importWh, exportWh, reactiveVarh, estimated)
  }

  /**
   * The last two characters of a CUPS number its measuring points: F a boundary, P a main one, R a redundant one, C a
   * check meter. The others would be taken for the same supply, one after the other.
   */
  #isMainPoint(bytes: Buffer, start: number): boolean {
    if (this.cupsLength < LONGEST_CUPS) return true
    const number = bytes[start + 20]! - 48
    const kind = String.fromCharCode(bytes[start + 21]!).toUpperCase()
    return number <= 1 && kind !== 'R' && kind !== 'C'
  }

  /** A small whole number up to the next semicolon. */
  #readCode(bytes: Buffer, end: number): number {
    const columnEnd = this.columnEnd(bytes, end)
    const code = readSmallNumber(bytes, this.at, columnEnd)
    this.at = columnEnd + 1
    return code
  }

  #readQuality(bytes: Buffer, end: number): number {
    const quality = this.#readCode(bytes, end)
    return quality > LARGEST_QUALITY ? NO_NUMBER : quality
  }

  /** A value that may be missing, with its quality; one that is missing or marked invalid is 0. */
  #readValid(bytes: Buffer, end: number): number {
    const columnEnd = this.columnEnd(bytes, end)
    const isEmpty = columnEnd === this.at
    const value = this.readKwhColumn(bytes, end)
    const quality = this.#readCode(bytes, end)
    return isEmpty || quality >= INVALID_BIT ? 0 : value
  }
}
