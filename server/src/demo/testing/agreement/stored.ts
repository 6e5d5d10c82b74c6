import type { Bill } from '@endoll/domain/billing/bill.ts'
import type { Owner } from '../../../platform/access.ts'
import type { Db } from '../../../platform/db/open.ts'
import { billsById, listInvoices, type StoredInvoice } from '../stored-bills.ts'

/** An invoice of the demo as the database has it, with whatever its document shows. */
export interface StoredBill {
  readonly invoice: StoredInvoice
  readonly bill: Bill
  readonly owner: Owner
  /** All invoices of its contract, itself included. */
  readonly siblings: readonly StoredInvoice[]
  readonly supply: { readonly postalCode: string }
  readonly readings: readonly StoredReading[]
}

export type StoredReading = Awaited<ReturnType<typeof listReadings>>[number]

function listReadings(db: Db) {
  return db.selectFrom('invoice_reading').selectAll().orderBy('invoice_id').orderBy('tariff_period').execute()
}

export async function readStoredBills(db: Db): Promise<StoredBill[]> {
  const invoices = await listInvoices({ db })
  const bills = await billsById(db, invoices)
  const contracts = await db
    .selectFrom('contract')
    .select(['id', 'customer_id', 'supply_postal_code'])
    .execute()
  const contractById = new Map(contracts.map((contract) => [contract.id, contract]))
  const readingsOf = Map.groupBy(await listReadings(db), ({ invoice_id }) => invoice_id)
  const siblingsOf = Map.groupBy(invoices, ({ contract_id }) => contract_id)
  return invoices.map((invoice): StoredBill => {
    const contract = contractById.get(invoice.contract_id)!
    return {
      invoice,
      bill: bills.get(invoice.id)!,
      owner: { customerId: contract.customer_id },
      siblings: siblingsOf.get(invoice.contract_id)!,
      supply: { postalCode: contract.supply_postal_code },
      readings: readingsOf.get(invoice.id) ?? [],
    }
  })
}
