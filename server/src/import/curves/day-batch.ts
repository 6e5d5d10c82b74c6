/** Readings of a day at most: 25 hours. */
const HOURS = 25

/** Readings of one contract and day. A hole is -1 in `importWh`; the other channels are 0 there. */
export interface BatchDay {
  readonly contractId: number
  readonly dayNumber: number
  readonly importWh: Int32Array
  readonly exportWh: Int32Array
  readonly reactiveVarh: Int32Array
  /** Place of each reading's quality among those of its file (qualitiesOf). */
  readonly quality: Uint8Array
}

/**
 * Readings gathered by contract and day until they are written. All come from one file (or files of the same kind,
 * day and version); of two readings of one hour the later line stands, but an estimate never over a measure, nor what is
 * on no bill over what is on one. The memory is taken once.
 */
export class DayBatch {
  readonly #importWh: Int32Array
  readonly #exportWh: Int32Array
  readonly #reactiveVarh: Int32Array
  readonly #quality: Uint8Array
  readonly #contracts: Float64Array
  readonly #days: Int32Array
  readonly #slots = new Map<number, number>()
  #size = 0
  #lastContract = Number.NaN
  #lastDay = 0
  #lastSlot = 0

  constructor(capacity: number) {
    this.#importWh = new Int32Array(capacity * HOURS)
    this.#exportWh = new Int32Array(capacity * HOURS)
    this.#reactiveVarh = new Int32Array(capacity * HOURS)
    this.#quality = new Uint8Array(capacity * HOURS)
    this.#contracts = new Float64Array(capacity)
    this.#days = new Int32Array(capacity)
  }

  /** Contract-days held. */
  get size(): number {
    return this.#size
  }

  // Positional arguments: an object for each line would cost more than the rest of the loop.
  // oxlint-disable-next-line max-params -- see above
  add(
    contractId: number,
    day: number,
    place: number,
    importWh: number,
    exportWh: number,
    reactiveVarh: number,
    estimated: boolean,
    unbilled = false,
  ): void {
    if (contractId !== this.#lastContract || day !== this.#lastDay) this.#select(contractId, day)
    const at = this.#lastSlot * HOURS + place
    const quality = (unbilled ? 2 : 0) + (estimated ? 1 : 0)
    if (this.#importWh[at]! >= 0 && quality > this.#quality[at]!) return
    this.#importWh[at] = importWh
    this.#exportWh[at] = exportWh
    this.#reactiveVarh[at] = reactiveVarh
    this.#quality[at] = quality
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
      this.#importWh.fill(-1, slot * HOURS, (slot + 1) * HOURS)
      this.#exportWh.fill(0, slot * HOURS, (slot + 1) * HOURS)
      this.#reactiveVarh.fill(0, slot * HOURS, (slot + 1) * HOURS)
      this.#quality.fill(0, slot * HOURS, (slot + 1) * HOURS)
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
      const [from, to] = [slot * HOURS, (slot + 1) * HOURS]
      return {
        contractId: contracts[slot]!,
        dayNumber: days[slot]!,
        importWh: this.#importWh.subarray(from, to),
        exportWh: this.#exportWh.subarray(from, to),
        reactiveVarh: this.#reactiveVarh.subarray(from, to),
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
