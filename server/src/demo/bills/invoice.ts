import type { Bill } from '@endoll/domain/billing/bill.ts'
import type { InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { DemoContract } from '../contract.ts'
import type { Collection } from './collect.ts'

/** What the meter showed, as invoice-readings.csv has it: kWh, kvarh, kW or m³, with up to three decimals. */
export interface DemoReading {
  readonly magnitude: 'import' | 'export' | 'reactive' | 'demand' | 'gas_m3'
  /** 0 where the meter does not part periods. */
  readonly tariffPeriod: number
  readonly previousDay?: Day
  readonly previous?: string
  readonly currentDay: Day
  readonly current?: string
  readonly quantity: string
  readonly estimated: boolean
}

/** An invoice before it has its number. */
export interface Draft {
  readonly contract: DemoContract
  readonly type: InvoiceType
  /** The one that it annuls or rectifies. */
  readonly rectifies?: Draft
  readonly issueDay: Day
  readonly dueDay: Day
  readonly bill: Bill
  readonly energyWh: number
  readonly estimated: boolean
  readonly readings: readonly DemoReading[]
  /** What the bill put into the contract's battery, and took out of it. */
  readonly battery?: { readonly inCents: number; readonly outCents: number }
}

export interface DemoInvoice extends Draft {
  readonly number: string
  readonly rectifiesNumber: string | undefined
  readonly collection: Collection
}

/** Each kind of invoice counts for itself: a correction does not move the numbers of ordinary bills. */
const SERIES = { N: 'FE', A: 'AB', B: 'AB', R: 'RE', RA: 'RE', C: 'CO', G: 'RG' } as const satisfies Record<
  InvoiceType,
  string
>

/** Numbers in order of the day of issue, series by series and year by year: FE2500001. */
export function numbered(drafts: readonly Draft[]): Map<Draft, string> {
  const counts = new Map<string, number>()
  const numbers = new Map<Draft, string>()
  const key = ({ issueDay, contract }: Draft) => `${issueDay} ${contract.name}`
  for (const draft of drafts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))) {
    const series = `${SERIES[draft.type]}${draft.issueDay.slice(2, 4)}`
    const count = (counts.get(series) ?? 0) + 1
    counts.set(series, count)
    numbers.set(draft, `${series}${String(count).padStart(5, '0')}`)
  }
  return numbers
}
