import * as z from 'zod/mini'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'

const euros = z.number()

/** Why nothing is compared. */
export const noProductYearReasons = ['gas', 'contract_not_active', 'too_little_data', 'no_prices'] as const

const product = z.object({
  name: z.string(),
  /** The one that the contract has. */
  own: z.boolean(),
  /** With all taxes, and its range: one figure where all readings are there. */
  total: euros,
  from: euros,
  to: euros,
  /** The same with the suggested powers. */
  with_suggested: z.nullable(euros),
})

const reply = z.object({
  reason: z.nullable(z.enum(noProductYearReasons)),
  start_date: z.string(),
  end_date: z.string(),
  days: z.int(),
  /** Days of which no reading is missing. */
  days_read: z.int(),
  kwh: z.number(),
  /** kW, P1 first. */
  powers: z.array(z.number()),
  /**
   * Whether the present product is reckoned with the tariff options that the contract has chosen; `not_known` where the
   * price or the first day of one is not known; null where nothing is chosen.
   */
  own_options: z.nullable(z.enum(['applied', 'not_known'])),
  /** As the best contracted powers are suggested; null where none are. */
  suggested_powers: z.nullable(z.array(z.number())),
  /** The cheapest first. */
  products: z.array(product),
})
export type ProductYearReply = z.infer<typeof reply>

export const productYear = endpoint({
  method: 'GET',
  path: 'contracts/{name}/products/year/',
  summary: 'What each product on sale would have cost on the hours of the last twelve months.',
  access: 'customer',
  params: z.object({ name: contractName }),
  reply,
  errors: [],
})
