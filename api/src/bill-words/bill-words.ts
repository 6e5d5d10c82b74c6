import type { LineKind, TaxName } from '@endoll/domain/billing/bill.ts'
import type { Destination } from '@endoll/domain/billing/destination.ts'
import type { PaymentStatus } from '@endoll/domain/billing/payment-status.ts'
import type { ExplainedBill } from '../bill.ts'
import type { Band } from './bands.ts'

/**
 * What things on a bill are called, in one language. Pages, the bill as a document and the spreadsheet of bills take their
 * names from here, so that nothing is called two ways; their sentences are their own. Plain names, without values in them.
 */
export interface BillWords {
  /** Of the lines of a bill. */
  readonly lines: {
    /** Of a group of lines, by the kinds that are in it (`groupHeading`). */
    readonly headings: Readonly<Record<LineKind | 'taxes', string>>
    /** Where the retailer gives a line no name of its own. */
    readonly kinds: Readonly<Record<LineKind, string>>
    readonly bands: Readonly<Record<Band, string>>
    readonly powerBands: Readonly<Record<Exclude<Band, 'flat'>, string>>
    readonly taxes: Readonly<Record<TaxName, string>>
  }
  /** Where its money goes. */
  readonly destinations: Readonly<Record<Destination, string>>
  /** How its payment stands. */
  readonly statuses: Readonly<Record<PaymentStatus, string>>
  /** What a meter counts. */
  readonly magnitudes: Readonly<Record<ExplainedBill['readings'][number]['magnitude'], string>>
}
