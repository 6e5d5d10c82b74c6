import { sql, type Selectable } from 'kysely'
import type { Bill, BillLine, BillTax } from '@endoll/domain/billing/bill.ts'
import { plainDecimal } from '@endoll/domain/money.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import type { BillPayment, BillReading } from '../../documents/bill-data.ts'
import type { InvoiceRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { actedBy } from '../delegations/queries.ts'
import type { InvoiceLineTable, InvoiceTaxTable } from '../../platform/db/schema.generated.ts'
import type { PendingStateRow } from './invoice-wire.ts'

type OfInvoices<Item> = ReadonlyMap<number, readonly Item[]>

function lineOf(row: Selectable<InvoiceLineTable>): BillLine {
  return {
    kind: row.kind,
    ...(row.tariff_period === null ? {} : { tariffPeriod: row.tariff_period as TariffPeriod }),
    ...(row.name === null ? {} : { name: row.name }),
    span: { from: row.from_day, to: row.to_day },
    quantity: plainDecimal(row.quantity),
    unit: row.unit,
    price: plainDecimal(row.price),
    priceUnit: row.price_unit,
    ...(row.days === null ? {} : { days: row.days }),
    ...(row.year_days === null ? {} : { yearDays: row.year_days as 365 | 366 }),
    amountCents: row.amount_cents,
  }
}

function taxOf(row: Selectable<InvoiceTaxTable>): BillTax {
  return {
    tax: row.tax,
    rateUnit: row.rate_unit,
    rate: plainDecimal(row.rate),
    baseCents: row.base_cents,
    ...(row.quantity_kwh === null ? {} : { quantityKwh: plainDecimal(row.quantity_kwh) }),
    amountCents: row.amount_cents,
  }
}

function byInvoice<Row extends { readonly invoice_id: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): OfInvoices<Item> {
  return new Map(
    [...Map.groupBy(rows, ({ invoice_id }) => invoice_id)].map(([id, own]) => [id, own.map(itemOf)] as const),
  )
}

/** The lines of invoices known to be the caller's, as they are printed, by the invoice's id. */
export async function readLines(db: Db, invoiceIds: readonly number[]): Promise<OfInvoices<BillLine>> {
  const rows = await db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_id', '=', sql<number>`any(${invoiceIds}::bigint[])`)
    .orderBy('invoice_id')
    .orderBy('position')
    .execute()
  return byInvoice(rows, lineOf)
}

async function readTaxes(db: Db, invoiceIds: readonly number[]): Promise<OfInvoices<BillTax>> {
  const rows = await db
    .selectFrom('invoice_tax')
    .selectAll()
    .where('invoice_id', '=', sql<number>`any(${invoiceIds}::bigint[])`)
    .orderBy('invoice_id')
    .orderBy('position')
    .execute()
  return byInvoice(rows, taxOf)
}

/** The bills of invoices known to be the caller's, in their order. */
export async function readBills(
  db: Db,
  invoices: readonly Pick<InvoiceRow, 'id' | 'from_day' | 'to_day' | 'total_cents'>[],
): Promise<Bill[]> {
  const ids = invoices.map(({ id }) => id)
  const [lines, taxes] = await Promise.all([readLines(db, ids), readTaxes(db, ids)])
  return invoices.map((invoice) => ({
    span: { from: invoice.from_day, to: invoice.to_day },
    lines: lines.get(invoice.id) ?? [],
    taxes: taxes.get(invoice.id) ?? [],
    totalCents: invoice.total_cents,
  }))
}

const magnitudes = ['import', 'export', 'reactive', 'demand', 'gas_m3'] as const
function numberOf(numeric: string | null) {
  return numeric === null ? undefined : Number(numeric)
}

/** What the meter showed for an invoice known to be the caller's. */
export async function readReadings(db: Db, invoiceId: number): Promise<BillReading[]> {
  const rows = await db
    .selectFrom('invoice_reading')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy(sql`array_position(${[...magnitudes]}::text[], magnitude)`)
    .orderBy('tariff_period')
    .orderBy('current_day')
    .orderBy('previous_day')
    .execute()
  return rows.map((row) => ({
    meter: row.meter === '' ? undefined : row.meter,
    magnitude: row.magnitude,
    tariffPeriod: row.tariff_period,
    previousDay: row.previous_day ?? undefined,
    previousReading: numberOf(row.previous_reading),
    currentDay: row.current_day,
    currentReading: numberOf(row.current_reading),
    quantity: Number(row.quantity),
    method: row.method,
  }))
}

/** What was collected and given back of an invoice known to be the caller's, oldest first. */
export async function readPayments(db: Db, invoiceId: number): Promise<BillPayment[]> {
  const rows = await db
    .selectFrom('invoice_payment')
    // What was paid here and is in the retailer's file by now.
    .leftJoin('card_payment', 'card_payment.reference', 'invoice_payment.reference')
    .select(['day', 'invoice_payment.amount_cents', 'invoice_payment.method'])
    .select(actedBy('card_payment.account_id', 'card_payment.customer_id').as('acted_by'))
    .where('invoice_id', '=', invoiceId)
    .orderBy('day')
    .orderBy('invoice_payment.reference')
    .execute()
  return rows.map(({ day, amount_cents, method, acted_by }) => ({
    day,
    amountCents: amount_cents,
    method,
    ...(acted_by !== null && { actedBy: acted_by }),
  }))
}

/** The rungs that unpaid invoices, known to be the caller's, have climbed; those of each oldest first. */
export async function readPendingStates(db: Db, invoiceIds: readonly number[]): Promise<PendingStateRow[]> {
  return invoiceIds.length === 0
    ? []
    : db
        .selectFrom('invoice_pending_state')
        .select(['invoice_id', 'change_day', 'code', 'description'])
        .where('invoice_id', '=', sql<number>`any(${invoiceIds}::bigint[])`)
        .orderBy('change_day')
        .orderBy('position')
        .execute()
}
