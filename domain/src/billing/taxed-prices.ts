import type { DatedEnergyPrice } from '../consumption/hour-cost.ts'
import { decimalOf, roundedProduct, sumCents, type Decimal } from '../money.ts'
import { addDays, eachDay, END_OF_TIME, type Day } from '../time/day.ts'
import { contains, findIntersection, lastDayOf, type DateSpan } from '../time/date-span.ts'
import { energyKwh } from './add-up.ts'
import { taxedSupplyOn, type BilledSupply } from './billed-supply.ts'
import type { BillLine, LineKind } from './bill.ts'
import { discountStretches } from './energy-charges.ts'
import type { IndexedPrice } from './market-price.ts'
import { stretches, type Dated, type Stretch } from './rates/dated.ts'
import { findTaxRules, type TaxRules } from './tax-rules.ts'

/** A span that was billed, with the lines that bill it. */
export type BilledLines = { readonly span: DateSpan; readonly lines: readonly BillLine[] }

/** What is paid of a price once a share of it is given back. */
type Kept = { readonly units: number; readonly of: number }

const WHOLE: Kept = { units: 1, of: 1 }
const PERCENT_DECIMALS = 8
const FACTOR_DECIMALS = 12
const PRICE_DECIMALS = 9

/** 100 and a per cent of it: '121' for '21'. */
function hundredAnd(percent: Decimal): Decimal {
  const units = roundedProduct([percent], { decimals: PERCENT_DECIMALS })
  return decimalOf(100 * 10 ** PERCENT_DECIMALS + units, PERCENT_DECIMALS)
}

function centsOf(lines: readonly BillLine[], kind: LineKind): number {
  return sumCents(lines.filter((line) => line.kind === kind).map(({ amountCents }) => amountCents))
}

function keptOfBill({ lines }: BilledLines): Kept {
  const energy = centsOf(lines, 'energy')
  return energy > 0 ? { units: Math.max(0, energy + centsOf(lines, 'discount')), of: energy } : WHOLE
}

function keptOn(discounts: readonly Stretch<Decimal>[], day: Day): Kept {
  const percent = discounts.find(({ span }) => contains(span, day))?.value
  if (percent === undefined) return WHOLE
  const hundred = 100 * 10 ** PERCENT_DECIMALS
  return { units: hundred - roundedProduct([percent], { decimals: PERCENT_DECIMALS }), of: hundred }
}

/** What a bill makes of a price per kWh: times a factor, and plus an amount where it pays the minimum of the electricity tax. */
type OnTop = { readonly factor: Decimal; readonly plus: Decimal }

function sameOnTop(a: OnTop, b: OnTop): boolean {
  return a.factor === b.factor && a.plus === b.plus
}

/** What a kWh comes to with its share of power and fixed terms, where no bill says it: about the least. A choice of ours. */
const ASSUMED_EUR_KWH = '0.15'

/** Whether a bill pays the minimum of the electricity tax; of lines without energy whether a usual bill would. */
function paysMinimum(lines: readonly BillLine[], rules: TaxRules): boolean {
  const tax = rules.electricityTax
  if (!tax) return false
  const kwh = energyKwh(lines)
  const nanoOf = (factors: readonly (Decimal | number)[], dividedBy: number) =>
    roundedProduct(factors, { decimals: PRICE_DECIMALS, dividedBy })
  if (!(Number(kwh) > 0)) return nanoOf([tax.minimumEurKwh], 1) > nanoOf([ASSUMED_EUR_KWH, tax.percent], 100)
  const baseCents = sumCents(
    lines.filter(({ kind }) => tax.base.includes(kind)).map(({ amountCents }) => amountCents),
  )
  return nanoOf([kwh, tax.minimumEurKwh], 1) > nanoOf([baseCents, tax.percent], 10_000)
}

