import type { InvoiceItem } from '@endoll/api/invoices.ts'
import type { Language } from '@endoll/api/language.ts'
import { paymentStatus } from '@endoll/domain/billing/payment-status.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { findingsOf } from './findings.ts'
import { centsOf } from './printed.ts'
import type { StoredBill } from './stored.ts'

/** Where a row of the list differs from the invoice in the database, a sentence each. */
export function listedDisagreements(
  item: InvoiceItem,
  { invoice }: StoredBill,
  { language, today }: { readonly language: Language; readonly today: Day },
): readonly string[] {
  const findings = findingsOf(`${invoice.number} listed in ${language}`)
  const { amount_total_printable, pending_state_history: _, payment_status, ...listed } = item
  const { type, state, total_cents, pending_cents, debt_cents, due_day } = invoice
  findings.same('the row', listed, {
    id: invoice.id,
    number: invoice.number,
    type: invoice.kind,
    date: invoice.day,
    due_date: due_day,
    start_date: invoice.from_day,
    end_date: lastDayOf({ from: invoice.from_day, to: invoice.to_day }),
    paid: state === 'paid',
    rectificative_type: type,
    rectifies: invoice.rectifies_number,
    state,
    payment_method: invoice.payment_method,
    in_parts: invoice.in_parts,
    amount_total: total_cents / 100,
    amount_pending: pending_cents / 100,
    amount_debt: debt_cents / 100,
    energy_consumed: invoice.energy_wh / 1000,
    partner: { name: invoice.partner_name, vat: invoice.partner_nif },
    pricelist: { name: invoice.product_name },
    cups: { name: invoice.cups, street: invoice.supply_address },
    contract: { id: invoice.contract_id, name: invoice.contract_name },
    tariff: { name: invoice.tariff },
  })
  findings.same('the printed amount', centsOf(amount_total_printable, language), total_cents)
  const stands = { type, state, totalCents: total_cents, pendingCents: pending_cents, debtCents: debt_cents }
  findings.same(
    'the status',
    payment_status,
    paymentStatus({ ...stands, dueDay: due_day ?? undefined }, today),
  )
  return findings.sentences
}
