import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'
import { invoiceSearchText } from '../../../platform/search-text.ts'
import { findAccessTariff, powersOf } from '../../tables/contracts.ts'
import { pendingOf, type InvoiceRow } from '../../tables/invoices.ts'
import { replaceParts, upsert, upsertParts, type Saved, type SavedParts } from '../upsert.ts'
import { invoiceFiles as files } from './invoice-files.ts'
import type { TakenInvoice } from './judge-invoice.ts'
import { loadContractFacts, type ContractFacts } from './stored-invoices.ts'

/**
 * Writes invoices with all that is taken of them, in one transaction: nobody sees an invoice without its lines. The
 * stamp of an invoice moves when it or any part of it has changed.
 */
export async function writeInvoices(
  db: Db,
  invoices: readonly TakenInvoice[],
  saved: (file: string, rows: Saved) => void,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const named = invoices.flatMap(({ header, contract }) => (header ? [contract.name] : []))
    const contracts = await loadContractFacts(transaction, [...new Set(named)])
    const headers = invoices.flatMap((invoice) => {
      const contract = contracts.get(invoice.contract.name)
      return invoice.header && contract ? [headerRecord(invoice.header.row, invoice, contract)] : []
    })
    saved(files.invoices, await upsert(transaction, { table: 'invoice', key: ['number'] }, headers))
    const ids = await idsOf(transaction, invoices)
    const touched = new Set<number>()
    const keep = (file: string, parts: SavedParts) => {
      saved(file, parts)
      for (const id of parts.touched) touched.add(id)
    }
    for (const part of [lines, taxes, readings]) {
      const whole = invoices.flatMap((invoice) => {
        const records = part.records(invoice)
        return records ? [{ id: ids.get(invoice.number) ?? 0, records }] : []
      })
      const rows = whole.flatMap(({ id, records }) => records.map((row) => ({ invoice_id: id, ...row })))
      if (rows.length === 0) continue
      const target = { table: part.table, key: part.key }
      const owners = whole.map(({ id }) => id)
      keep(part.file, await replaceParts(transaction, target, owners, rows))
    }
    for (const part of [payments, states, letters]) {
      const rows = invoices.flatMap((invoice) =>
        part.records(invoice).map((row) => ({ invoice_id: ids.get(invoice.number) ?? 0, ...row })),
      )
      const target = { table: part.table, key: part.key }
      if (rows.length > 0) keep(part.file, await upsertParts(transaction, target, rows))
    }
    await sql`update invoice set imported_at = now() where id = any(${[...touched]})`.execute(transaction)
    // A payment of ours that the file names from now on counts in its figures.
    const paid = invoices.flatMap(({ number, payments: named }) =>
      named.length > 0 ? [ids.get(number) ?? 0] : [],
    )
    await sql`update invoice set file_state = file_state where id = any(${paid})`.execute(transaction)
  })
}

async function idsOf(db: Db, invoices: readonly TakenInvoice[]): Promise<Map<string, number>> {
  const numbers = invoices.map(({ number }) => number)
  const found = await db
    .selectFrom('invoice')
    .select(['id', 'number'])
    .where('number', 'in', numbers)
    .execute()
  return new Map(found.map(({ id, number }) => [number, id]))
}

function inOrder<T extends object>(rows: readonly { readonly row: T }[] | undefined) {
  return rows?.map(({ row }, index) => ({ position: index + 1, ...row }))
}

const lines = {
  file: files.lines,
  table: 'invoice_line',
  key: ['invoice_id', 'position'],
  records: (invoice: TakenInvoice): object[] | undefined => inOrder(invoice.lines),
}
const taxes = {
  file: files.taxes,
  table: 'invoice_tax',
  key: ['invoice_id', 'position'],
  records: (invoice: TakenInvoice): object[] | undefined => inOrder(invoice.taxes),
}
const readings = {
  file: files.readings,
  table: 'invoice_reading',
  key: ['invoice_id', 'magnitude', 'tariff_period', 'current_day', 'meter'],
  records: (invoice: TakenInvoice): object[] | undefined => invoice.readings?.map(({ row }) => row.record),
}
const payments = {
  file: files.payments,
  table: 'invoice_payment',
  key: ['invoice_id', 'reference'],
  records: ({ payments: paid }: TakenInvoice): object[] =>
    paid.map(({ row: { reference, day, amount, method } }) => ({
      reference,
      day,
      amount_cents: amount,
      method,
    })),
}
const states = {
  file: files.states,
  table: 'invoice_pending_state',
  key: ['invoice_id', 'change_day', 'code'],
  records: ({ states: rungs }: TakenInvoice): object[] => {
    const ofDay = new Map<string, number>()
    return rungs.map(({ row: { change_day, code, description } }) => {
      const position = (ofDay.get(change_day) ?? 0) + 1
      ofDay.set(change_day, position)
      return { change_day, code, position, description }
    })
  },
}

const letters = {
  file: files.letters,
  table: 'unpaid_letter',
  key: ['invoice_id', 'reference'],
  records: ({ letters: sent }: TakenInvoice): object[] =>
    sent.map(({ row: { reference, annex, sent_day, delivered_day, returned_day } }) => ({
      reference,
      annex,
      sent_day,
      delivered_day,
      returned_day,
    })),
}

/**
 * The invoice as the table keeps it. What its row leaves empty is what it was issued with: as it came in first, else
 * as the contract is now. A contract that changes later does not change its old bills.
 */
function headerRecord(row: InvoiceRow, { stored, span }: TakenInvoice, contract: ContractFacts) {
  const tariff = row.tariff ?? stored?.tariff ?? contract.tariff
  const powers = powersOf(row)
  const byDebit = contract.iban === null ? 'transfer' : 'direct_debit'
  const payment_method = row.payment_method ?? stored?.payment_method ?? byDebit
  const account = stored ? stored.iban_last4 : (contract.iban?.slice(-4) ?? null)
  const issued = {
    partner_name: row.partner_name ?? stored?.partner_name ?? contract.fiscal_name,
    partner_nif: row.partner_nif ?? stored?.partner_nif ?? contract.fiscal_nif,
    product_name: row.product_name ?? stored?.product_name ?? contract.product_name,
    tariff: findAccessTariff(contract.kind, tariff)?.name ?? tariff,
    powers_w: powers.length > 0 ? powers : (stored?.powers_w ?? contract.powers_w),
    cups: row.cups?.cups ?? stored?.cups ?? contract.cups,
    supply_address: row.supply_address ?? stored?.supply_address ?? contract.supply_address,
    payment_method,
    iban_last4: row.iban_last4 ?? (payment_method === 'direct_debit' ? account : null),
  }
  return {
    number: row.number,
    contract_id: contract.id,
    type: row.rectificative_type,
    rectifies_number: row.rectifies_number,
    correction_reason: row.correction_reason,
    verifactu_code: row.verifactu_code,
    file_state: row.state,
    proforma_number: row.proforma_number,
    day: row.day,
    file_due_day: row.due_day,
    from_day: span.from,
    to_day: span.to,
    total_cents: row.total,
    file_pending_cents: pendingOf(row),
    file_debt_cents: row.debt ?? 0,
    debt_left_out: row.debt === null,
    energy_wh: row.energy_kwh,
    estimated: row.estimated,
    ...issued,
    version: row.version,
    search_text: invoiceSearchText({
      number: row.number,
      partnerName: issued.partner_name,
      totalCents: row.total,
      productName: issued.product_name,
      tariff: issued.tariff,
      cups: issued.cups,
      supplyAddress: issued.supply_address,
      contract: { id: contract.id, name: contract.name },
    }),
  }
}
