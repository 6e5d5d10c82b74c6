import type { Reading, ReadingSink } from './reading.ts'
import type { Span, Supply } from './supplies.ts'

type Field = keyof { [Name in keyof Reading as Reading[Name] extends number ? Name : never]: Name }

/** What a reading says in numbers, and where each of them stands in its record. */
const PLACES = {
  line: 0,
  day: 1,
  slot: 2,
  rows: 3,
  importWh: 4,
  exportWh: 5,
  reactiveVarh: 6,
  generatedWh: 7,
  selfUsedWh: 8,
  point: 9,
  capacitiveVarh: 10,
} as const satisfies Readonly<Record<Field, number>>
/** After the numbers: estimated 1, unbilled 2. */
const FLAGS = 11
const RECORD = FLAGS + 1
const RECORDS_A_CHUNK = 2 ** 15

/** Readings of one file that are kept in mind, in some 48 bytes each: a night's file of 40,000 supplies by the hour. */
const MOST_RECORDS = 2 ** 20

/** The memory of recordings, taken once and lent to one file after the other. */
export class RecordingRoom {
  readonly #free: Int32Array[] = []
  #lent = 0

  /** Undefined if the file at hand has used all there is. */
  take(): Int32Array | undefined {
    if (this.#lent * RECORDS_A_CHUNK >= MOST_RECORDS) return undefined
    this.#lent++
    return this.#free.pop() ?? new Int32Array(RECORDS_A_CHUNK * RECORD)
  }

  giveBack(chunks: readonly Int32Array[]): void {
    this.#lent -= chunks.length
    this.#free.push(...chunks)
  }
}

/**
 * The readings of a text as they were read the first time, so that a text which is found good is not read again to be
 * stored. One that does not fit is dropped, and its text read again.
 */
export class Recording implements ReadingSink {
  readonly #room: RecordingRoom
  readonly #next: ReadingSink
  readonly #chunks: Int32Array[] = []
  /** Of which supply and contract the readings are from a number on. */
  readonly #runs: { readonly from: number; readonly supply: Supply; readonly span: Span }[] = []
  #span: Span | undefined
  #supply: Supply | undefined
  #size = 0
  /** Whether all readings that were added are still here. */
  isWhole = true

  /** Hands every reading on to `next`. */
  constructor(room: RecordingRoom, next: ReadingSink) {
    this.#room = room
    this.#next = next
  }

  add(reading: Reading): void {
    this.#next.add(reading)
    if (this.isWhole) this.#keep(reading)
  }

  #keep(reading: Reading): void {
    const index = this.#size % RECORDS_A_CHUNK
    if (index === 0) {
      const chunk = this.#room.take()
      if (!chunk) {
        this.drop()
        return
      }
      this.#chunks.push(chunk)
    }
    if (reading.span !== this.#span || reading.supply !== this.#supply) {
      this.#span = reading.span
      this.#supply = reading.supply
      this.#runs.push({ from: this.#size, supply: reading.supply, span: reading.span })
    }
    const chunk = this.#chunks.at(-1)!
    const at = index * RECORD
    // Field by field, since this is the inner loop of the import.
    chunk[at + PLACES.line] = reading.line
    chunk[at + PLACES.day] = reading.day
    chunk[at + PLACES.slot] = reading.slot
    chunk[at + PLACES.rows] = reading.rows
    chunk[at + PLACES.importWh] = reading.importWh
    chunk[at + PLACES.exportWh] = reading.exportWh
    chunk[at + PLACES.reactiveVarh] = reading.reactiveVarh
    chunk[at + PLACES.generatedWh] = reading.generatedWh
    chunk[at + PLACES.selfUsedWh] = reading.selfUsedWh
    chunk[at + PLACES.point] = reading.point
    chunk[at + PLACES.capacitiveVarh] = reading.capacitiveVarh
    chunk[at + FLAGS] = (reading.estimated ? 1 : 0) | (reading.unbilled ? 2 : 0)
    this.#size++
  }

  /** Gives the memory back; nothing can be replayed afterwards. */
  drop(): void {
    this.#room.giveBack(this.#chunks)
    this.#chunks.length = 0
    this.#runs.length = 0
    this.isWhole = false
  }

  /** All readings in their order, each in the same object, filled again; at most `most` at once. */
  *replay(sink: ReadingSink, most: number): Generator<number> {
    const [first] = this.#runs
    if (!first) return
    const reading = emptyReading(first.supply, first.span)
    for (const [number, { from, supply, span }] of this.#runs.entries()) {
      reading.supply = supply
      reading.span = span
      const end = this.#runs[number + 1]?.from ?? this.#size
      for (let start = from; start < end; start += most) {
        const stop = Math.min(end, start + most)
        this.#replayPart(sink, reading, start, stop)
        yield stop
      }
    }
  }

  #replayPart(sink: ReadingSink, reading: Reading, start: number, stop: number): void {
    for (let number = start; number < stop; number++) {
      const chunk = this.#chunks[Math.floor(number / RECORDS_A_CHUNK)]!
      const at = (number % RECORDS_A_CHUNK) * RECORD
      reading.line = chunk[at + PLACES.line]!
      reading.day = chunk[at + PLACES.day]!
      reading.slot = chunk[at + PLACES.slot]!
      reading.rows = chunk[at + PLACES.rows]!
      reading.importWh = chunk[at + PLACES.importWh]!
      reading.exportWh = chunk[at + PLACES.exportWh]!
      reading.reactiveVarh = chunk[at + PLACES.reactiveVarh]!
      reading.generatedWh = chunk[at + PLACES.generatedWh]!
      reading.selfUsedWh = chunk[at + PLACES.selfUsedWh]!
      reading.point = chunk[at + PLACES.point]!
      reading.capacitiveVarh = chunk[at + PLACES.capacitiveVarh]!
      reading.estimated = (chunk[at + FLAGS]! & 1) !== 0
      reading.unbilled = (chunk[at + FLAGS]! & 2) !== 0
      sink.add(reading)
    }
  }
}

function emptyReading(supply: Supply, span: Span): Reading {
  const energies = {
    importWh: 0,
    exportWh: 0,
    reactiveVarh: 0,
    capacitiveVarh: 0,
    generatedWh: 0,
    selfUsedWh: 0,
  }
  return {
    supply,
    span,
    line: 0,
    day: 0,
    slot: 0,
    rows: 0,
    point: 0,
    estimated: false,
    unbilled: false,
    ...energies,
  }
}
