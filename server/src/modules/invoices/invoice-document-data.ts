import { sql, type Selectable } from 'kysely'
import type { Bill, BillLine, BillTax } from '@endoll/domain/billing/bill.ts'
import { plainDecimal } from '@endoll/domain/money.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import type { BillData, BillPayment, BillReading } from '../../documents/bill-data.ts'
import {
  getOwnContract,
  getOwnInvoice,
  ownInvoices,
  type ContractRow,
  type InvoiceRow,
  type Owner,
} from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { InvoiceLineTable } from '../../platform/db/schema.generated.ts'
import type { Services } from '../../platform/services.ts'
import { billedSpans, historyMonths, yearByPeriod, yearOf } from './bill-history.ts'

const numberOf = (numeric: string | null) => (numeric === null ? undefined : Number(numeric))

/** A stored line as the domain writes it. */
export const billLineOf = (row: Selectable<InvoiceLineTable>): BillLine => ({
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
})

const listLines = async (db: Db, invoiceId: number): Promise<BillLine[]> => {
  const rows = await db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  return rows.map(billLineOf)
}

const listTaxes = async (db: Db, invoiceId: number): Promise<BillTax[]> => {
  const rows = await db
    .selectFrom('invoice_tax')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    tax: row.tax,
    rateUnit: row.rate_unit,
    rate: plainDecimal(row.rate),
    baseCents: row.base_cents,
    ...(row.quantity_kwh === null ? {} : { quantityKwh: plainDecimal(row.quantity_kwh) }),
    amountCents: row.amount_cents,
  }))
}

const magnitudes = ['import', 'export', 'reactive', 'demand', 'gas_m3'] as const

const listReadings = async (db: Db, invoiceId: number): Promise<BillReading[]> => {
  const rows = await db
    .selectFrom('invoice_reading')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy(sql`array_position(${[...magnitudes]}::text[], magnitude)`)
    .orderBy('tariff_period')
    .execute()
  return rows.map((row) => ({
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

const listPayments = async (db: Db, invoiceId: number): Promise<BillPayment[]> => {
  const rows = await db
    .selectFrom('invoice_payment')
    .select(['day', 'amount_cents', 'method'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('day')
    .orderBy('reference')
    .execute()
  return rows.map(({ day, amount_cents, method }) => ({ day, amountCents: amount_cents, method }))
}

/** The contract's invoices of the last months that were known on the day of this one, so that a bill stays as it was. */
const listPast = (db: Db, owner: Owner, invoice: InvoiceRow) =>
  ownInvoices(db, owner)
    .select([
      'invoice.id',
      'invoice.number',
      'invoice.type',
      'invoice.rectifies_number',
      'invoice.from_day',
      'invoice.to_day',
      'invoice.energy_wh',
      'invoice.total_cents',
      'invoice.estimated',
    ])
    .where('invoice.contract_id', '=', invoice.contract_id)
    .where('invoice.day', '<=', invoice.day)
    .where('invoice.to_day', '>', addMonths(invoice.to_day, -historyMonths))
    .where('invoice.to_day', '<=', invoice.to_day)
    .orderBy('invoice.day')
    .orderBy('invoice.id')
    .execute()

const listPeriodReadings = (db: Db, invoiceIds: readonly number[]) =>
  db
    .selectFrom('invoice_reading')
    .select(['invoice_id', 'magnitude', 'tariff_period', 'quantity'])
    .where('invoice_id', '=', sql<number>`any(${invoiceIds}::bigint[])`)
    .where('magnitude', 'in', ['import', 'demand'])
    .execute()

const findRectified = async (
  db: Db,
  owner: Owner,
  { contract_id, rectifies_number: number }: InvoiceRow,
): Promise<{ number: string; day: Day | undefined } | undefined> => {
  if (number === null) return undefined
  const found = await ownInvoices(db, owner)
    .select('invoice.day')
    .where('invoice.contract_id', '=', contract_id)
    .where('invoice.number', '=', number)
    .executeTakeFirst()
  return { number, day: found?.day }
}

/** How the invoiced product is priced: the one that is called as on the invoice, or else the contract's present one. */
const getProduct = (db: Db, { kind, product_code }: ContractRow, name: string) =>
  db
    .selectFrom('product')
    .select(['price_kind', 'renewable'])
    .where('kind', '=', kind)
    .where((product) =>
      product.or([
        product('name', '=', name),
        product('commercial_name', '=', name),
        product('code', '=', product_code),
      ]),
    )
    .orderBy(sql`(name = ${name} or commercial_name is not distinct from ${name})`, 'desc')
    .orderBy(sql`code = ${product_code}`, 'desc')
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow()

const supplyOf = (invoice: InvoiceRow, contract: ContractRow): BillData['supply'] => ({
  kind: contract.kind,
  cups: invoice.cups,
  address: invoice.supply_address,
  postalCode: contract.supply_postal_code,
  province: contract.supply_province,
  zone: contract.zone,
  cadastralReference: contract.cadastral_reference ?? undefined,
  tariff: invoice.tariff,
  powersW: invoice.powers_w,
  distributor: {
    name: contract.distributor_name ?? undefined,
    reference: contract.distributor_reference ?? undefined,
    phone: contract.distributor_phone ?? undefined,
  },
})

const invoiceOf = (
  invoice: InvoiceRow,
  rectifies: BillData['invoice']['rectifies'],
): BillData['invoice'] => ({
  number: invoice.number,
  type: invoice.type,
  rectifies,
  state: invoice.state,
  day: invoice.day,
  dueDay: invoice.due_day ?? undefined,
  energyWh: invoice.energy_wh,
  estimated: invoice.estimated,
  paymentMethod: invoice.payment_method,
  ibanLast4: invoice.iban_last4 ?? undefined,
})

/** Everything the document of one invoice of the customer prints. Throws not-found. */
export const getBillData = async (
  { db, deployment }: Pick<Services, 'db' | 'deployment'>,
  owner: Owner,
  invoiceId: string,
): Promise<BillData> => {
  const invoice = await getOwnInvoice(db, owner, invoiceId)
  const span = { from: invoice.from_day, to: invoice.to_day }
  const [contract, lines, taxes, readings, payments, past, rectifies] = await Promise.all([
    getOwnContract(db, owner, { id: String(invoice.contract_id) }),
    listLines(db, invoice.id),
    listTaxes(db, invoice.id),
    listReadings(db, invoice.id),
    listPayments(db, invoice.id),
    listPast(db, owner, invoice),
    findRectified(db, owner, invoice),
  ])
  const year = yearOf(past, span)
  const [product, periodReadings] = await Promise.all([
    getProduct(db, contract, invoice.product_name),
    listPeriodReadings(
      db,
      year.map(({ id }) => id),
    ),
  ])
  const bill: Bill = { span, lines, taxes, totalCents: invoice.total_cents }
  return {
    organisation: deployment.organisation,
    brand: deployment.brand,
    invoice: invoiceOf(invoice, rectifies),
    bill,
    partner: { name: invoice.partner_name, nif: invoice.partner_nif, address: contract.fiscal_address },
    supply: supplyOf(invoice, contract),
    contract: {
      name: contract.name,
      ownerName: contract.owner_name,
      ownerNif: contract.owner_nif,
      startDay: contract.start_day ?? undefined,
      endDay: contract.end_day ?? undefined,
      commitmentEndDay: contract.commitment_end_day ?? undefined,
    },
    product: {
      name: invoice.product_name,
      priceKind: product.price_kind,
      renewable: product.renewable,
    },
    readings,
    payments,
    history: billedSpans(past),
    year: yearByPeriod(year, periodReadings),
  }
}
