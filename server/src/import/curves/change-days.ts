import { indexesByRowOrder } from '@endoll/domain/consumption/hour-order.ts'
import { dayFromNumber } from '@endoll/domain/time/day.ts'
import type { StepMinutes } from '@endoll/domain/time/madrid.ts'
import type { Energies } from './energies.ts'
import type { Span, Supply } from './supplies.ts'

/** A row of a day on which clocks change, before its hour is known. */
export interface WaitingRow {
  readonly line: number
  /** The hour at which it ends (a fraction where it ends within one), or the quarter where the day is of quarters. */
  readonly end: number
  /** The same as written. */
  readonly text: string
  /** A row that says none still counts for the order. */
  readonly energies: Readonly<Energies>
  readonly estimated: boolean
  readonly span: Span
  readonly point: number
}

/** A day whose rows are complete, as far as the text has them. */
export interface WholeDay {
  readonly supply: Supply
  readonly dayNumber: number
  readonly rows: readonly WaitingRow[]
}

/** Days that wait at most; with the days of one piece of text they fit the batch. */
const MOST_DAYS = 512
/** A day never has more rows; the limit keeps memory flat. */
const MOST_ROWS = 200

/**
 * Rows of clock-change days, kept until the day is complete: only then do they say which hour each of them is. Rows of
 * other supplies may stand between them.
 */
export class ChangeDays {
  readonly #open = new Map<Supply, { dayNumber: number; rows: WaitingRow[] }>()

  /** Keeps a row; returns the day that it completes, if any. */
  add(supply: Supply, dayNumber: number, row: WaitingRow): WholeDay | undefined {
    const open = this.#open.get(supply)
    if (open?.dayNumber === dayNumber && open.rows.length < MOST_ROWS) {
      open.rows.push(row)
      return undefined
    }
    const complete = open
      ? this.#take(supply)
      : this.#open.size >= MOST_DAYS
        ? this.#take(this.#open.keys().next().value)
        : undefined
    this.#open.set(supply, { dayNumber, rows: [row] })
    return complete
  }

  /** Takes all waiting days. */
  takeAll(): WholeDay[] {
    return [...this.#open.keys()].flatMap((supply) => this.#take(supply) ?? [])
  }

  #take(supply: Supply | undefined): WholeDay | undefined {
    const open = supply && this.#open.get(supply)
    if (!open) return undefined
    this.#open.delete(supply)
    return { supply, ...open }
  }
}

/** The index of each row of a whole day in its readings. */
export function indexesOf({ supply, dayNumber, rows }: WholeDay, step: StepMinutes): (number | undefined)[] {
  return indexesByRowOrder(
    rows.map(({ end }) => end),
    dayFromNumber(dayNumber),
    supply.zone,
    step,
  )
}