/** Undefined if no tax rules are known of the day. */
function onTopOn(
  supply: BilledSupply,
  taxDay: Day,
  { kept, lines = [] }: { readonly kept: Kept; readonly lines?: readonly BillLine[] },
): OnTop | undefined {
  const rules = findTaxRules(taxedSupplyOn(supply, taxDay), taxDay)
  if (!rules) return undefined
  const tax = rules.electricityTax
  const minimum = tax && paysMinimum(lines, rules) ? tax.minimumEurKwh : undefined
  const onEnergy = hundredAnd(minimum === undefined ? (tax?.percent ?? '0') : '0')
  const indirect = hundredAnd(rules.indirectTax?.percent ?? '0')
  const of = (factors: readonly (Decimal | number)[], dividedBy: number) =>
    decimalOf(roundedProduct(factors, { decimals: FACTOR_DECIMALS, dividedBy }), FACTOR_DECIMALS)
  return {
    factor: of([kept.units, onEnergy, indirect], kept.of * 10_000),
    plus: of([minimum ?? '0', indirect], 100),
  }
}

/** A price per kWh with what a bill puts on top of it, in billionths of EUR. */
function withTaxesNano(price: Decimal, { factor, plus }: OnTop): number {
  return (
    roundedProduct([price, factor], { decimals: PRICE_DECIMALS }) +
    roundedProduct([plus], { decimals: PRICE_DECIMALS })
  )
}

/** What is put on top on each day: of billed days by the tax day, the tax and the discounts of their bill. */
function onTops(supply: BilledSupply, billed: readonly BilledLines[], span: DateSpan): Stretch<OnTop>[] {
  const discounts = discountStretches(supply, span)
  const ofBills = new Map(
    billed.map((bill) => [
      bill,
      onTopOn(supply, lastDayOf(bill.span), { kept: keptOfBill(bill), lines: bill.lines }),
    ]),
  )
  const rows: Dated<OnTop>[] = []
  for (const day of eachDay(span.from, span.to)) {
    const bill = billed.find((one) => contains(one.span, day))
    const value = bill ? ofBills.get(bill) : onTopOn(supply, day, { kept: keptOn(discounts, day) })
    if (value !== undefined) rows.push({ from: day, to: addDays(day, 1), value })
  }
  return stretches(rows, span, sameOnTop)
}

/** Days whose prices are asked for, and what bills say of them. */
export type TaxedDays = {
  readonly supply: BilledSupply
  readonly billed: readonly BilledLines[]
  readonly span: DateSpan
}

/**
 * Prices of energy with what a bill puts on top of them: less the discounts of the energy, and with the electricity
 * tax and the indirect tax. Billed days follow the tax day and the discounts of their bill (decision 0010), days to be
 * billed those of the day itself and of the product. In the order of the prices given; days without tax rules have no
 * price. The electricity tax is the one its bill pays, per cent or the minimum per kWh (Ley 38/1992 art. 99.2); of days to be
 * billed, whose bill is not known, whichever is more of a usual bill. The social bonus is not looked at: it is given on
 * the power too. Throws RangeError if a price is no decimal.
 */
export function pricesWithTaxes(
  prices: readonly DatedEnergyPrice[],
  { supply, billed, span }: TaxedDays,
): DatedEnergyPrice[] {
  const parts = onTops(supply, billed, span)
  return prices.flatMap((row) => {
    if (row.concept !== 'energy') return []
    return parts.flatMap(({ span: days, value: onTop }): DatedEnergyPrice[] => {
      const common = findIntersection(days, { from: row.from, to: row.to ?? END_OF_TIME })
      if (!common) return []
      const price = decimalOf(withTaxesNano(row.price, onTop), PRICE_DECIMALS)
      return [{ ...row, ...common, price }]
    })
  })
}

/**
 * The same of prices of hours that follow the market, rounded to billionths of EUR; undefined too on days without tax
 * rules and outside the span.
 */
export function indexedWithTaxes(price: IndexedPrice, { supply, billed, span }: TaxedDays): IndexedPrice {
  const ofDays = new Map(
    onTops(supply, billed, span).flatMap(({ span: days, value }) =>
      [...eachDay(days.from, days.to)].map((day) => [day, value] as const),
    ),
  )
  return (day, index, period, step) => {
    const onTop = ofDays.get(day)
    const nano = onTop === undefined ? undefined : price(day, index, period, step)
    return onTop === undefined || nano === undefined
      ? undefined
      : withTaxesNano(decimalOf(nano, PRICE_DECIMALS), onTop)
  }
}
