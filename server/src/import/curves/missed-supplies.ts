import type { Day } from '@endoll/domain/time/day.ts'
import type { ProblemList } from '../problem.ts'

/** CUPS without a contract that are listed one by one. */
const MOST_LISTED_CUPS = 1000

/** CUPS and days of the curves that no contract has: each once, with a count, at the end. */
export class MissedSupplies {
  readonly #unknown = new Map<string, { count: number; first: string }>()
  readonly #outside = new Map<string, { count: number; first: Day; last: Day }>()
  readonly #otherPoints = new Map<string, { count: number; first: Day }>()

  addUnknown(cups20: string, where: string): void {
    const known = this.#unknown.get(cups20)
    if (known) known.count++
    else if (this.#unknown.size < MOST_LISTED_CUPS) this.#unknown.set(cups20, { count: 1, first: where })
  }

  addOutside(cups20: string, day: Day): void {
    const known = this.#outside.get(cups20)
    if (!known) {
      if (this.#outside.size < MOST_LISTED_CUPS)
        this.#outside.set(cups20, { count: 1, first: day, last: day })
      return
    }
    known.count++
    if (day < known.first) known.first = day
    if (day > known.last) known.last = day
  }

  addOtherPoint(name: string, day: Day): void {
    const known = this.#otherPoints.get(name)
    if (known) known.count++
    else if (this.#otherPoints.size < MOST_LISTED_CUPS) this.#otherPoints.set(name, { count: 1, first: day })
  }

  report(problems: ProblemList): void {
    for (const [name, { count, first }] of this.#otherPoints) {
      problems.add('curves', 0, 'cups', 'other_point', {
        detail: `${name}, ${count}, ${first}`,
      })
    }
    for (const [cups20, { count, first }] of this.#unknown) {
      problems.add('curves', 0, 'cups', 'unknown_cups', {
        detail: `${cups20}, ${count}, ${first}`,
      })
    }
    for (const [cups20, { count, first, last }] of this.#outside) {
      problems.add('curves', 0, 'cups', 'no_contract_that_day', {
        detail: `${cups20}, ${count}, ${first}, ${last}`,
      })
    }
  }
}
