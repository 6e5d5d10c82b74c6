import { sql } from 'kysely'
import { parseIban } from '@endoll/domain/identity/iban.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { isPersonNif, termColumns, termsOfProduct } from '../../billing/product-terms.ts'
import { findBonusEnergy, findBonusLastDay } from '../../billing/billed-services.ts'
import type { BillData } from '../../documents/bill-data.ts'
import {
  getOwnContract,
  getOwnInvoice,
  ownInvoices,
  type ContractRow,
  type InvoiceRow,
  type Owner,
} from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTextLanguages } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'
import { findBillBattery } from '../batteries/queries.ts'
import { billedSpans, historyMonths, yearByPeriod, yearOf } from './bill-history.ts'
import { isGroupedTransfer, listGroupedTransfers } from './invoice-summary.ts'
import { readBills, readPayments, readReadings } from './stored-bill.ts'

/**
 * The contract's invoices of the last months that were known on the day of this one, so that a bill stays as it was.
 */
function listPast(db: Db, owner: Owner, invoice: InvoiceRow, months: number) {
  return ownInvoices(db, owner)
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
    .where('invoice.to_day', '>', addMonths(invoice.to_day, -months))
    .where('invoice.to_day', '<=', invoice.to_day)
    .orderBy('invoice.day')
    .orderBy('invoice.id')
    .execute()
}

function listPeriodReadings(db: Db, invoiceIds: readonly number[]) {
  return db
    .selectFrom('invoice_reading')
    .select(['invoice_id', 'magnitude', 'tariff_period', 'quantity'])
    .where('invoice_id', '=', sql<number>`any(${invoiceIds}::bigint[])`)
    .where('magnitude', 'in', ['import', 'demand'])
    .execute()
}

async function findRectified(
  db: Db,
  owner: Owner,
  { contract_id, rectifies_number: number }: InvoiceRow,
): Promise<{ number: string; day: Day | undefined } | undefined> {
  if (number === null) return undefined
  const found = await ownInvoices(db, owner)
    .select('invoice.day')
    .where('invoice.contract_id', '=', contract_id)
    .where('invoice.number', '=', number)
    .executeTakeFirst()
  return { number, day: found?.day }
}

/** The price kind of the invoiced product: the one with the name on the invoice, else the contract's present one. */
function getProduct(db: Db, { kind, product_code }: ContractRow, name: string) {
  return db
    .selectFrom('product')
    .select([...termColumns, 'renewable', 'last_resort', 'pvpc'])
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
}

/** Where the prices of the contract's product on these days are fixed, as its file says. */
async function listProvisions(db: Db, { product_code }: ContractRow, span: DateSpan) {
  const rows = await db
    .selectFrom('product_price')
    .select('product_price.source')
    .distinct()
    .where('product_price.product_code', '=', product_code)
    .where('product_price.from_day', '<', span.to)
    .where((price) =>
      price.or([price('product_price.to_day', 'is', null), price('product_price.to_day', '>', span.from)]),
    )
    .orderBy('product_price.source')
    .execute()
  return rows.flatMap(({ source }) => source ?? [])
}

function supplyOf(invoice: InvoiceRow, contract: ContractRow): BillData['supply'] {
  return {
    kind: contract.kind,
    cups: invoice.cups,
    address: invoice.supply_address,
    postalCode: contract.supply_postal_code,
    province: contract.supply_province,
    zone: contract.zone,
    cadastralReference: contract.cadastral_reference ?? undefined,
    tariff: invoice.tariff,
    powersW: invoice.powers_w,
    pressureBar: contract.pressure_bar ?? undefined,
    distributor: {
      name: contract.distributor_name ?? undefined,
      reference: contract.distributor_reference ?? undefined,
      phone: contract.distributor_phone ?? undefined,
      portal: contract.distributor_portal ?? undefined,
    },
  }
}

