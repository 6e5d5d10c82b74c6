import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import type { Locale } from '@endoll/api/language.ts'
import { paymentStatus, type PaymentStatus } from '@endoll/domain/billing/payment-status.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import type { InvoiceRow } from '../../platform/access.ts'
import { printedAmount } from '../../platform/printed-amount.ts'

/** What the list shows of an invoice, straight from its row. */
export const listedColumns = [
  'id',
  'number',
  'contract_id',
  'type',
  'rectifies_number',
  'state',
  'payment_method',
  'in_parts',
  'day',
  'due_day',
  'from_day',
  'to_day',
  'total_cents',
  'pending_cents',
  'debt_cents',
  'proforma_number',
  'energy_wh',
  'partner_name',
  'partner_nif',
  'product_name',
  'tariff',
  'cups',
  'supply_address',
] as const satisfies readonly (keyof InvoiceRow)[]

export interface ListedRow extends Pick<InvoiceRow, (typeof listedColumns)[number]> {
  readonly kind: SupplyKind
  readonly contract_name: string
  /** Where those of several customers are listed. */
  readonly customer_name?: string
}

export interface PendingStateRow {
  readonly invoice_id: number
  readonly change_day: Day
  readonly code: string
  readonly description: string
}

/** How an invoice stands on a day. */
export function statusOf(
  row: Pick<InvoiceRow, 'type' | 'state' | 'total_cents' | 'pending_cents' | 'debt_cents' | 'due_day'>,
  today: Day,
): PaymentStatus {
  return paymentStatus(
    {
      type: row.type,
      state: row.state,
      totalCents: row.total_cents,
      pendingCents: row.pending_cents,
      debtCents: row.debt_cents,
      dueDay: row.due_day ?? undefined,
    },
    today,
  )
}

/** A row as the list shows it; `history` are the rungs of this invoice, oldest first. */
export function invoiceItemOf(
  row: ListedRow,
  { history, today, locale }: { history: readonly PendingStateRow[]; today: Day; locale: Locale },
): InvoiceItem {
  return {
    id: row.id,
    number: row.number,
    type: row.kind,
    date: row.day,
    due_date: row.due_day,
    start_date: row.from_day,
    end_date: lastDayOf({ from: row.from_day, to: row.to_day }),
    // A bill of 0 euros is paid whatever its row says.
    paid: row.state === 'paid' || statusOf(row, today) === 'paid',
    rectificative_type: row.type,
    rectifies: row.rectifies_number,
    state: row.state,
    payment_status: statusOf(row, today),
    payment_method: row.payment_method,
    in_parts: row.in_parts,
    amount_total: centsToEuroNumber(row.total_cents),
    amount_total_printable: printedAmount(row.total_cents, locale),
    amount_pending: centsToEuroNumber(row.pending_cents),
    amount_debt: centsToEuroNumber(row.debt_cents),
    energy_consumed: row.energy_wh / 1000,
    pending_state_history: history.map(({ change_day, description }) => ({
      change_date: change_day,
      pending_state: { ov_description: description },
    })),
    partner: { name: row.partner_name, vat: row.partner_nif },
    pricelist: { name: row.product_name },
    cups: { name: row.cups, street: row.supply_address },
    contract: { id: row.contract_id, name: row.contract_name },
    tariff: { name: row.tariff },
  }
}
