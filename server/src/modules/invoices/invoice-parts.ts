import type { Selectable } from 'kysely'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import type { Locale } from '@endoll/api/language.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { readUnpaidLetters, type UnpaidLetterRow } from '../../billing/unpaid-letters.ts'
import type { BillPayment, BillReading } from '../../documents/bill-data.ts'
import { findId, ownInvoices, type InvoiceRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ContractTable } from '../../platform/db/schema.generated.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { invoiceItemOf, type PendingStateRow } from './invoice-wire.ts'
import { readPayments, readPendingStates, readReadings } from './stored-bill.ts'

interface PartsRow
  extends
    InvoiceRow,
    Pick<Selectable<ContractTable>, 'zone' | 'time_zone' | 'fiscal_nif' | 'supply_province'> {
  readonly kind: SupplyKind
  readonly contract_name: string
  readonly contract_state: string
  /** Gas at the tariff of last resort. */
  readonly last_resort: boolean
}

const relatedColumns = [
  'invoice.id',
  'invoice.number',
  'invoice.type',
  'invoice.rectifies_number',
  'invoice.day',
  'invoice.from_day',
  'invoice.to_day',
  'invoice.tariff',
  'invoice.energy_wh',
  'invoice.total_cents',
  'invoice.pending_cents',
  'invoice.estimated',
] as const

/** An invoice that another one is compared with, corrects, or is paid with. */
export type RelatedInvoice = Pick<
  InvoiceRow,
  | 'id'
  | 'number'
  | 'type'
  | 'rectifies_number'
  | 'day'
  | 'from_day'
  | 'to_day'
  | 'tariff'
  | 'energy_wh'
  | 'total_cents'
  | 'pending_cents'
  | 'estimated'
>

/** An invoice with what is stored of it beside its lines and taxes. */
export interface InvoiceParts {
  readonly row: PartsRow
  readonly item: InvoiceItem
  /** The day of the call. */
  readonly today: Day
  readonly rungs: readonly PendingStateRow[]
  readonly letters: readonly UnpaidLetterRow[]
  readonly readings: readonly BillReading[]
  readonly payments: readonly BillPayment[]
  /** Itself and others of its contract, oldest first: those of the fifteen months that end with it, and its corrections. */
  readonly ofContract: readonly RelatedInvoice[]
  /** Others that the same payment collects, oldest first. */
  readonly paidTogether: readonly RelatedInvoice[]
}

async function getRow(db: Db, owner: Owner, id: string): Promise<PartsRow> {
  const row = await ownInvoices(db, owner)
    .innerJoin('product', 'product.code', 'contract.product_code')
    .selectAll('invoice')
    .select([
      'contract.kind',
      'contract.name as contract_name',
      'contract.state as contract_state',
      'contract.fiscal_nif',
      'contract.zone',
      'contract.supply_province',
      'contract.time_zone',
      'product.last_resort',
    ])
    .where('invoice.id', '=', findId(id) ?? 0)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Annulling invoices of any day are included: they say which of the others still hold. Beyond the year, the bill before
 * the one of a year ago says whether that one began with an estimate.
 */
function listOfContract(db: Db, owner: Owner, row: InvoiceRow): Promise<RelatedInvoice[]> {
  return ownInvoices(db, owner)
    .select(relatedColumns)
    .where('invoice.contract_id', '=', row.contract_id)
    .where((invoice) =>
      invoice.or([
        invoice.and([
          invoice('invoice.to_day', '>', addMonths(row.from_day, -15)),
          invoice('invoice.from_day', '<', row.to_day),
        ]),
        invoice('invoice.type', 'in', ['A', 'B']),
        invoice('invoice.rectifies_number', '=', row.number),
        ...(row.rectifies_number === null ? [] : [invoice('invoice.number', '=', row.rectifies_number)]),
      ]),
    )
    .orderBy('invoice.from_day')
    .orderBy('invoice.day')
    .orderBy('invoice.id')
    .execute()
}

async function listPaidTogether(
  db: Db,
  owner: Owner,
  { id, proforma_number: number }: InvoiceRow,
): Promise<RelatedInvoice[]> {
  return number === null
    ? []
    : ownInvoices(db, owner)
        .select(relatedColumns)
        .where('invoice.proforma_number', '=', number)
        .where('invoice.id', '<>', id)
        .orderBy('invoice.day')
        .orderBy('invoice.id')
        .execute()
}

/** One invoice of the customer with what is stored of it, and the invoices that it is related to. Throws not-found. */
export async function readInvoiceParts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<InvoiceParts> {
  const today = todayOf({ clock })
  const row = await getRow(db, owner, id)
  const [rungs, letters, readings, payments, ofContract, paidTogether] = await Promise.all([
    readPendingStates(db, [row.id]),
    readUnpaidLetters(db, row.id),
    readReadings(db, row.id),
    readPayments(db, row.id),
    listOfContract(db, owner, row),
    listPaidTogether(db, owner, row),
  ])
  const item = invoiceItemOf(row, { history: rungs, today, locale })
  return { row, item, today, rungs, letters, readings, payments, ofContract, paidTogether }
}
