import type { Day } from '@endoll/domain/time/day.ts'
import type { NoticeList } from '../notice.ts'
import type { ProblemList } from '../problem.ts'

/** CUPS without a contract that are listed one by one. */
const MOST_LISTED_CUPS = 1000

/** CUPS and days of the curves that no contract has, and hours that went both ways: each once, with a count, at the end. */
export class MissedSupplies {
  readonly #unknown = new Map<string, { count: number; first: string }>()
  readonly #outside = new Map<string, { count: number; first: Day; last: Day }>()
  readonly #bothWays = new Map<string, { count: number; first: Day }>()
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

  addBothWays(name: string, day: Day, hours: number): void {
    const known = this.#bothWays.get(name)
    if (known) {
      known.count += hours
      if (day < known.first) known.first = day
    } else if (this.#bothWays.size < MOST_LISTED_CUPS) this.#bothWays.set(name, { count: hours, first: day })
  }

  notice(notices: NoticeList): void {
    for (const [name, { count, first }] of this.#bothWays) {
      notices.add({
        file: 'curves',
        line: 0,
        of: name,
        what: `hours with energy taken and given, the first on ${first}`,
        said: String(count),
        computed: '0',
        rule: 'RD 244/2019 art. 3.p and 3.q',
        code: 'both_ways_in_hour',
      })
    }
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
