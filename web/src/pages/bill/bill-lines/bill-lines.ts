import type { BillLineItem, BillTaxItem, ExplainedBill } from '@endoll/api/bill.ts'
import { energyBandOf, powerBandOf } from '@endoll/api/bill-words/bands.ts'
import { lineGroupKeys, lineGroupKinds } from '@endoll/api/bill-words/line-groups.ts'
import type { LineGroupKey } from '@endoll/api/bill-words/line-groups.ts'
import type { BillLine, LineKind } from '@endoll/domain/billing/bill.ts'
import {
  chargeCents,
  givesShareBack,
  isYearlyInterest,
  uncappedCents,
} from '@endoll/domain/billing/line-amount.ts'
import { roundedProduct, decimalOf } from '@endoll/domain/money.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { centsOf } from '@endoll/api/cents.ts'

/** The lines of one group, with their sum in cents. */
export interface LineGroup {
  readonly key: LineGroupKey
  readonly amountCents: number
  readonly lines: readonly BillLineItem[]
}

export function lineGroups(lines: readonly BillLineItem[]): readonly LineGroup[] {
  return lineGroupKeys.flatMap((key) => {
    const own = lineGroupKinds[key].flatMap((kind) => lines.filter((line) => line.kind === kind))
    const amountCents = own.reduce((sum, { amount }) => sum + centsOf(amount), 0)
    return own.length === 0 ? [] : [{ key, amountCents, lines: own }]
  })
}

/** Keys of the texts that explain a line. */
export type LineSentence =
  | Exclude<LineKind, 'energy' | 'fixed' | 'discount' | 'adjustment'>
  | 'power_band'
  | 'excess_power_quarters'
  | 'energy_peak'
  | 'energy_flat'
  | 'energy_valley'
  | 'energy_period'
  | 'energy_gas'
  | 'energy'
  | 'fixed'
  | 'fixed_gas'
  | 'meter_rental_gas'
  | 'discount'
  | 'discount_share'
  | 'adjustment_back'
  | 'adjustment'

/** Which text explains a line. */
export function sentenceOf(
  line: BillLineItem,
  { type, tariff }: Pick<ExplainedBill['invoice'], 'type' | 'tariff'>,
): LineSentence {
  const { kind, tariff_period: period } = line
  const gas = type === 'gas'
  switch (kind) {
    case 'power':
      return powerBandOf(tariff.name, period) ? 'power_band' : 'power'
    case 'energy':
      return gas ? 'energy_gas' : energySentence(tariff.name, period)
    case 'fixed':
      return gas ? 'fixed_gas' : 'fixed'
    case 'meter_rental':
      return gas ? 'meter_rental_gas' : 'meter_rental'
    case 'discount':
      return givesShareBack(billLineOf(line)) ? 'discount_share' : 'discount'
    case 'adjustment':
      return line.amount < 0 ? 'adjustment_back' : 'adjustment'
    case 'excess_power':
      return tariff.name.startsWith('6.') ? 'excess_power_quarters' : 'excess_power'
    case 'reactive':
    case 'surplus':
    case 'battery':
    case 'social_bonus_financing':
    case 'social_bonus':
    case 'service':
    case 'late_activation':
    case 'interest':
      return kind
  }
}

function energySentence(tariff: string, period: BillLineItem['tariff_period']): LineSentence {
  const band = energyBandOf(tariff, period)
  if (band) return `energy_${band}`
  return period === null ? 'energy' : 'energy_period'
}

/** The line as the domain computes with it. */
function billLineOf(line: BillLineItem): BillLine {
  return {
    kind: line.kind,
    span: { from: line.from, to: addDays(line.to, 1) },
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    priceUnit: line.price_unit,
    ...(line.days !== null && { days: line.days }),
    ...(line.year_days !== null && { yearDays: line.year_days === 366 ? 366 : 365 }),
    amountCents: centsOf(line.amount),
  }
}

/** The factors of a line; exact decimals as text. */
export type Calculation =
  | {
      readonly form: 'share'
      readonly percent: string
      readonly of: string
      /** Of a year's interest: for how many of its days. */
      readonly days?: number
      readonly yearDays?: number
    }
  | {
      readonly form: 'product'
      /** Left out where it is 1 of something. */
      readonly quantity: string | undefined
      readonly unit: BillLineItem['unit']
      readonly price: string
      readonly priceUnit: BillLineItem['price_unit']
      /** The factors of time, as domain/src/billing/line-amount.ts multiplies them. */
      readonly days: number | undefined
      readonly yearDays: number | undefined
      readonly months: number | undefined
    }

/** '4.600' as '4.6'. */
function shortest(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/0+$/, '').replace(/\.$/, '') : decimal
}

export function calculationOf(line: BillLineItem): Calculation {
  const { quantity, unit, price, price_unit: priceUnit, days } = line
  if (isYearlyInterest(billLineOf(line)) && days !== null) {
    const percent = decimalOf(roundedProduct([price, 100], { decimals: 6 }), 6)
    return { form: 'share', percent: shortest(percent), of: quantity, days, yearDays: line.year_days ?? 365 }
  }
  if (givesShareBack(billLineOf(line))) {
    const percent = decimalOf(roundedProduct([price, 100], { decimals: 6 }), 6)
    return { form: 'share', percent: shortest(percent), of: quantity }
  }
  const byTime = days !== null && /(year|month|day)$/.test(priceUnit)
  const counted = shortest(quantity)
  return {
    form: 'product',
    quantity: unit === 'unit' && counted === '1' ? undefined : counted,
    unit,
    price: shortest(price),
    priceUnit,
    days: byTime ? days : undefined,
    yearDays: byTime && !priceUnit.endsWith('day') ? (line.year_days ?? 365) : undefined,
    months: byTime && priceUnit === 'EUR/month' ? 12 : undefined,
  }
}

/** What the domain computes of a line; undefined if the retailer calculates it in another way than the domain. */
function computed<Found>(line: BillLineItem, compute: (line: BillLine) => Found): Found | undefined {
  try {
    return compute(billLineOf(line))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What a capped line would have come to, in cents; undefined if no cap applied. */
export function uncappedCentsOf(line: BillLineItem): number | undefined {
  return computed(line, uncappedCents)
}

/** Whether quantity × price × time comes to the amount, so that it may be shown with an equals sign. */
export function comesOut(line: BillLineItem): boolean {
  return computed(line, chargeCents) === centsOf(line.amount)
}

export type TaxSentence = BillTaxItem['tax'] | 'electricity_tax_minimum' | 'electricity_tax_reduced'

export function taxSentenceOf({
  tax,
  rate_unit,
  reduced,
}: Pick<BillTaxItem, 'tax' | 'rate_unit' | 'reduced'>): TaxSentence {
  if (reduced) return 'electricity_tax_reduced'
  return tax === 'electricity_tax' && rate_unit === 'EUR/kWh' ? 'electricity_tax_minimum' : tax
}

/** Whether a line is for some of the bill's days only. */
export function isPartOf(
  { from, to }: Pick<BillLineItem, 'from' | 'to'>,
  { start_date, end_date }: Pick<ExplainedBill['invoice'], 'start_date' | 'end_date'>,
): boolean {
  return from !== start_date || to !== end_date
}
