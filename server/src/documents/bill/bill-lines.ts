import { groupHeading, lineGroupKeys, lineGroupKinds } from '@endoll/api/bill-words/line-groups.ts'
import type { BillLine, BillTax, PriceUnit } from '@endoll/domain/billing/bill.ts'
import { givesShareBack, isYearlyInterest, uncappedCents } from '@endoll/domain/billing/line-amount.ts'
import { isReducedTax } from '@endoll/domain/billing/unsure-tax.ts'
import { decimalOf, roundedProduct, sumCents } from '@endoll/domain/money.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import type { BillData } from '../bill-data.ts'
import { languageIn } from '../house/fact.ts'
import { energyPeriodName, powerPeriodName, type BillWords } from './bill-words.ts'

/** A line as it is read: what, how it comes about, how much. */
export interface BillLineText {
  /** That of the concept, where it is a text of the retailer's own. */
  readonly language?: string
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

function priceSuffix(unit: PriceUnit, { t }: BillWords): string {
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
function timeOf({ priceUnit, days, yearDays = 365 }: BillLine, { t, format }: BillWords): string[] {
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
export function calculationOf(line: BillLine, words: BillWords): string {
  const product = productOf(line, words)
  const uncapped = uncappedCents(line)
  if (uncapped === undefined) return product
  const { t, format } = words
  return line.kind === 'battery'
    ? t.lines.capped.battery(product)
    : t.lines.capped.surplus(product, format.money(uncapped))
}

function productOf(line: BillLine, words: BillWords): string {
  const { quantity, unit, price, priceUnit } = line
  const { t, format } = words
  if (isYearlyInterest(line)) {
    const percent = decimalOf(roundedProduct([price, 100], { decimals: 6 }), 6)
    return [t.lines.taxOf(format.decimal(percent), format.price(quantity)), ...timeOf(line, words)].join(
      ' × ',
    )
  }
  if (givesShareBack(line)) {
    const percent = decimalOf(roundedProduct([price, 100], { decimals: 6 }), 6)
    return t.lines.taxOf(format.decimal(percent), format.price(quantity))
  }
  const counted = format.decimal(quantity)
  const quantities = unit === 'unit' ? (counted === '1' ? [] : [counted]) : [`${counted} ${unit}`]
  return [...quantities, format.price(price) + priceSuffix(priceUnit, words), ...timeOf(line, words)].join(
    ' × ',
  )
}

/** What a line is called, with its days where they are not all of the bill. */
export function conceptOf(line: BillLine, { supply, bill }: BillData, words: BillWords): string {
  const { t, format } = words
  const { kind, name, tariffPeriod, span } = line
  const isPower = kind === 'power' || kind === 'excess_power'
  const period =
    tariffPeriod === undefined
      ? ''
      : (isPower ? powerPeriodName : energyPeriodName)(supply.tariff, tariffPeriod, words)
  const called = [name ?? t.kinds[kind], period].filter(Boolean).join(' ')
  const whole = span.from === bill.span.from && span.to === bill.span.to
  return whole ? called : `${called}, ${t.lines.from(format.day(span.from), format.day(lastDayOf(span)))}`
}

/** How a tax comes about. */
export function taxCalculation(tax: BillTax, data: BillData, words: BillWords): string {
  const reduced = isReducedTax(tax, data.bill) ? [words.t.lines.reducedTax] : []
  return [taxProduct(tax, words), ...reduced].join(' · ')
}

function taxProduct(tax: BillTax, { t, format }: BillWords): string {
  return tax.rateUnit === '%'
    ? t.lines.taxOf(format.decimal(tax.rate), format.money(tax.baseCents))
    : `${format.decimal(tax.quantityKwh ?? '0')} kWh × ${format.price(tax.rate)}/kWh`
}

function taxGroup(data: BillData, words: BillWords): BillGroup[] {
  const { t, format } = words
  const { taxes } = data.bill
  if (taxes.length === 0) return []
  const lines = taxes.map((tax) => ({
    concept: t.taxes[tax.tax],
    calculation: taxCalculation(tax, data, words),
    amount: format.money(tax.amountCents),
  }))
  return [
    {
      name: t.headings.taxes,
      amount: format.money(sumCents(taxes.map(({ amountCents }) => amountCents))),
      lines,
    },
  ]
}

/** Every line of the bill, grouped, and its taxes. */
export function billGroups(data: BillData, words: BillWords): BillGroup[] {
  const { t, format } = words
  const groups = lineGroupKeys.flatMap((key): BillGroup[] => {
    const lines = lineGroupKinds[key].flatMap((kind) => data.bill.lines.filter((line) => line.kind === kind))
    if (lines.length === 0) return []
    return [
      {
        name: groupHeading(
          lines.map(({ kind }) => kind),
          { nameOf: (kind) => t.headings[kind], list: format.list },
        ),
        amount: format.money(sumCents(lines.map(({ amountCents }) => amountCents))),
        lines: lines.map((line) => ({
          concept: conceptOf(line, data, words),
          calculation: calculationOf(line, words),
          amount: format.money(line.amountCents),
          ...languageIn(data.textLanguages, line.name),
        })),
      },
    ]
  })
  return [...groups, ...taxGroup(data, words)]
}
