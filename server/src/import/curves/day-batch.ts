import { CHANNELS, type ByChannel, type Channel } from './channels.ts'
import type { Reading } from './reading.ts'

/** Quarters of the longest day. An hour stands where its last quarter does. */
const SLOTS = 100
/** The quality of a slot without a reading: any other is better. */
const NOTHING = 255

/** Readings of one contract and day. */
export interface BatchDay {
  readonly contractId: number
  readonly dayNumber: number
  /** Whether it is read by the quarter of an hour: then each slot is a reading, else every fourth. */
  readonly ofQuarters: boolean
  /** Number of the metering point. */
  readonly point: number
  /** Readings of each channel; -1 where none was read. */
  readonly values: ByChannel<Int32Array>
  /** Place of each reading's quality among those of its file (qualitiesOf). */
  readonly quality: Uint8Array
}

/**
 * Readings gathered by contract and day until they are written. All come from one file (or files of the same kind,
 * day and version, of hours and of first points alone, so that a day is of one resolution and point); of two readings of one hour the later line stands, but an estimate never over a measure, nor what is
 * on no bill over what is on one, and a blank never over a value. The memory is taken once.
 */
export class DayBatch {
  readonly #values: ByChannel<Int32Array>
  readonly #quality: Uint8Array
  readonly #contracts: Float64Array
  readonly #days: Int32Array
  readonly #ofQuarters: Uint8Array
  readonly #points: Uint8Array
  readonly #slots = new Map<number, number>()
  #size = 0
  #lastContract = Number.NaN
  #lastDay = 0
  #lastSlot = 0

  constructor(capacity: number) {
    const column = () => new Int32Array(capacity * SLOTS)
    this.#values = {
      import: column(),
      export: column(),
      reactive: column(),
      generated: column(),
      selfUsed: column(),
      capacitive: column(),
    }
    this.#quality = new Uint8Array(capacity * SLOTS)
    this.#contracts = new Float64Array(capacity)
    this.#days = new Int32Array(capacity)
    this.#ofQuarters = new Uint8Array(capacity)
    this.#points = new Uint8Array(capacity)
  }

  /** Contract-days held. */
  get size(): number {
    return this.#size
  }

  add(reading: Reading, ofQuarters: boolean): void {
    const { day } = reading
    const { contractId } = reading.span
    if (contractId !== this.#lastContract || day !== this.#lastDay) {
      this.#select(contractId, day)
      this.#ofQuarters[this.#lastSlot] = ofQuarters ? 1 : 0
      this.#points[this.#lastSlot] = reading.point
    }
    const at = this.#lastSlot * SLOTS + reading.slot
    const quality = rankOf(reading)
    const isWorse = quality > this.#quality[at]!
    const { import: imports, export: exports, reactive, generated, selfUsed, capacitive } = this.#values
    put(imports, at, reading.importWh, isWorse)
    put(exports, at, reading.exportWh, isWorse)
    put(reactive, at, reading.reactiveVarh, isWorse)
    put(generated, at, reading.generatedWh, isWorse)
    put(selfUsed, at, reading.selfUsedWh, isWorse)
    put(capacitive, at, reading.capacitiveVarh, isWorse)
    if (!isWorse) this.#quality[at] = quality
  }

  #select(contractId: number, day: number): void {
    const key = contractId * 65_536 + day
    let slot = this.#slots.get(key)
    if (slot === undefined) {
      // A typed array silently drops what is written beyond its end.
      if (this.#size === this.#contracts.length) throw new RangeError('the batch is full')
      slot = this.#size++
      this.#slots.set(key, slot)
      this.#contracts[slot] = contractId
      this.#days[slot] = day
      for (const channel of CHANNELS) this.#values[channel].fill(-1, slot * SLOTS, (slot + 1) * SLOTS)
      this.#quality.fill(NOTHING, slot * SLOTS, (slot + 1) * SLOTS)
    }
    this.#lastContract = contractId
    this.#lastDay = day
    this.#lastSlot = slot
  }

  /** The days, by contract and day: the order of the table, so that writing walks its index once. */
  days(): BatchDay[] {
    const order = Array.from({ length: this.#size }, (_, slot) => slot)
    const contracts = this.#contracts
    const days = this.#days
    order.sort((a, b) => contracts[a]! - contracts[b]! || days[a]! - days[b]!)
    return order.map((slot) => {
      const [from, to] = [slot * SLOTS, (slot + 1) * SLOTS]
      const part = (channel: Channel) => this.#values[channel].subarray(from, to)
      return {
        contractId: contracts[slot]!,
        dayNumber: days[slot]!,
        ofQuarters: this.#ofQuarters[slot] === 1,
        point: this.#points[slot]!,
        values: {
          import: part('import'),
          export: part('export'),
          reactive: part('reactive'),
          generated: part('generated'),
          selfUsed: part('selfUsed'),
          capacitive: part('capacitive'),
        },
        quality: this.#quality.subarray(from, to),
      }
    })
  }

  clear(): void {
    this.#slots.clear()
    this.#size = 0
    this.#lastContract = Number.NaN
  }
}

/** A blank takes no slot; a worse reading only one that is still blank. */
function put(values: Int32Array, at: number, value: number, isWorse: boolean): void {
  if (value >= 0 && (!isWorse || values[at]! < 0)) values[at] = value
}

/** Of two readings of one time in one file the one with the lower number stands: billed over not, a measure over an estimate. */
export function rankOf({ unbilled, estimated }: Pick<Reading, 'unbilled' | 'estimated'>): number {
  return (unbilled ? 2 : 0) + (estimated ? 1 : 0)
}
