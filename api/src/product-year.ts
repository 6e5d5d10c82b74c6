import * as z from 'zod/mini'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'

const euros = z.number()

/** Why nothing is compared. `too_few_bills` is of gas, which is not read by the hour. */
export const noProductYearReasons = [
  'contract_not_active',
  'too_little_data',
  'too_few_bills',
  'no_prices',
] as const

/** With all taxes, and its range: one figure where all readings are there. */
const cost = z.object({ total: euros, from: euros, to: euros })

const product = z.object({
  /** The retailer's code: a change of product names it. */
  code: z.string(),
  name: z.string(),
  /** The one that the contract has. */
  own: z.boolean(),
  /** Whether it pays for surplus today; null if the supply is not known to give any to the grid. */
  pays_surplus: z.nullable(z.boolean()),
  ...cost.shape,
  /** The same with the suggested powers. */
  with_suggested: z.nullable(cost),
  /** The same with the hours of the product's clock plan that suit best; null if it has none with prices. */
  with_plan: z.nullable(z.object({ ...cost.shape, start_hour: z.int(), end_hour: z.int() })),
  /** The same with a virtual battery, empty at first, that takes the surplus which the bills cannot pay off. */
  with_battery: z.nullable(cost),
  /**
   * Hours whose price the market does not say: they are as the others of their period, and the range is that of its
   * cheapest and dearest days. Null if the product does not follow the market.
   */
  market_hours_missing: z.nullable(z.int()),
})

const reply = z.object({
  reason: z.nullable(z.enum(noProductYearReasons)),
  start_date: z.string(),
  end_date: z.string(),
  days: z.int(),
  /** Days of which no reading is missing; of gas, days that were billed. */
  days_read: z.int(),
  kwh: z.number(),
  /** kW, P1 first. */
  powers: z.array(z.number()),
  /**
   * Whether the present product is computed with the tariff options that the contract has chosen; `not_known` where the
   * price or the first day of one is not known; null if nothing is chosen.
   */
  own_options: z.nullable(z.enum(['applied', 'not_known'])),
  /** Whether the present product is computed with the social bonus, which any other one would lose. */
  own_bonus: z.boolean(),
  /**
   * Whether it is known today what the present product pays for surplus, 0 too; where it is not, its figures take nothing
   * off for it. Null if the supply gives none to the grid.
   */
  own_surplus_priced: z.nullable(z.boolean()),
  /** As the best contracted powers are suggested; null if none are. */
  suggested_powers: z.nullable(z.array(z.number())),
  /** Whether what was demanded above the contracted power is in every figure; if not, in none. */
  excess_included: z.boolean(),
  /** The cheapest first. */
  products: z.array(product),
})
export type ProductYearReply = z.infer<typeof reply>

export const productYear = endpoint({
  method: 'GET',
  path: 'contracts/{name}/products/year/',
  summary: 'What each product on sale would have cost on the hours, or bills, of the last twelve months.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName }),
  reply,
  errors: [],
})
