import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bill } from '@endoll/domain/billing/bill.ts'
import { decimalOf } from '@endoll/domain/money.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { powersKwOn } from '../contract.ts'
import { csvOf, type Cells } from '../csv.ts'
import { demoBatteries, movementsOf } from './batteries.ts'
import type { DemoInvoice } from './invoice.ts'
import { demoPrices } from './prices.ts'

/** Writes prices, invoices with all their parts, and batteries into a folder. */
export async function writeBills(folder: string, invoices: readonly DemoInvoice[]): Promise<void> {
  const write = (file: string, cells: readonly Cells[]) => writeFile(join(folder, file), csvOf(cells))
  const each = (cellsOf: (invoice: DemoInvoice) => Cells[]) =>
    invoices.flatMap((invoice) =>
      cellsOf(invoice).map((cells) => ({ invoice_number: invoice.number, ...cells })),
    )
  await write('product-prices.csv', demoPrices.map(priceCells))
  await write('invoices.csv', invoices.map(invoiceCells))
  await write('invoice-lines.csv', each(lineCells))
  await write('invoice-taxes.csv', each(taxCells))
  await write('invoice-readings.csv', each(readingCells))
  await write('invoice-payments.csv', each(paymentCells))
  await write('invoice-pending-states.csv', each(rungCells))
  await write('batteries.csv', demoBatteries.map(batteryCells))
  await write('battery-contracts.csv', demoBatteries.flatMap(shareCells))
  await write('battery-movements.csv', movementsOf(invoices).map(movementCells))
}

function euros(cents: number) {
  return decimalOf(cents, 2)
}
function text(value: string | number | undefined) {
  return value === undefined ? '' : String(value)
}
function lastDay(to: Day | undefined) {
  return to === undefined ? '' : addDays(to, -1)
}

function priceCells(price: (typeof demoPrices)[number]): Cells {
  return {
    product_code: price.product,
    concept: price.concept,
    tariff_period: String(price.tariffPeriod),
    start_day: price.from,
    end_day: lastDay(price.to),
    price: price.price,
    unit: price.unit,
    source: text(price.source),
  }
}

/** Why the demo's bills correct each other. */
const reasons: Partial<Record<DemoInvoice['type'], string>> = {
  A: 'se había facturado por error',
  B: 'la distribuidora ha rectificado la curva de consumo',
  R: 'la distribuidora ha rectificado la curva de consumo',
  RA: 'se había medido energía de más',
}

function invoiceCells(invoice: DemoInvoice): Cells {
  return {
    number: invoice.number,
    contract_name: invoice.contract.name,
    rectificative_type: invoice.type,
    rectifies_number: text(invoice.rectifiesNumber),
    correction_reason: reasons[invoice.type] ?? '',
    state: invoice.collection.state,
    proforma_number: text(invoice.collection.proforma),
    day: invoice.issueDay,
    due_day: invoice.collection.dueDay,
    start_day: invoice.bill.span.from,
    end_day: lastDayOf(invoice.bill.span),
    total: euros(invoice.bill.totalCents),
    pending: euros(invoice.collection.pendingCents),
    debt: euros(invoice.collection.debtCents),
    energy_kwh: decimalOf(invoice.energyWh, 3),
    estimated: invoice.estimated ? 'yes' : 'no',
    payment_method: invoice.contract.billing?.payment ?? 'direct_debit',
    ...powerCells(invoice),
  }
}

/** Only where the contract does not have them: it has those of today. */
function powerCells({ contract, bill }: DemoInvoice): Cells {
  return Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).map((period) => {
      const kw = contract.powersBefore && powersKwOn(contract, bill.span.from)[period - 1]
      return [`power_p${period}`, text(kw).replace('.', ',')]
    }),
  )
}

/** The lines of a bill as invoice-lines.csv has them, without its number. */
export function lineCells({ bill }: Pick<DemoInvoice, 'bill'>): Cells[] {
  return bill.lines.map((line: Bill['lines'][number]) => ({
    kind: line.kind,
    tariff_period: text(line.tariffPeriod),
    name: text(line.name),
    start_day: line.span.from,
    end_day: lastDayOf(line.span),
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    price_unit: line.priceUnit,
    days: text(line.days),
    year_days: text(line.yearDays),
    amount: euros(line.amountCents),
  }))
}

/** Its taxes as invoice-taxes.csv has them. */
export function taxCells({ bill }: Pick<DemoInvoice, 'bill'>): Cells[] {
  return bill.taxes.map((tax) => ({
    tax: tax.tax,
    rate: tax.rate,
    rate_unit: tax.rateUnit,
    base: euros(tax.baseCents),
    quantity_kwh: text(tax.quantityKwh),
    amount: euros(tax.amountCents),
  }))
}

function readingCells({ contract, readings }: DemoInvoice): Cells[] {
  return readings.map((reading) => ({
    magnitude: reading.magnitude,
    tariff_period: String(reading.tariffPeriod),
    previous_day: text(reading.previousDay),
    previous_reading: text(reading.previous),
    current_day: reading.currentDay,
    current_reading: text(reading.current),
    meter: `25${String(contract.number).padStart(7, '0')}`,
    quantity: reading.quantity,
    method: reading.estimated ? 'estimated' : 'real',
  }))
}

function paymentCells({ number, collection }: DemoInvoice): Cells[] {
  return collection.payments.map(({ day, amountCents, method }, index) => ({
    reference: `${number}-${index + 1}`,
    day,
    amount: euros(amountCents),
    method,
  }))
}

function rungCells({ collection }: DemoInvoice): Cells[] {
  return collection.ladder.map(({ day, code, description }) => ({ change_day: day, code, description }))
}

function batteryCells({ name, typeName, description }: (typeof demoBatteries)[number]): Cells {
  return {
    name,
    type_name: typeName,
    description,
  }
}

function shareCells({ name, contracts }: (typeof demoBatteries)[number]): Cells[] {
  return contracts.map(({ contract, sharePercent, discounts }) => ({
    battery_name: name,
    contract_name: contract,
    share_percent: String(sharePercent),
    discounts,
  }))
}

function movementCells(movement: ReturnType<typeof movementsOf>[number]): Cells {
  return {
    battery_name: movement.battery,
    contract_name: movement.contract,
    invoice_number: movement.invoiceNumber,
    day: movement.day,
    amount: euros(movement.amountCents),
  }
}
