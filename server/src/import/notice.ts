import type { Words } from './words/en.ts'

/** Figures of the files that do not agree with each other. The row is imported as it stands. */
export interface Notice {
  readonly file: string
  /** 1 is the first line of the file; 0 where what is meant came in with an earlier one. */
  readonly line: number
  /** Number of the invoice, or name of the contract. */
  readonly of: string
  /** Which part of it: 'line 3, energy P1'. */
  readonly what: string
  readonly said: string
  /** Null when it cannot be computed from what the files say. */
  readonly computed: string | null
  /** The rule that the figure breaks and where it was read, where one is known. */
  readonly rule?: string
  readonly code: NoticeCode
}

export type NoticeCode = keyof Words['notices']
/** The kinds of notice, each with the sentence that the manual prints. */
export const noticeMeanings = {
  line_differs: 'Quantity × price (× days) comes to another amount; more than one cent apart.',
  tax_differs:
    'A tax comes to another amount, from its base and the rate of the law, or its base from the lines.',
  tax_missing: 'The law has a tax for that supply and day that the invoice does not show.',
  taxes_not_checked: 'Taxes before 2025-01-01, or where rates are not known, are not computed again.',
  total_differs: 'Lines and taxes come to another total; more than one cent apart.',
  lines_missing: 'The invoice has no lines.',
  energy_differs: 'The energy lines come to other kWh than the invoice says.',
  reading_differs: 'The two figures of the meter are not as far apart as the quantity says.',
  metered_not_charged:
    'The meter showed reactive energy beyond what is free and the bill has no line for it; the amount is at the regulated prices.',
  readings_energy_differs:
    'The quantities that the meters showed come to other kWh than the bill charges; more than one kWh a row apart.',
  customer_change_differs:
    'The customer changed this here and the file says a third thing; what the customer asked for stays.',
  former_holder_battery:
    "The tie to this battery was of who had the contract before, and the row names no day since (`since`) that is the new holder's: the new one is not tied.",
  request_differs:
    'A request of the customer is under way, and the file says neither what was nor what was asked for.',
  repeated_readings:
    'Some times stand twice in a file of curves: the same energy counts once, a billed one over one on no bill, a measure over an estimate.',
  both_ways_in_hour:
    'In some hours energy was both taken from the grid and given to it. The law counts the balance of each hour alone; the readings are kept as the file has them.',
  debt_differs: "The debt of the contract is not the sum of its invoices' debts.",
} as const
export type NoticeCode = keyof typeof noticeMeanings

/** Most notices of one kind that are kept whole; beyond them they are only counted, so that memory stays flat. */
const KEPT_A_CODE = 200

/** Collects notices. */
export class NoticeList {
  readonly kept: Notice[] = []
  readonly counts = new Map<NoticeCode, number>()

  add(notice: Notice): void {
    const count = (this.counts.get(notice.code) ?? 0) + 1
    this.counts.set(notice.code, count)
    if (count <= KEPT_A_CODE) this.kept.push(notice)
  }
}
