import { invoiceTypes } from '@endoll/domain/billing/invoice-type.ts'
import { invoiceStates } from '@endoll/domain/billing/payment-status.ts'
import { daysBetween } from '@endoll/domain/time/day.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** Longer than any period that is billed at once, corrections of several years included. */
const LONGEST_SPAN_DAYS = 5 * 366

const power = optional(
  column.powerW,
  'Contracted power of each period; if all are empty, those of the contract.',
)

/** Bills of what differs from another, or is charged beside it. */
const DIFFERENCES: ReadonlySet<string> = new Set(['RA', 'C', 'G'])

const SINCE_FIRST = "empty means the contract's"

/** invoices.csv: one row for each invoice. */
export const invoiceRow = z
  .object({
    number: required(column.text(40), 'Number; the key.'),
    contract_name: required(column.text(40), 'Contract that is billed.'),
    rectificative_type: withDefault(
      column.oneOf(invoiceTypes),
      'N',
      'N normal, A annulling, B annulling before a rectifying one, R rectifying, RA rectifying by the difference, ' +
        'C complementary, G settlement; empty means N.',
    ),
    rectifies_number: optional(
      column.text(40),
      'The invoice it annuls or rectifies. Needed for A, B, R and RA.',
    ),
    correction_reason: optional(column.text(300), 'Why, as printed. For A, B, R and RA.'),
    verifactu_code: optional(
      column.webAddress,
      'Address for the VERI*FACTU code; it is printed with its legend.',
    ),
    state: required(
      column.oneOf(invoiceStates),
      'in_process: a direct debit or card payment is under way; grouped_proforma: collected together with others.',
    ),
    proforma_number: optional(
      column.text(40),
      'Shared by invoices collected together. Needed for grouped_proforma.',
    ),
    day: required(column.day, 'Day of the invoice.'),
    due_day: optional(column.day, 'Due day.'),
    start_day: required(column.day, 'First day billed.'),
    end_day: required(column.day, 'Last day billed.'),
    total: required(column.cents, 'Total with taxes.'),
    pending: optional(column.cents, 'Not collected yet; empty means nothing where paid, else all.'),
    debt: optional(
      column.cents,
      'The part of it that is overdue; empty means all, once an open invoice is past its due day.',
    ),
    energy_kwh: required(column.energyWh, 'Energy billed; negative only for RA, C and G.'),
    estimated: withDefault(column.yesNo, false, 'Whether any of the energy is estimated; empty means no.'),
    partner_name: optional(column.text(200), `Name on the invoice; ${SINCE_FIRST} (fiscal name).`),
    partner_nif: optional(column.nifText, `Tax id on the invoice; ${SINCE_FIRST} (fiscal NIF).`),
    product_name: optional(column.text(120), `Price list; ${SINCE_FIRST}.`),
    tariff: optional(column.text(40), `Access tariff; ${SINCE_FIRST}.`),
    power_p1: power,
    power_p2: power,
    power_p3: power,
    power_p4: power,
    power_p5: power,
    power_p6: power,
    cups: optional(column.cups, `Supply point; ${SINCE_FIRST}.`),
    supply_address: optional(column.text(260), `Address of the supply point; ${SINCE_FIRST}.`),
    payment_method: optional(
      column.oneOf(['direct_debit', 'transfer', 'card']),
      'How it is paid; empty means direct_debit when the contract has an account, else transfer.',
    ),
    iban_last4: optional(
      column.matching(/^[0-9A-Z]{4}$/, 'four characters'),
      'End of the account charged; empty means that of the contract, for a direct debit.',
    ),
    version: withDefault(
      column.wholeNumber(0, 999_999_999_999_999),
      0,
      'A number that grows with each change of the invoice (a counter, or 20260331120000); empty means 0. A lower one ' +
        'than came in before is refused.',
    ),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (row.end_day < row.start_day) refuse('end_day', 'start_after_end')
    else if (daysBetween(row.start_day, row.end_day) >= LONGEST_SPAN_DAYS) refuse('end_day', 'span_too_long')
    if (row.due_day !== null && row.due_day < row.day) refuse('due_day', 'due_before_day')
    const wrong = wrongCorrection(row)
    if (wrong) refuse('rectifies_number', wrong)
    if (row.state === 'grouped_proforma' && row.proforma_number === null) {
      refuse('proforma_number', 'required_field')
    }
    const pending = pendingOf(row)
    const open = row.state === 'paid' ? pending === 0 : isPartOf(pending, row.total)
    if (!open) refuse('pending', 'pending_not_valid')
    else if (row.debt !== null && (row.debt < 0 || row.debt > Math.max(0, pending))) {
      refuse('debt', 'debt_not_valid')
    }
    if (row.energy_kwh < 0 && !DIFFERENCES.has(row.rectificative_type))
      refuse('energy_kwh', 'number_not_valid')
  })
export type InvoiceRow = z.infer<typeof invoiceRow>

/** What is not collected yet, in cents. */
export function pendingOf(row: Pick<InvoiceRow, 'state' | 'total' | 'pending'>): number {
  return row.pending ?? (row.state === 'paid' ? 0 : row.total)
}

/** What is wrong with the invoice that a row says it corrects. */
function wrongCorrection({
  number,
  rectificative_type,
  rectifies_number,
}: {
  readonly number: string
  readonly rectificative_type: string
  readonly rectifies_number: string | null
}): ProblemCode | undefined {
  if (rectifies_number === null)
    return ['A', 'B', 'R', 'RA'].includes(rectificative_type) ? 'required_field' : undefined
  if (rectificative_type === 'N') return 'not_valid'
  return rectifies_number === number ? 'unknown_rectified' : undefined
}

/** From nothing to the whole, whichever sign the whole has. */
function isPartOf(part: number, whole: number) {
  return whole >= 0 ? part >= 0 && part <= whole : part <= 0 && part >= whole
}
