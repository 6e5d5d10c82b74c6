import type { BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import type { Bill, BillLine } from '@endoll/domain/billing/bill.ts'
import { bonusBillsOf } from '@endoll/domain/billing/social-bonus-carry.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { plainDecimal } from '@endoll/domain/money.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { billedServicesOf } from '../../billing/billed-services.ts'
import { productPriceOf } from '../../billing/billed-supply.ts'
import type { Db } from '../../platform/db/open.ts'

/** Every invoice with its contract, as the import left them. */
export function listInvoices({ db }: { db: Db }) {
  return db
    .selectFrom('invoice')
    .innerJoin('contract', 'contract.id', 'invoice.contract_id')
    .innerJoin('customer', 'customer.id', 'contract.customer_id')
    .selectAll('invoice')
    .select([
      'contract.name as contract_name',
      'contract.kind',
      'contract.zone',
      'contract.supply_province',
      'contract.product_code',
      'customer.code as customer_code',
    ])
    .orderBy('invoice.day')
    .orderBy('invoice.number')
    .execute()
}
export type StoredInvoice = Awaited<ReturnType<typeof listInvoices>>[number]

/** Bills of the invoices by their id, written as the domain writes them. */
export async function billsById(
  db: Db,
  invoices: readonly StoredInvoice[],
): Promise<ReadonlyMap<number, Bill>> {
  const lines = await db.selectFrom('invoice_line').selectAll().orderBy('position').execute()
  const taxes = await db.selectFrom('invoice_tax').selectAll().orderBy('position').execute()
  const linesOf = Map.groupBy(lines, ({ invoice_id }) => invoice_id)
  const taxesOf = Map.groupBy(taxes, ({ invoice_id }) => invoice_id)
  return new Map(
    invoices.map(({ id, from_day, to_day, total_cents }) => [
      id,
      {
        span: { from: from_day, to: to_day },
        lines: (linesOf.get(id) ?? []).map((line): BillLine => ({
          kind: line.kind,
          ...(line.tariff_period === null ? {} : { tariffPeriod: line.tariff_period as TariffPeriod }),
          ...(line.name === null ? {} : { name: line.name }),
          span: { from: line.from_day, to: line.to_day },
          quantity: plainDecimal(line.quantity),
          unit: line.unit,
          price: plainDecimal(line.price),
          priceUnit: line.price_unit,
          ...(line.days === null ? {} : { days: line.days }),
          ...(line.year_days === null ? {} : { yearDays: line.year_days === 366 ? 366 : 365 }),
          amountCents: line.amount_cents,
        })),
        taxes: (taxesOf.get(id) ?? []).map((tax) => ({
          tax: tax.tax,
          rateUnit: tax.rate_unit,
          rate: plainDecimal(tax.rate),
          baseCents: tax.base_cents,
          ...(tax.quantity_kwh === null ? {} : { quantityKwh: plainDecimal(tax.quantity_kwh) }),
          amountCents: tax.amount_cents,
        })),
        totalCents: total_cents,
      },
    ]),
  )
}

/** What the database says about the supplies that invoices are for. */
export async function suppliesOf(db: Db): Promise<(invoice: StoredInvoice, bill: Bill) => BilledSupply> {
  const prices = Map.groupBy(
    await db.selectFrom('product_price').selectAll().execute(),
    ({ product_code }) => product_code,
  )
  const services = Map.groupBy(
    await db.selectFrom('contract_service').selectAll().orderBy('id').execute(),
    ({ contract_id }) => contract_id,
  )
  const ordinary = Map.groupBy(
    await db
      .selectFrom('invoice')
      .select(['contract_id', 'from_day', 'to_day', 'energy_wh'])
      .where('type', '=', 'N')
      .orderBy('from_day')
      .execute(),
    ({ contract_id }) => contract_id,
  )
  return (invoice, bill) => {
    const from = invoice.from_day
    const own = services.get(invoice.contract_id) ?? []
    const nif = parseNif(invoice.partner_nif)
    const isGas = invoice.kind === 'gas'
    // The hire of a gas meter is agreed: only the bill knows it.
    const hire = isGas ? bill.lines.find(({ kind }) => kind === 'meter_rental')?.price : undefined
    return {
      energy: invoice.kind,
      provinceCode: invoice.supply_province,
      use: nif.ok && nif.kind === 'company' ? 'business' : 'household',
      voltage: findTariff(invoice.tariff)?.voltage,
      prices: (prices.get(invoice.product_code) ?? []).map(productPriceOf),
      yearDays: 'calendar',
      powersW: [{ from, value: invoice.powers_w }],
      meter: isGas ? [] : [{ from, value: invoice.tariff === '3.0TD' ? 'three_phase' : 'single_phase' }],
      meterRentalMonth: hire === undefined ? [] : [{ from, value: hire }],
      ...billedServicesOf(own),
      bonusBills: bonusBillsOf(
        (ordinary.get(invoice.contract_id) ?? []).map(({ from_day, to_day, energy_wh }) => ({
          span: { from: from_day, to: to_day },
          importWh: energy_wh,
        })),
        billedServicesOf(own).socialBonus ?? [],
      ),
    }
  }
}
