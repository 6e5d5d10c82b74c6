// Invoices in the words of a test: `flat({ invoices: [bill({ day: '2026-10-02', state: 'open', debt: '47.83' })] })`.
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import type { InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import type { InvoiceState } from '@endoll/domain/billing/payment-status.ts'
import { addDays, addMonths, lastDayOfMonth, type Day } from '@endoll/domain/time/day.ts'

export type InvoiceAsked = {
  readonly type: InvoiceType
  /** Place, among the contract's invoices, of the one that this one annuls or rectifies. */
  readonly rectifies: number | undefined
  readonly state: InvoiceState
  readonly day: Day
  readonly dueDay: Day | undefined
  /** First and last day billed. */
  readonly firstDay: Day
  readonly lastDay: Day
  readonly total: string
  /** What is not collected yet; left out, nothing of a paid one and all of any other. */
  readonly pending: string | undefined
  readonly debt: string
  /** Left out, it is charged to the contract's account. */
  readonly paymentMethod: InvoiceItem['payment_method'] | undefined
  readonly energyKwh: string
  readonly partner: { readonly name: string; readonly nif: string } | undefined
  /** The highest demand of each power period in kW, P1 first. */
  readonly demandKw: readonly string[]
  /** What the meter showed before and after, in kWh, P1 first. */
  readonly shown: readonly (readonly [previous: number, current: number])[]
  /** Whether the meter was read. */
  readonly read: 'real' | 'estimated'
  /** The ladder it has climbed, oldest rung first. */
  readonly history: readonly { readonly day: Day; readonly text: string }[]
}

export type Invoice = InvoiceAsked & { readonly number: string; readonly contractName: string }

/** A paid invoice over 47.83 euros and 142 kWh of the month before its day, due twenty days later. */
export function bill({ day, ...changes }: Partial<InvoiceAsked> & { readonly day: Day }): InvoiceAsked {
  const lastDay = lastDayOfMonth(addMonths(day, -1))
  return {
    type: 'N',
    rectifies: undefined,
    state: 'paid',
    day,
    dueDay: addDays(day, 20),
    firstDay: `${lastDay.slice(0, 7)}-01`,
    lastDay,
    total: '47.83',
    pending: undefined,
    debt: '0',
    paymentMethod: undefined,
    energyKwh: '142',
    partner: undefined,
    demandKw: [],
    shown: [],
    read: 'real',
    history: [],
    ...changes,
  }
}

/** Not paid, returned by the bank and claimed since. */
export const unpaid = bill({
  day: '2026-10-02',
  dueDay: '2026-10-12',
  state: 'open',
  debt: '47.83',
  history: [
    { day: '2026-10-12', text: 'Recibo enviado al banco' },
    { day: '2026-10-15', text: 'Devuelto por el banco' },
    { day: '2026-11-02', text: 'Reclamación enviada' },
  ],
})

/** One paid invoice a month, the first on `first`. */
export function monthlyBills(
  first: Day,
  count: number,
  changes: Partial<Omit<InvoiceAsked, 'day'>> = {},
): InvoiceAsked[] {
  return Array.from({ length: count }, (_, index) => bill({ ...changes, day: addMonths(first, index) }))
}

/** Lines of invoices.csv for the invoices of one contract. */
export function invoiceCells(siblings: readonly Invoice[]) {
  return (invoice: Invoice) => ({
    number: invoice.number,
    contract_name: invoice.contractName,
    rectificative_type: invoice.type,
    rectifies_number: invoice.rectifies === undefined ? '' : (siblings[invoice.rectifies]?.number ?? ''),
    state: invoice.state,
    proforma_number: invoice.state === 'grouped_proforma' ? `PF-${invoice.contractName}` : '',
    day: invoice.day,
    due_day: invoice.dueDay ?? '',
    start_day: invoice.firstDay,
    end_day: invoice.lastDay,
    total: invoice.total,
    pending: invoice.pending ?? '',
    debt: invoice.debt,
    payment_method: invoice.paymentMethod ?? '',
    energy_kwh: invoice.energyKwh,
    partner_name: invoice.partner?.name ?? '',
    partner_nif: invoice.partner?.nif ?? '',
  })
}

/** Lines of invoice-pending-states.csv. */
export function pendingStateCells({ number, history }: Invoice) {
  return history.map(({ day, text }, index) => ({
    invoice_number: number,
    change_day: day,
    code: `E${index + 1}`,
    description: text,
  }))
}

/** Lines of invoice-readings.csv: the highest demands, and what the meter showed. */
export function readingCells({ number, demandKw, shown, read, firstDay, lastDay }: Invoice) {
  const demands = demandKw.map((quantity, index) => ({
    invoice_number: number,
    magnitude: 'demand',
    tariff_period: String(index + 1),
    current_day: lastDay,
    quantity,
  }))
  const meter = shown.map(([previous, current], index) => ({
    invoice_number: number,
    magnitude: 'import',
    tariff_period: String(index + 1),
    previous_day: firstDay,
    previous_reading: String(previous),
    current_day: lastDay,
    current_reading: String(current),
    quantity: String(current - previous),
    method: read,
  }))
  return [...demands, ...meter]
}
