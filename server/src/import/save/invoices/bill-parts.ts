import type { BillLine, BillTax } from '@endoll/domain/billing/bill.ts'
import { REGULATED_YEAR } from '@endoll/domain/billing/rates/supply-costs.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, daysInMonth, partsOfDay, type Day } from '@endoll/domain/time/day.ts'
import { lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { YearDays } from '../../known.ts'
import { unitOfPrice, type InvoiceLineRow } from '../../tables/invoice-lines.ts'
import type { InvoiceReadingRow } from '../../tables/invoice-readings.ts'
import type { InvoiceTaxRow } from '../../tables/invoice-taxes.ts'

/** A line as the table keeps it, but for the invoice and its position in it. */
export type LineRecord = {
  readonly kind: BillLine['kind']
  readonly tariff_period: number | null
  readonly name: string | null
  readonly from_day: Day
  readonly to_day: Day
  readonly quantity: string
  readonly unit: BillLine['unit']
  readonly price: string
  readonly price_unit: BillLine['priceUnit']
  readonly days: number | null
  readonly year_days: number | null
  readonly amount_cents: number
}

/** A tax as the table keeps it. */
export type TaxRecord = {
  readonly tax: BillTax['tax']
  readonly rate_unit: BillTax['rateUnit']
  readonly rate: string
  readonly base_cents: number
  readonly quantity_kwh: string | null
  readonly amount_cents: number
}

const BY_YEAR = new Set(['EUR/kW/year', 'EUR/year'])
const BY_DAY = new Set(['EUR/kW/day', 'EUR/day'])
/** Kinds with regulated prices: their year always has 365 days. */
const REGULATED = new Set<BillLine['kind']>(['social_bonus_financing', 'meter_rental'])

/** A line with what its row leaves to invoice and product. Undefined if it would end before it starts. */
export function lineRecordOf(
  row: InvoiceLineRow,
  span: DateSpan,
  yearDays: YearDays,
): LineRecord | undefined {
  const from = row.start_day ?? span.from
  const to = row.end_day === null ? span.to : addDays(row.end_day, 1)
  if (to <= from) return undefined
  const byTime = BY_YEAR.has(row.price_unit) || BY_DAY.has(row.price_unit)
  const days = row.days ?? (byTime ? lengthInDays({ from, to }) : null)
  const dividedByYear = BY_YEAR.has(row.price_unit) || (row.price_unit === 'EUR/month' && days !== null)
  const divided = REGULATED.has(row.kind) ? REGULATED_YEAR : yearDays
  const daysOfYear = divided === '365' ? 365 : 337 + daysInMonth(partsOfDay(from).year, 2)
  return {
    kind: row.kind,
    tariff_period: row.tariff_period,
    name: row.name,
    from_day: from,
    to_day: to,
    quantity: row.quantity,
    unit: unitOfPrice[row.price_unit],
    price: row.price,
    price_unit: row.price_unit,
    days,
    year_days: row.year_days === null ? (dividedByYear ? daysOfYear : null) : Number(row.year_days),
    amount_cents: row.amount,
  }
}

export function taxRecordOf(row: InvoiceTaxRow): TaxRecord {
  return {
    tax: row.tax,
    rate_unit: row.rate_unit,
    rate: row.rate,
    base_cents: row.base ?? 0,
    quantity_kwh: row.quantity_kwh,
    amount_cents: row.amount,
  }
}

/** Three decimals to a whole number, on the digits: 12.5 is 12500. */
export function thousandths(figure: string): string {
  const negative = figure.startsWith('-')
  const [whole = '', fraction = ''] = figure.replace('-', '').split('.')
  const digits = `${whole}${fraction.padEnd(3, '0')}`.replace(/^0+(?=\d)/, '')
  return negative ? `-${digits}` : digits
}

/** A reading as the table keeps it: in Wh, varh and W, but gas in m³. */
export function readingRecordOf(row: InvoiceReadingRow) {
  const inTable = (figure: string) => (row.magnitude === 'gas_m3' ? figure : thousandths(figure))
  return {
    magnitude: row.magnitude,
    tariff_period: row.tariff_period,
    previous_day: row.previous_day,
    previous_reading: row.previous_reading === null ? null : inTable(row.previous_reading),
    current_day: row.current_day,
    meter: row.meter,
    current_reading: row.current_reading === null ? null : inTable(row.current_reading),
    quantity: inTable(row.quantity),
    method: row.method,
  }
}

/** The line as the domain computes it. */
export function billLineOf(line: LineRecord): BillLine {
  return {
    kind: line.kind,
    ...(line.tariff_period === null ? {} : { tariffPeriod: line.tariff_period as TariffPeriod }),
    ...(line.name === null ? {} : { name: line.name }),
    span: { from: line.from_day, to: line.to_day },
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    priceUnit: line.price_unit,
    ...(line.days === null ? {} : { days: line.days }),
    ...(line.year_days === null ? {} : { yearDays: line.year_days === 366 ? 366 : 365 }),
    amountCents: line.amount_cents,
  }
}

/** The tax as the domain computes it. */
export function billTaxOf(tax: TaxRecord): BillTax {
  return {
    tax: tax.tax,
    rateUnit: tax.rate_unit,
    rate: tax.rate,
    baseCents: tax.base_cents,
    ...(tax.quantity_kwh === null ? {} : { quantityKwh: tax.quantity_kwh }),
    amountCents: tax.amount_cents,
  }
}
