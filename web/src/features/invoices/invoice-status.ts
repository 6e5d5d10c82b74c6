import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { isRefund, signOf } from '@endoll/domain/billing/invoice-type.ts'
import type { PaymentStatus } from '@endoll/domain/billing/payment-status.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { howPaidOf, type PaidInvoice } from '../../supplies/how-paid.ts'
import type { Tone } from '../../ui/Chip.tsx'
import type { IconName } from '../../ui/Icon.tsx'

/** The amount in sums: negative for an invoice that annuls another. */
export function countedCents({
  amount_total,
  rectificative_type,
}: Pick<InvoiceItem, 'amount_total' | 'rectificative_type'>): number {
  return signOf(rectificative_type) * centsOf(amount_total) || 0
}

export function countedEnergyWh({
  energy_consumed,
  rectificative_type,
}: Pick<InvoiceItem, 'energy_consumed' | 'rectificative_type'>): number {
  return signOf(rectificative_type) * Math.round(energy_consumed * 1000) || 0
}

/** Overdue: shown bold and red. */
export function isOwed({ payment_status, amount_debt }: Pick<InvoiceItem, 'payment_status' | 'amount_debt'>) {
  return amount_debt > 0 && (payment_status === 'not_paid' || payment_status === 'partially_paid')
}

export const statusIcon = {
  paid: 'check',
  refunded: 'arrowLeft',
  in_process: 'refresh',
  partially_paid: 'alert',
  not_paid: 'alert',
  pending: 'clock',
} as const satisfies Record<PaymentStatus, IconName>

const tones = {
  paid: 'good',
  refunded: 'neutral',
  in_process: 'info',
  partially_paid: 'wait',
  not_paid: 'wait',
  pending: 'wait',
} as const satisfies Record<PaymentStatus, Tone>

/** A direct debit needs no action. */
export function statusTone(invoice: PaidInvoice & Pick<InvoiceItem, 'payment_status'>): Tone {
  if (isOwed(invoice)) return 'bad'
  return howPaidOf(invoice).payer === 'bank' ? 'info' : tones[invoice.payment_status]
}

/** A note beside the status, by the key of its text. */
export type StatusNote =
  | { readonly key: 'noNeed' | 'grouped' | 'groupedTransfer' | 'refundDue' | 'byBank' }
  | { readonly key: 'charged' | 'toPay' | 'overdue'; readonly day: string }
  | { readonly key: 'left'; readonly amountCents: number }

/** Whether it must be paid and by whom, when it is due or charged, how much is left. */
export function statusNotes(
  invoice: PaidInvoice & Pick<InvoiceItem, 'payment_status'>,
): readonly StatusNote[] {
  const { payment_status: status, state, due_date: day } = invoice
  const paid = howPaidOf(invoice)
  if (status === 'paid' || status === 'refunded') return []
  if (status === 'in_process') return [{ key: 'noNeed' }]
  if (isRefund(invoice.rectificative_type) || invoice.amount_pending < 0) return [{ key: 'refundDue' }]
  const notes: (StatusNote | undefined)[] = [
    status === 'partially_paid' ? { key: 'left', amountCents: centsOf(invoice.amount_pending) } : undefined,
    status === 'pending' && day !== null
      ? { key: paid.payer === 'bank' ? 'charged' : 'toPay', day }
      : undefined,
    // Its day is not known or over, and it is no debt: the bank takes it all the same.
    status === 'not_paid' && paid.payer === 'bank' ? { key: 'byBank' } : undefined,
    isOwed(invoice) && day !== null ? { key: 'overdue', day } : undefined,
    state === 'grouped_proforma' ? groupedNote(paid) : undefined,
  ]
  return notes.filter((note) => note !== undefined)
}

function groupedNote(paid: ReturnType<typeof howPaidOf>): StatusNote {
  const byTransfer = paid.payer === 'customer' && paid.way === 'grouped_transfer'
  return { key: byTransfer ? 'groupedTransfer' : 'grouped' }
}

/** The relation of an invoice to the one it names, by the key of its text; undefined if it names none. */
export function relationOf({
  rectifies,
  rectificative_type,
}: Pick<InvoiceItem, 'rectifies' | 'rectificative_type'>) {
  if (rectifies === null) return undefined
  const key = {
    N: 'concerns',
    A: 'annuls',
    B: 'annuls',
    R: 'rectifies',
    RA: 'rectifies',
    C: 'complements',
    G: 'regularises',
  } as const satisfies Record<InvoiceItem['rectificative_type'], string>
  return { key: key[rectificative_type], number: rectifies }
}

/** A single entry is the present state, which is shown anyway. */
export function hasHistory({ pending_state_history }: Pick<InvoiceItem, 'pending_state_history'>): boolean {
  return pending_state_history.length > 1
}
