import type { ExplainedBill } from '@endoll/api/bill.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { howPaidOf } from '../../supplies/how-paid.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Tone } from '../../ui/Chip.tsx'
import { centsOf } from '@endoll/api/cents.ts'

/** The state of a bill's payment, by the key of its texts. */
export type Standing =
  | 'paid'
  | 'nothing'
  | 'inProcess'
  | 'charged'
  | 'transfer'
  | 'card'
  | 'parts'
  | 'grouped'
  | 'groupedTransfer'
  | 'owed'
  | 'partlyOwed'
  | 'partly'
  | 'late'
  | 'refunded'
  | 'refundDue'

/** The answer to "who pays what, when", at the top of the page. Amounts in cents, never negative. */
export interface BillAnswer {
  readonly standing: Standing
  readonly amountCents: number
  /** What is not collected yet. */
  readonly leftCents: number
  /** What of it is overdue. */
  readonly owedCents: number
  /** The day it is charged or due, or has been owed since; of a paid bill the day of the last payment. */
  readonly day: Day | undefined
  /** Last four digits of the account that pays or has paid. */
  readonly account: string | undefined
}

type Asked = Pick<ExplainedBill, 'iban_last4' | 'payments'> & {
  readonly invoice: Pick<
    ExplainedBill['invoice'],
    | 'amount_total'
    | 'amount_pending'
    | 'amount_debt'
    | 'due_date'
    | 'payment_method'
    | 'in_parts'
    | 'payment_status'
    | 'rectificative_type'
    | 'state'
  >
}

function standingOf({ invoice }: Asked): Standing {
  const { payment_status: status, amount_total, amount_debt } = invoice
  const givesBack = isRefund(invoice.rectificative_type) || amount_total < 0
  if (amount_total === 0) return 'nothing'
  if (status === 'paid' || status === 'refunded') return givesBack ? 'refunded' : 'paid'
  if (givesBack) return 'refundDue'
  if (status === 'in_process') return 'inProcess'
  if (status === 'partially_paid') return amount_debt > 0 ? 'partlyOwed' : 'partly'
  if (amount_debt > 0) return amount_debt < amount_total ? 'partlyOwed' : 'owed'
  return standingOfPending(invoice)
}

/** Of a bill that nothing has been paid of, and that is no debt. */
function standingOfPending(invoice: Asked['invoice']): Standing {
  const paid = howPaidOf(invoice)
  if (paid.payer !== 'customer') return invoice.state === 'grouped_proforma' ? 'grouped' : 'charged'
  if (paid.way === 'grouped_transfer') return 'groupedTransfer'
  if (invoice.state === 'grouped_proforma') return 'grouped'
  return invoice.payment_status === 'not_paid' || paid.way === 'overdue' ? 'late' : paid.way
}

export function billAnswer(bill: Asked): BillAnswer {
  const { invoice, iban_last4, payments } = bill
  const standing = standingOf(bill)
  const collected = payments.findLast(({ amount, method }) =>
    standing === 'refunded' ? amount < 0 : amount > 0 && method !== 'refund',
  )
  const settled = standing === 'paid' || standing === 'refunded'
  // A past day of charge is not shown.
  const over = standing === 'charged' && invoice.payment_status === 'not_paid'
  const chargeDay = over ? null : invoice.due_date
  const byAccount = settled
    ? collected?.method === 'direct_debit'
    : standing === 'charged' && invoice.payment_method === 'direct_debit'
  return {
    standing,
    amountCents: Math.abs(centsOf(invoice.amount_total)),
    leftCents: centsOf(invoice.amount_pending),
    owedCents: centsOf(invoice.amount_debt),
    day: (settled ? collected?.date : chargeDay) ?? undefined,
    account: (byAccount ? iban_last4 : null) ?? undefined,
  }
}

/** Red only for what needs the customer. */
export const standingTone = {
  paid: 'good',
  nothing: 'good',
  refunded: 'good',
  inProcess: 'info',
  charged: 'info',
  grouped: 'info',
  groupedTransfer: 'wait',
  transfer: 'wait',
  card: 'wait',
  parts: 'wait',
  refundDue: 'wait',
  partly: 'wait',
  late: 'wait',
  owed: 'bad',
  partlyOwed: 'bad',
} as const satisfies Record<Standing, Tone>

/** Overdue: the supply may be cut. */
export function mustAct({ standing }: Pick<BillAnswer, 'standing'>): boolean {
  return standing === 'owed' || standing === 'partlyOwed'
}
