import { rankOf } from './day-batch.ts'
import type { Reading, ReadingSink } from './reading.ts'
import type { Supply } from './supplies.ts'
import type { Survey } from './survey.ts'

/** Contract-days with repeated readings that are compared at most. */
const MOST_DAYS = 20_000

/**
 * A second reading of a file in which some readings stand twice: two that say the same are one; of a billed and an unbilled
 * one, or of a measure and an estimate, the better stands; of two that are as good and differ nobody knows which is meant.
 */
export class Rehearsal implements ReadingSink {
  readonly #survey: Survey
  readonly #days = new Map<string, Map<number, readonly [rank: number, values: string]>>()
  /** Readings that another of the same time takes the place of. */
  replaced = 0
  /** The first line that says another energy for a time than one before. */
  contradictedLine = 0
  isFull = false

  constructor(survey: Survey) {
    this.#survey = survey
  }

  /** The slots of the readings of a day that was compared. */
  slotsOf(supply: Supply, day: number): ReadonlySet<number> | undefined {
    const seen = this.#days.get(keyOf(supply, day))
    return seen && new Set(seen.keys())
  }

  add(reading: Reading): void {
    const { supply, day, slot } = reading
    if (!this.#survey.isRepeated(supply, day) || this.#survey.hasSeveralPoints(supply)) return
    const key = keyOf(supply, day)
    let seen = this.#days.get(key)
    if (!seen) {
      if (this.#days.size >= MOST_DAYS) {
        this.isFull = true
        return
      }
      this.#days.set(key, (seen = new Map()))
    }
    const rank = rankOf(reading)
    const values = `${reading.importWh} ${reading.exportWh} ${reading.reactiveVarh} ${reading.capacitiveVarh} ${reading.generatedWh} ${reading.selfUsedWh}`
    const before = seen.get(slot)
    if (before === undefined) {
      seen.set(slot, [rank, values])
      return
    }
    this.replaced++
    const [had, said] = before
    if (had === rank && said !== values && this.contradictedLine === 0) this.contradictedLine = reading.line
    if (rank < had) seen.set(slot, [rank, values])
  }
}

function keyOf({ cups20 }: Supply, day: number): string {
  return `${cups20} ${day}`
}