function invoiceOf(
  invoice: InvoiceRow,
  { rectifies, transferGroup }: Pick<BillData['invoice'], 'rectifies' | 'transferGroup'>,
): BillData['invoice'] {
  return {
    number: invoice.number,
    type: invoice.type,
    rectifies,
    correctionReason: invoice.correction_reason ?? undefined,
    verifactuCode: invoice.verifactu_code ?? undefined,
    state: invoice.state,
    day: invoice.day,
    // As it was issued: parts that were agreed later are no part of the bill.
    dueDay: invoice.file_due_day ?? undefined,
    energyWh: invoice.energy_wh,
    estimated: invoice.estimated,
    paymentMethod: invoice.payment_method,
    ibanLast4: invoice.iban_last4 ?? undefined,
    transferGroup,
  }
}

/** Everything the document of one invoice of the customer prints. Throws not-found. */
export async function getBillData(
  { db, deployment }: Pick<Services, 'db' | 'deployment'>,
  owner: Owner,
  invoiceId: string,
): Promise<BillData> {
  const invoice = await getOwnInvoice(db, owner, invoiceId)
  const span = { from: invoice.from_day, to: invoice.to_day }
  const contract = await getOwnContract(db, owner, { id: String(invoice.contract_id) })
  const [[bill], readings, payments, past, rectifies, bonus, bonusLastDay, groups, battery] =
    await Promise.all([
      readBills(db, [invoice]),
      readReadings(db, invoice.id),
      readPayments(db, invoice.id),
      listPast(db, owner, invoice, historyMonths[contract.kind]),
      findRectified(db, owner, invoice),
      findBonusEnergy(db, invoice),
      findBonusLastDay(db, invoice),
      listGroupedTransfers(
        ownInvoices(db, owner).where('invoice.proforma_number', '=', invoice.proforma_number),
      ),
      findBillBattery({ db, deployment }, owner, invoice),
    ])
  const [group] = isGroupedTransfer(invoice) ? groups : []
  const account = parseIban(deployment.payments.transferIban ?? '')
  const transferGroup = group && {
    reference: group.reference,
    cents: group.cents,
    invoices: group.invoices,
    account: account.ok ? account.iban : undefined,
  }
  const year = yearOf(past, span)
  const [product, periodReadings, textLanguages, regulatedBy] = await Promise.all([
    getProduct(db, contract, invoice.product_name),
    listPeriodReadings(
      db,
      past.map(({ id }) => id),
    ),
    readTextLanguages(db, [invoice.product_name, ...(bill?.lines ?? []).flatMap(({ name }) => name ?? [])]),
    listProvisions(db, contract, span),
  ])
  return {
    organisation: deployment.organisation,
    brand: deployment.brand,
    invoice: invoiceOf(invoice, { rectifies, transferGroup }),
    battery,
    bill: bill!,
    partner: { name: invoice.partner_name, nif: invoice.partner_nif, address: contract.fiscal_address },
    supply: supplyOf(invoice, contract),
    contract: {
      name: contract.name,
      ownerName: contract.owner_name,
      ownerNif: contract.owner_nif,
      startDay: contract.start_day ?? undefined,
      endDay: contract.end_day ?? undefined,
      commitmentEndDay: contract.commitment_end_day ?? undefined,
      terms: termsOfProduct(
        product,
        { tariff: contract.tariff, isPerson: isPersonNif(contract.owner_nif) },
        invoice.day,
      ),
    },
    product: {
      name: invoice.product_name,
      priceKind: product.price_kind,
      renewable: product.renewable,
      market: product.pvpc ? 'pvpc' : product.last_resort ? 'last_resort' : 'free',
    },
    regulatedBy: product.last_resort ? regulatedBy : [],
    labels: deployment.bills.labels,
    chargeParts: deployment.bills.chargeParts,
    textLanguages,
    bonus,
    bonusLastDay,
    readings,
    payments,
    history: billedSpans(past, periodReadings),
    year: yearByPeriod(year, periodReadings),
  }
}
