import { decimalOf, roundedProduct, type Decimal } from '../money.ts'
import type { PriceConcept } from './billed-supply.ts'
import type { TaxRules } from './tax-rules.ts'

const PERCENT_DECIMALS = 8
const PRICE_DECIMALS = 9

/** Prices that are charged for a supply; the rest gives back, or is in per cent of them. */
const charged: ReadonlySet<PriceConcept> = new Set([
  'power',
  'energy',
  'fixed',
  'excess_power',
  'reactive_over_80',
  'reactive_below_80',
  'market_addition',
])

function unitsOf(percent: Decimal): number {
  return roundedProduct([percent], { decimals: PERCENT_DECIMALS })
}

/** 1.21 for '21'. */
function factorOf(percent: Decimal): Decimal {
  return decimalOf(10 ** (PERCENT_DECIMALS + 2) + unitsOf(percent), PERCENT_DECIMALS + 2)
}

/** The sum of two decimals of at most nine decimals. */
function plus(a: Decimal, b: Decimal): Decimal {
  const [first, second] = [a, b].map((one) => roundedProduct([one], { decimals: PRICE_DECIMALS }))
  return decimalOf(first! + second!, PRICE_DECIMALS)
}

/**
 * What a price of a product comes to with the taxes of a day: on electricity the special tax and the indirect one, on gas
 * the hydrocarbon tax for each kWh and the indirect one. Undefined of what gives back (surplus, discounts), whose taxes
 * follow from the bill. Nine decimals at most; the minimum of the electricity tax (Ley 38/1992 art. 99.2) is not looked
 * at. Throws RangeError if the price is no decimal.
 */
export function priceWithTaxes(
  price: Decimal,
  concept: PriceConcept,
  rules: Pick<TaxRules, 'electricityTax' | 'hydrocarbonTaxEurKwh' | 'indirectTax'>,
): Decimal | undefined {
  if (!charged.has(concept)) return undefined
  const perKwh = concept === 'energy' ? (rules.hydrocarbonTaxEurKwh ?? '0') : '0'
  const factors = [rules.electricityTax?.percent, rules.indirectTax?.percent].map((percent) =>
    factorOf(percent ?? '0'),
  )
  const units = roundedProduct([plus(price, perKwh), ...factors], { decimals: PRICE_DECIMALS })
  return decimalOf(units, PRICE_DECIMALS)
}

/**
 * What rights and other services come to in cents with the indirect tax of a day: that of what is taxed apart from energy,
 * where a rate of energy differs from it. The tax on electricity is of energy alone.
 */
export function serviceWithTaxCents(cents: number, { indirectTax }: Pick<TaxRules, 'indirectTax'>): number {
  const percent = indirectTax?.apart?.percent ?? indirectTax?.percent ?? '0'
  return roundedProduct([cents, factorOf(percent)], { decimals: 0 })
}
