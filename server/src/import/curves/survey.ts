import { dayFromNumber } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import type { LackingDay } from './lacking.ts'
import type { Reading, ReadingSink } from './reading.ts'
import type { Supply } from './supplies.ts'

/** How the rows of a day say where they end; several are added up. */
export const ROWS = {
  /** 00:15 … 24:00: at least one ends within an hour. */
  withinHour: 1,
  /** Counted, 1 to 24 or 1 to 96, without a colon. */
  counted: 2,
  /** By the clock, 01:00. */
  clock: 4,
  /** Of a day on which clocks change, by the clock: an end may stand twice. */
  mayRepeat: 32,
  /** Without energy: it only says how the rows are counted. */
  empty: 64,
} as const

const REPEATED = 8
const QUARTERS = 16
const WORDS = 4
/** Every fourth end, counted from 0 in each word, and the others. */
const ON_THE_HOUR = 0x1111_1111
const WITHIN_THE_HOUR = ~ON_THE_HOUR
const LONGEST_DAY = 25
/** Contract-days of one file that are kept in mind; some 50 million lines of hours. */
const MOST_DAYS = 2 ** 22

/** Why the days of a file are ambiguous. */
export interface Unclear {
  readonly cups20: string
  readonly day: number
}

/**
 * What a first reading of a whole file finds out before anything of it is stored, in some 30 bytes a contract-day: which
 * days are of hours and which of quarters, which readings stand twice, and of which metering points each supply has rows.
 */
export class Survey implements ReadingSink {
  /** Places of the supplies, in the order in which they were met. */
  readonly #supplies = new Map<string, number>()
  readonly #supplyAt: Supply[] = []
  readonly #points: number[] = []
  #capacity = 1024
  #size = 0
  #keys = new Float64Array(this.#capacity).fill(-1)
  #seen = new Uint32Array(this.#capacity * WORDS)
  #rows = new Uint8Array(this.#capacity)
  #highest = new Uint8Array(this.#capacity)
  #lastSupply: Supply | undefined
  #lastDay = -1
  #lastSlot = 0
  #lastSupplyIndex = 0
  #repeated = 0
  #mayRepeat = false
  #hasQuarters = false
  /** Points of all supplies together, as bits. */
  #everyPoint = 0
  isFull = false
  /** Readings that say an energy. */
  readings = 0

  /** Whether no row has been added. */
  get isEmpty(): boolean {
    return this.#size === 0
  }

  /** Whether readings stand twice, or rows of a day on which clocks change must be put in order. */
  get needsRehearsal(): boolean {
    return this.#repeated > 0 || this.#mayRepeat
  }

