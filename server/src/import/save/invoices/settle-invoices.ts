import { isRefund, type InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'
import { noDebtChange } from '../../known.ts'
import type { InvoiceRow } from '../../tables/invoices.ts'
import { batchesOf, incomingByOwner, incomingOwners, type OwnedRows } from '../incoming.ts'
import type { Saving } from '../table-saver.ts'
import type { Tally } from '../tally.ts'
import { noticeBill, noticeDueDay } from './bill-notices.ts'
import { invoiceFiles as files } from './invoice-files.ts'
import { judgeInvoice, type TakenInvoice } from './judge-invoice.ts'
import { noticeSameDays } from './same-days.ts'
import { loadStored, loadStoredParts } from './stored-invoices.ts'
import { writeInvoices } from './write-invoices.ts'

/** Invoices that are read, checked and written together. */
const BATCH = { mostOwners: 200, aboutRows: 10_000 }

/** Takes the waiting rows of bills, invoice by invoice: judges, computes again, writes. */
export async function settleInvoices(saving: Saving, tally: Tally, onInvoices: (count: number) => void) {
  const { db, problems, known, check } = saving
  const tooMany = (file: string, line: number) => problems.add(file, line, 'invoice_number', 'too_many_rows')
  const refused = new Set<string>()
  let settled = 0
  for await (const batch of batchesOf(incomingByOwner(db, tooMany), BATCH)) {
    const stored = await loadStored(
      db,
      batch.map(({ owner }) => owner),
    )
    const contractOf = await contractsOfRectified(db, batch)
    await known.contracts.load([
      ...batch.flatMap(({ rows }) =>
        (rows.get(files.invoices) ?? []).map(({ row }) => (row as InvoiceRow).contract_name),
      ),
      ...[...stored.values()].map(({ contract_name }) => contract_name),
    ])
    const court = { known, problems, stored, contractOf }
    const taken = batch.flatMap((owned) => {
      const judged = judgeInvoice(owned, court)
      if (!judged && owned.rows.has(files.invoices)) refused.add(owned.owner)
      return judged ?? []
    })
    for (const invoice of taken) {
      countTaken(invoice, tally)
      changeDebt(saving, invoice)
    }
    await notice(saving, taken)
    if (!check && taken.length > 0) {
      await writeInvoices(db, taken, (file, rows) => tally.save(file, rows))
    }
    settled += batch.length
    onInvoices(settled)
  }
  await noticeSameDays(saving, refused)
}

/** The contract of each invoice that these name as rectified, waiting or stored. */
async function contractsOfRectified(db: Db, batch: readonly OwnedRows[]): Promise<Map<string, string>> {
  const named = batch.flatMap(({ rows }) =>
    (rows.get(files.invoices) ?? []).flatMap(({ row }) => (row as InvoiceRow).rectifies_number ?? []),
  )
  if (named.length === 0) return new Map()
  const stored = await sql<{ number: string; name: string }>`
    select i.number, c.name from invoice i join contract c on c.id = i.contract_id
     where i.number = any(${named})`.execute(db)
  const waiting = await incomingOwners(db, files.invoices, named)
  return new Map([
    ...[...waiting].map(([number, row]) => [number, (row as InvoiceRow).contract_name] as const),
    ...stored.rows.map(({ number, name }) => [number, name] as const),
  ])
}

function countTaken(invoice: TakenInvoice, tally: Tally): void {
  tally.take(files.invoices, invoice.header ? 1 : 0)
  tally.take(files.lines, invoice.lines?.length ?? 0)
  tally.take(files.taxes, invoice.taxes?.length ?? 0)
  tally.take(files.readings, invoice.readings?.length ?? 0)
  tally.take(files.payments, invoice.payments.length)
  tally.take(files.states, invoice.states.length)
  tally.take(files.letters, invoice.letters.length)
}

function owed(type: InvoiceType, debtCents: number) {
  return isRefund(type) ? 0 : debtCents
}

function changeDebt({ known: { debts }, check }: Saving, { header, stored, contract }: TakenInvoice): void {
  if (!header) return
  const before = debts.get(contract.name) ?? noDebtChange
  if (!check) {
    debts.set(contract.name, before)
    return
  }
  const { cents, owing } = before
  debts.set(contract.name, {
    cents:
      cents +
      owed(header.row.rectificative_type, header.row.debt ?? 0) -
      (stored ? owed(stored.type, stored.file_debt_cents) : 0),
    owing: owing + (stored ? 0 : 1),
  })
}

/** Computes again what is to stand from now on, of lines and taxes that came in before too. */
async function notice({ db, notices, known }: Saving, taken: readonly TakenInvoice[]): Promise<void> {
  const bills = taken.filter(({ header, lines, taxes, readings }) => header ?? lines ?? taxes ?? readings)
  const ids = bills.flatMap(({ stored, lines, taxes }) => (stored && !(lines && taxes) ? [stored.id] : []))
  const before = await loadStoredParts(db, ids)
  for (const invoice of bills) {
    const id = invoice.stored?.id ?? 0
    const lines = invoice.lines?.map(({ row }) => row) ?? before.lines.get(id) ?? []
    const taxes = invoice.taxes?.map(({ row }) => row) ?? before.taxes.get(id) ?? []
    noticeBill(notices, invoice, lines, taxes)
    if (known.pvpc.has(invoice.contract.product_code)) noticeDueDay(notices, invoice)
  }
}
