import { lineGroupKeys, lineGroupKinds } from '@endoll/api/bill-words/line-groups.ts'
import type { BillLine, BillTax, PriceUnit } from '@endoll/domain/billing/bill.ts'
import { givesShareBack, uncappedCents } from '@endoll/domain/billing/line-amount.ts'
import { decimalOf, roundedProduct, sumCents } from '@endoll/domain/money.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import type { BillData } from '../bill-data.ts'
import { energyPeriodName, powerPeriodName, type Hand } from './hand.ts'

/** A line as it is read: what, how it comes about, how much. */
export interface BillLineText {
  readonly concept: string
  readonly calculation: string
  readonly amount: string
}

/** Lines that belong together, with their sum. */
export interface BillGroup {
  readonly name: string
  readonly amount: string
  readonly lines: readonly BillLineText[]
}

function priceSuffix(unit: PriceUnit, { t }: Hand): string {
  switch (unit) {
    case 'EUR/kW/year':
      return `/${t.lines.perYear('kW')}`
    case 'EUR/kW/day':
      return `/${t.lines.perDay('kW')}`
    case 'EUR/kWh':
      return '/kWh'
    case 'EUR/kvarh':
      return '/kvarh'
    case 'EUR/year':
      return t.lines.perYear('')
    case 'EUR/month':
      return t.lines.perMonth('')
    case 'EUR/day':
      return t.lines.perDay('')
    case 'EUR':
      return ''
  }
}

/** The factors of time, as domain/src/billing/line-amount.ts multiplies them. */
function timeOf({ priceUnit, days, yearDays = 365 }: BillLine, { t, format }: Hand): string[] {
  if (days === undefined) return []
  const counted = t.lines.days(format.number(days))
  const ofYear = t.lines.ofYear(counted, String(yearDays))
  switch (priceUnit) {
    case 'EUR/kW/year':
    case 'EUR/year':
      return [ofYear]
    case 'EUR/month':
      return [t.lines.months('12'), ofYear]
    case 'EUR/kW/day':
    case 'EUR/day':
      return [counted]
    case 'EUR/kWh':
    case 'EUR/kvarh':
    case 'EUR':
      return []
  }
}

/** Quantity × price × time, so that the amount can be worked out again; and why it is less, where a cap held it. */
export function calculationOf(line: BillLine, hand: Hand): string {
  const product = productOf(line, hand)
  const uncapped = uncappedCents(line)
  if (uncapped === undefined) return product
  const { t, format } = hand
  return line.kind === 'battery'
    ? t.lines.capped.battery(product)
    : t.lines.capped.surplus(product, format.money(uncapped))
}

function productOf(line: BillLine, hand: Hand): string {
  const { quantity, unit, price, priceUnit } = line
  const { t, format } = hand
  if (givesShareBack(line)) {
    const percent = decimalOf(roundedProduct([price, 100], { decimals: 6 }), 6)
    return t.lines.taxOf(format.decimal(percent), format.price(quantity))
  }
  const counted = format.decimal(quantity)
  const quantities = unit === 'unit' ? (counted === '1' ? [] : [counted]) : [`${counted} ${unit}`]
  return [...quantities, format.price(price) + priceSuffix(priceUnit, hand), ...timeOf(line, hand)].join(
    ' × ',
  )
}

function conceptOf(line: BillLine, { supply, bill }: BillData, hand: Hand): string {
  const { t, format } = hand
  const { kind, name, tariffPeriod, span } = line
  const isPower = kind === 'power' || kind === 'excess_power'
  const period =
    tariffPeriod === undefined
      ? ''
      : (isPower ? powerPeriodName : energyPeriodName)(supply.tariff, tariffPeriod, hand)
  const called = [name ?? t.kinds[kind], period].filter(Boolean).join(' ')
  const whole = span.from === bill.span.from && span.to === bill.span.to
  return whole ? called : `${called}, ${t.lines.from(format.day(span.from), format.day(lastDayOf(span)))}`
}

function taxCalculation(tax: BillTax, { t, format }: Hand): string {
  return tax.rateUnit === '%'
    ? t.lines.taxOf(format.decimal(tax.rate), format.money(tax.baseCents))
    : `${format.decimal(tax.quantityKwh ?? '0')} kWh × ${format.price(tax.rate)}/kWh`
}

function taxGroup({ bill: { taxes } }: BillData, hand: Hand): BillGroup[] {
  const { t, format } = hand
  if (taxes.length === 0) return []
  const lines = taxes.map((tax) => ({
    concept: t.taxes[tax.tax],
    calculation: taxCalculation(tax, hand),
    amount: format.money(tax.amountCents),
  }))
  return [
    {
      name: t.groups.taxes,
      amount: format.money(sumCents(taxes.map(({ amountCents }) => amountCents))),
      lines,
    },
  ]
}

/** Every line of the bill, grouped, and its taxes. */
export function billGroups(data: BillData, hand: Hand): BillGroup[] {
  const { t, format } = hand
  const groups = lineGroupKeys.flatMap((key): BillGroup[] => {
    const lines = lineGroupKinds[key].flatMap((kind) => data.bill.lines.filter((line) => line.kind === kind))
    if (lines.length === 0) return []
    return [
      {
        name: t.groups[key],
        amount: format.money(sumCents(lines.map(({ amountCents }) => amountCents))),
        lines: lines.map((line) => ({
          concept: conceptOf(line, data, hand),
          calculation: calculationOf(line, hand),
          amount: format.money(line.amountCents),
        })),
      },
    ]
  })
  return [...groups, ...taxGroup(data, hand)]
}