  /** Takes note of a reading; its slot is the quarter in which it ends, or the number of its row less one. */
  add({ supply, day, point, slot: before, rows }: Reading): void {
    const ends = before + 1
    const slot = this.#slotOf(supply, day)
    if (slot < 0) return
    this.#points[this.#lastSupplyIndex]! |= 1 << point
    this.#everyPoint |= 1 << point
    this.#rows[slot]! |= rows
    if (ends > this.#highest[slot]!) this.#highest[slot] = ends
    if ((rows & ROWS.mayRepeat) !== 0) this.#mayRepeat = true
    if ((rows & ROWS.empty) !== 0) return
    this.readings++
    const word = slot * WORDS + (ends >> 5)
    const bit = 1 << (ends & 31)
    if ((rows & ROWS.mayRepeat) === 0 && (this.#seen[word]! & bit) !== 0) {
      if ((this.#rows[slot]! & REPEATED) === 0) this.#repeated++
      this.#rows[slot]! |= REPEATED
    }
    this.#seen[word]! |= bit
  }

  /** Supplies with rows of several points, none of which says what the supply took. */
  severalPoints(): { cups20: string; points: number[] }[] {
    return [...this.#supplies].flatMap(([cups20, index]) => {
      const points = pointsIn(this.#points[index]!)
      return points.length > 1 ? [{ cups20, points }] : []
    })
  }

  /** Whether all days are of hours, and all supplies have only their first point. */
  get isPlain(): boolean {
    return !this.#hasQuarters && this.#everyPoint <= 1
  }

  /** Asked for every reading of the text. */
  hasSeveralPoints(supply: Supply): boolean {
    if (this.#everyPoint === 1) return false
    const bits = this.#points[this.#supplies.get(supply.cups20) ?? -1] ?? 0
    return (bits & (bits - 1)) !== 0
  }

  /** Whether readings of a day stand twice, or may. */
  isRepeated(supply: Supply, day: number): boolean {
    if (!this.needsRehearsal) return false
    const slot = this.#find(supply, day)
    return slot >= 0 && (this.#rows[slot]! & (REPEATED | ROWS.mayRepeat)) !== 0
  }

  /** Whether the rows of a day are quarters of an hour; settle comes before. */
  isOfQuarters(supply: Supply, day: number): boolean {
    if (!this.#hasQuarters) return false
    const slot = this.#find(supply, day)
    return slot >= 0 && (this.#rows[slot]! & QUARTERS) !== 0
  }

  /**
   * Decides hours or quarters for every day, and returns the first that cannot be told: rows that are counted and rows by
   * the clock on one day, or a day that may be hours as well as the first or the full quarters of a supply that has quarters
   * on other days.
   */
  settle(): Unclear | undefined {
    const withQuarters = new Set<number>()
    for (let slot = 0; slot < this.#capacity; slot++) {
      if (this.#keys[slot]! < 0) continue
      const step = this.#stepOf(slot)
      if (step === undefined) return this.#unclear(slot)
      if (step === 60) continue
      this.#rows[slot]! |= QUARTERS
      withQuarters.add(Math.floor(this.#keys[slot]! / 65_536))
    }
    this.#hasQuarters = withQuarters.size > 0
    if (withQuarters.size === 0) return undefined
    for (let slot = 0; slot < this.#capacity; slot++) {
      if (this.#keys[slot]! < 0 || (this.#rows[slot]! & QUARTERS) !== 0) continue
      const hasQuarters = withQuarters.has(Math.floor(this.#keys[slot]! / 65_536))
      if (hasQuarters && !this.#isWholeDayOfHours(slot)) return this.#unclear(slot)
    }
    return undefined
  }

  /** Minutes of the readings of a day by its own rows; undefined where they do not say it. */
  #stepOf(slot: number): 15 | 60 | undefined {
    const rows = this.#rows[slot]!
    const isCounted = (rows & ROWS.counted) !== 0
    if (isCounted) {
      if ((rows & ROWS.clock) !== 0) return undefined
      const highest = this.#highest[slot]!
      const hours = hoursInDay(dayFromNumber(this.#keys[slot]! % 65_536))
      if (highest === LONGEST_DAY && hours !== LONGEST_DAY) return undefined
      if (highest > LONGEST_DAY) return 15
    }
    if ((rows & ROWS.withinHour) === 0) return 60
    // Of four quarters three end within the hour: where most rows end with it, some stamps are wrong.
    const isUnsure = !isCounted && this.#countOf(slot, ON_THE_HOUR) * 2 > this.#countOf(slot, WITHIN_THE_HOUR)
    return isUnsure ? undefined : 15
  }

  /** Whether the rows of a day say by the clock that it is of hours, and none is missing. */
  #isWholeDayOfHours(slot: number): boolean {
    if ((this.#rows[slot]! & ROWS.counted) !== 0) return false
    const hours = hoursInDay(dayFromNumber(this.#keys[slot]! % 65_536))
    const count = this.#countOf(slot, ON_THE_HOUR)
    return count === Math.min(hours, 24) || count === hours
  }

  /** Readings of a day, of those ends that the mask picks. */
  #countOf(slot: number, mask: number): number {
    let count = 0
    for (let word = 0; word < WORDS; word++) {
      for (
        let rest = (this.#seen[slot * WORDS + word]! & mask) >>> 0;
        rest !== 0;
        rest = (rest & (rest - 1)) >>> 0
      )
        count++
    }
    return count
  }

  /**
   * The days of each supply, from its first to its last, of which not every reading is here; settle comes before. Days on
   * which clocks change, and those with readings that stand twice, are as `placed` says: the slots of their readings.
   */
  *lacking(
    placed: (supply: Supply, day: number) => ReadonlySet<number> | undefined,
  ): Generator<{ readonly supply: Supply; readonly days: readonly LackingDay[] }> {
    let last = -1
    let days: LackingDay[] = []
    for (const key of this.#keys.filter((found) => found >= 0).toSorted()) {
      const supply = this.#supplyAt[Math.floor(key / 65_536)]!
      const before = this.#supplyAt[Math.floor(last / 65_536)]
      if (before !== supply) {
        if (before && days.length > 0) yield { supply: before, days }
        days = []
      } else
        for (let between = last + 1; between < key; between++) days.push({ day: between % 65_536, step: 60 })
      const day = this.#lackingOf(this.#probe(key), placed(supply, key % 65_536))
      if (day) days.push(day)
      last = key
    }
    if (days.length > 0) yield { supply: this.#supplyAt[Math.floor(last / 65_536)]!, days }
  }

  #lackingOf(slot: number, placed: ReadonlySet<number> | undefined): LackingDay | undefined {
    const day = this.#keys[slot]! % 65_536
    const rows = this.#rows[slot]!
    const step = (rows & QUARTERS) === 0 ? 60 : 15
    const count = (hoursInDay(dayFromNumber(day)) * 60) / step
    const [first, width] = step === 15 || (rows & ROWS.counted) !== 0 ? [1, 1] : [4, 4]
    const isHere = (index: number) => {
      if (placed) return placed.has(step === 15 ? index : index * 4 + 3)
      const ends = first + index * width
      return (this.#seen[slot * WORDS + (ends >> 5)]! & (1 << (ends & 31))) !== 0
    }
    const missing: number[] = []
    for (let index = 0; index < count; index++) if (!isHere(index)) missing.push(index)
    return missing.length === 0 ? undefined : { day, step, missing }
  }

  #unclear(slot: number): Unclear {
    const key = this.#keys[slot]!
    return { cups20: this.#supplyAt[Math.floor(key / 65_536)]!.cups20, day: key % 65_536 }
  }

  #find(supply: Supply, day: number): number {
    const index = this.#supplies.get(supply.cups20)
    if (index === undefined) return -1
    const slot = this.#probe(index * 65_536 + day)
    return this.#keys[slot]! < 0 ? -1 : slot
  }

  #slotOf(supply: Supply, day: number): number {
    if (supply === this.#lastSupply && day === this.#lastDay) return this.#lastSlot
    let index = this.#supplies.get(supply.cups20)
    if (index === undefined) {
      index = this.#supplies.size
      this.#supplies.set(supply.cups20, index)
      this.#supplyAt.push(supply)
      this.#points.push(0)
    }
    const key = index * 65_536 + day
    let slot = this.#probe(key)
    if (this.#keys[slot]! < 0) {
      if (this.#size >= MOST_DAYS) {
        this.isFull = true
        return -1
      }
      if (this.#size * 2 >= this.#capacity) {
        this.#grow()
        slot = this.#probe(key)
      }
      this.#keys[slot] = key
      this.#size++
    }
    this.#lastSupply = supply
    this.#lastDay = day
    this.#lastSupplyIndex = index
    return (this.#lastSlot = slot)
  }

  #probe(key: number): number {
    const mask = this.#capacity - 1
    let slot =
      (Math.imul(Math.floor(key / 65_536) ^ Math.imul(key % 65_536, 0x9e37_79b1), 0x85eb_ca6b) >>> 7) & mask
    while (this.#keys[slot]! >= 0 && this.#keys[slot]! !== key) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const [keys, seen, rows, highest] = [this.#keys, this.#seen, this.#rows, this.#highest]
    this.#capacity *= 2
    this.#keys = new Float64Array(this.#capacity).fill(-1)
    this.#seen = new Uint32Array(this.#capacity * WORDS)
    this.#rows = new Uint8Array(this.#capacity)
    this.#highest = new Uint8Array(this.#capacity)
    for (const [from, key] of keys.entries()) {
      if (key < 0) continue
      const slot = this.#probe(key)
      this.#keys[slot] = key
      this.#seen.set(seen.subarray(from * WORDS, (from + 1) * WORDS), slot * WORDS)
      this.#rows[slot] = rows[from]!
      this.#highest[slot] = highest[from]!
    }
  }
}

function pointsIn(bits: number): number[] {
  return Array.from({ length: 31 }, (_, point) => point).filter((point) => (bits & (1 << point)) !== 0)
}
