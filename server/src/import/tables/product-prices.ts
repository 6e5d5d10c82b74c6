import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

const perPower = ['EUR/kW/year', 'EUR/kW/day'] as const
const perTime = ['EUR/year', 'EUR/month', 'EUR/day'] as const

/** What a price may be for, and its possible units. */
export const unitsOfConcept = {
  power: perPower,
  energy: ['EUR/kWh'],
  surplus: ['EUR/kWh'],
  fixed: perTime,
  excess_power: perPower,
  reactive_over_80: ['EUR/kvarh'],
  reactive_below_80: ['EUR/kvarh'],
  discount: ['%', 'EUR/kWh', ...perTime],
  market: ['%'],
  market_addition: ['EUR/kWh'],
  market_surplus: ['%'],
  market_surplus_fee: ['EUR/kWh'],
} as const
type Concept = keyof typeof unitsOfConcept

const concepts = Object.keys(unitsOfConcept) as Concept[]
const units = [...new Set(Object.values(unitsOfConcept).flat())]

/** Which unit is for what, in words. */
const unitsOfConcepts = Object.entries(
  Object.groupBy(concepts, (concept) => unitsOfConcept[concept].join(' or ')),
)
  .map(([unit, fitting]) => `${fitting!.join(', ')}: ${unit}`)
  .join('; ')

/** product-prices.csv: prices of products, with their days. */
export const productPriceRow = z
  .object({
    product_code: required(column.text(40), 'Product of products.csv.'),
    concept: required(
      column.oneOf(concepts),
      'What the price is for. A kWh at the price of the market costs market per cent of that hour’s price (117,5) plus market_addition (tolls, charges, fee). A kWh of surplus is worth market_surplus per cent of it less market_surplus_fee, or, in hours whose price is not known, the price of surplus.',
    ),
    tariff_period: withDefault(column.wholeNumber(0, 6), 0, 'Period: 1 is P1; empty or 0 for all.'),
    start_day: required(column.day, 'First day.'),
    end_day: optional(column.day, 'Last day; empty while it lasts.'),
    price: required(column.decimal(7, 9), 'The price.'),
    unit: required(column.oneOf(units), unitsOfConcepts),
    source: optional(
      column.text(120),
      'Where a regulated price was published: BOE-A-2022-5100. Needed for last_resort, with a row per quarter.',
    ),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (row.end_day !== null && row.end_day < row.start_day) refuse('end_day', 'start_after_end')
    const fitting: readonly string[] = unitsOfConcept[row.concept]
    if (!fitting.includes(row.unit)) refuse('unit', 'unit_not_valid')
    // A price of surplus is what is paid for it; below zero somebody would pay for giving, and no bill says that.
    const given: readonly string[] = ['surplus', 'market_surplus', 'market_surplus_fee']
    if (given.includes(row.concept) && row.price.startsWith('-')) refuse('price', 'number_not_valid')
  })
export type ProductPriceRow = z.infer<typeof productPriceRow>
