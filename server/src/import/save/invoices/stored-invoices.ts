import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import { sql } from 'kysely'
import type { SealedText } from '../../../platform/at-rest/sealed.ts'
import { withIban } from '../../../platform/contract-iban.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { LineRecord, TaxRecord } from './bill-parts.ts'

/** What an invoice was when it came in before; what a file leaves empty stays so. */
export interface StoredInvoice {
  readonly id: number
  readonly number: string
  readonly contract_name: string
  readonly type: InvoiceType
  readonly version: number
  readonly from_day: string
  readonly to_day: string
  readonly total_cents: number
  readonly file_debt_cents: number
  readonly energy_wh: number
  readonly partner_name: string
  readonly partner_nif: string
  readonly product_name: string
  readonly tariff: string
  readonly powers_w: readonly number[]
  readonly cups: string
  readonly supply_address: string
  readonly payment_method: string
  readonly iban_last4: string | null
}

export async function loadStored(db: Db, numbers: readonly string[]): Promise<Map<string, StoredInvoice>> {
  const { rows } = await sql<StoredInvoice>`
    select i.id, i.number, c.name as contract_name, i.type, i.version, i.from_day, i.to_day, i.total_cents, i.file_debt_cents,
           i.energy_wh, i.partner_name, i.partner_nif, i.product_name, i.tariff, i.powers_w, i.cups,
           i.supply_address, i.payment_method, i.iban_last4
      from invoice i join contract c on c.id = i.contract_id
     where i.number = any(${numbers})`.execute(db)
  return new Map(rows.map((row) => [row.number, row]))
}

/** What invoices are issued with where their row says nothing else. */
export interface ContractFacts {
  readonly id: number
  readonly name: string
  readonly kind: SupplyKind
  readonly fiscal_name: string
  readonly fiscal_nif: string
  readonly product_name: string
  readonly tariff: string
  readonly powers_w: readonly number[]
  readonly cups: string
  readonly supply_address: string
  readonly iban: string | null
}

export async function loadContractFacts(
  db: Db,
  names: readonly string[],
): Promise<Map<string, ContractFacts>> {
  const { rows } = await sql<Omit<ContractFacts, 'iban'> & { readonly iban: SealedText | null }>`
    select c.id, c.name, c.kind, c.fiscal_name, c.fiscal_nif, coalesce(p.commercial_name, p.name) as product_name, c.tariff,
           c.powers_w, c.cups, c.supply_street || ', ' || c.supply_postal_code || ' ' || c.supply_city as supply_address,
           c.iban
      from contract c join product p on p.code = c.product_code
     where c.name = any(${names})`.execute(db)
  return new Map(rows.map((row) => [row.name, withIban(row)]))
}

type Owned<T> = T & { readonly invoice_id: number }

function byInvoice<T>(rows: readonly Owned<T>[]): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const row of rows) {
    const list = found.get(row.invoice_id)
    if (list) list.push(row)
    else found.set(row.invoice_id, [row])
  }
  return found
}

/** Lines and taxes of invoices of which the files bring only other things. */
export async function loadStoredParts(db: Db, ids: readonly number[]) {
  if (ids.length === 0)
    return { lines: new Map<number, LineRecord[]>(), taxes: new Map<number, TaxRecord[]>() }
  const lines = await sql<Owned<LineRecord>>`
    select * from invoice_line where invoice_id = any(${ids}) order by invoice_id, position`.execute(db)
  const taxes = await sql<Owned<TaxRecord>>`
    select * from invoice_tax where invoice_id = any(${ids}) order by invoice_id, position`.execute(db)
  return { lines: byInvoice(lines.rows), taxes: byInvoice(taxes.rows) }
}
