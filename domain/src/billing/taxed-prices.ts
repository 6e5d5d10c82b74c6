import type { DatedEnergyPrice } from '../consumption/hour-cost.ts'
import { decimalOf, roundedProduct, sumCents, type Decimal } from '../money.ts'
import { addDays, eachDay, END_OF_TIME, type Day } from '../time/day.ts'
import { contains, findIntersection, lastDayOf, type DateSpan } from '../time/date-span.ts'
import { taxedSupplyOn, type BilledSupply } from './billed-supply.ts'
import type { BillLine, LineKind } from './bill.ts'
import { discountStretches } from './energy-charges.ts'
import type { IndexedPrice } from './market-price.ts'
import { stretches, type Dated, type Stretch } from './rates/dated.ts'
import { findTaxRules } from './tax-rules.ts'

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

/** What a euro of energy comes to; undefined where no tax rules are known of the day. */
function factorOn(supply: BilledSupply, taxDay: Day, kept: Kept): Decimal | undefined {
  const rules = findTaxRules(taxedSupplyOn(supply, taxDay), taxDay)
  if (!rules) return undefined
  const onEnergy = hundredAnd(rules.electricityTax?.percent ?? '0')
  const indirect = hundredAnd(rules.indirectTax?.percent ?? '0')
  const units = roundedProduct([kept.units, onEnergy, indirect], {
    decimals: FACTOR_DECIMALS,
    dividedBy: kept.of * 10_000,
  })
  return decimalOf(units, FACTOR_DECIMALS)
}

/** The factor of each day: of billed days by the tax day and the discounts of their bill. */
function factors(supply: BilledSupply, billed: readonly BilledLines[], span: DateSpan): Stretch<Decimal>[] {
  const discounts = discountStretches(supply, span)
  const ofBills = new Map(
    billed.map((bill) => [bill, factorOn(supply, lastDayOf(bill.span), keptOfBill(bill))]),
  )
  const rows: Dated<Decimal>[] = []
  for (const day of eachDay(span.from, span.to)) {
    const bill = billed.find((one) => contains(one.span, day))
    const value = bill ? ofBills.get(bill) : factorOn(supply, day, keptOn(discounts, day))
    if (value !== undefined) rows.push({ from: day, to: addDays(day, 1), value })
  }
  return stretches(rows, span)
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
 * price. The tax that a bill of little but energy pays per kWh (Ley 38/1992 art. 99.2) is not looked at, nor is the
 * social bonus, which is given on the power too. Throws RangeError when a price is no decimal.
 */
export function pricesWithTaxes(
  prices: readonly DatedEnergyPrice[],
  { supply, billed, span }: TaxedDays,
): DatedEnergyPrice[] {
  const parts = factors(supply, billed, span)
  return prices.flatMap((row) => {
    if (row.concept !== 'energy') return []
    return parts.flatMap(({ span: days, value: factor }): DatedEnergyPrice[] => {
      const common = findIntersection(days, { from: row.from, to: row.to ?? END_OF_TIME })
      if (!common) return []
      const price = decimalOf(
        roundedProduct([row.price, factor], { decimals: PRICE_DECIMALS }),
        PRICE_DECIMALS,
      )
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
    factors(supply, billed, span).flatMap(({ span: days, value }) =>
      [...eachDay(days.from, days.to)].map((day) => [day, value] as const),
    ),
  )
  return (day, index, period, step) => {
    const factor = ofDays.get(day)
    const nano = factor === undefined ? undefined : price(day, index, period, step)
    return factor === undefined || nano === undefined
      ? undefined
      : roundedProduct([nano, factor], { decimals: 0 })
  }
}
