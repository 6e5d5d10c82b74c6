import { productStarts } from '@endoll/domain/procedures/product-start.ts'
import * as z from 'zod/mini'
import { choice } from '../choice.ts'
import { contractName, priceKinds, productPrice } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'

const name = z.object({ name: contractName })

/** Euros of a year with all taxes, and its range. */
const yearCost = z.object({ total: z.number(), from: z.number(), to: z.number() })

/** A product that the supply may have instead of its own. Prices as the contract's; days as YYYY-MM-DD. */
const offeredProduct = z.object({
  /** The retailer's code, which the change names. */
  code: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  price_kind: z.enum(priceKinds),
  renewable: z.boolean(),
  prices: z.array(productPrice),
  /** Who sets the prices, of a tariff of last resort. */
  regulated: z.nullable(z.string()),
  /** What the contract's own last twelve months would have cost with it; null if that is not known. */
  year: z.nullable(yearCost),
  /** Euros of that year more (or, below 0, less) than with the present product; null if one of both is not known. */
  difference: z.nullable(z.number()),
  /** Whether it pays for surplus today; null if the supply gives none. */
  pays_surplus: z.nullable(z.boolean()),
  /** How long its contract lasts, in months, and what leaving it costs; null if that is nothing. */
  duration_months: z.int(),
  stay: z.nullable(z.object({ months: z.int(), penalty_percent: z.string() })),
  /** The tariff options that the contract has chosen and that this product does not have. */
  options_lost: z.array(z.enum(['double_tariff', 'happy_hours', 'happy_day'])),
  /** Euros that the contract leaves in virtual batteries, which would get nothing more; null if it leaves none. */
  battery_left: z.nullable(z.number()),
})
export type OfferedProduct = z.infer<typeof offeredProduct>

/** Whether and from when a contract may have another product, and what each costs. */
export const getProductChange = endpoint({
  method: 'GET',
  path: 'contracts/{name}/product/',
  summary: 'Whether the product of a contract can be changed, for which, from when and what each costs.',
  access: 'customer',
  delegate: 'look',
  switch: switchesOfChange('change_product'),
  params: name,
  reply: z.object({
    product: z.object({ code: z.string(), name: z.string() }),
    /** What the year of the comparison is of; null if it is not known. */
    year: z.nullable(z.object({ start_date: z.string(), end_date: z.string(), own: z.nullable(yearCost) })),
    /** First day of a product whose change is signed today. */
    soon: z.string(),
    /** The same after the withdrawal period; null for a company, which has none. */
    after_withdrawal: z.nullable(z.string()),
    /** Last day on which a change that is signed today may be withdrawn from; null of a company. */
    withdrawal_until: z.nullable(z.string()),
    /**
     * What leaving the present product costs: up to when, how much of the energy left, and about how many euros that is
     * at most, where the own year is known; null if nothing.
     */
    stay: z.nullable(
      z.object({
        last_day: z.string(),
        penalty_percent: z.nullable(z.string()),
        penalty_euros: z.nullable(z.number()),
      }),
    ),
    /** Whether the present product is a tariff of last resort. */
    last_resort: z.boolean(),
    /**
     * Where a social bonus is taken off the bills: the words by which it is given up, in Spanish as annex VII of RD 897/2017
     * has them. Any other product ends it; the own year and every difference are computed with it.
     */
    social_bonus: z.nullable(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
    /** Why it cannot be changed now; null if it can. */
    refusal: z.nullable(
      z.object({
        code: z.enum(['contract_not_active', 'contract_ending', 'process_running', 'no_other_product']),
        /** The open request, where one of ours is the reason. */
        request: z.nullable(z.object({ id: z.int(), reference: z.string() })),
        /** Last day of a contract that is going to end. */
        end_date: z.nullable(z.string()),
      }),
    ),
    /** The cheapest first, those whose year is not known at the end; none where it cannot be changed. */
    products: z.array(offeredProduct),
  }),
  errors: [],
})

/**
 * Asks for another product for a contract. It is always signed, as a contract is: it obliges to pay other prices. What is
 * signed has prices, duration, stay and the year's cost as they were shown.
 */
export const changeProduct = endpoint({
  method: 'POST',
  path: 'contracts/{name}/product/',
  summary: 'Ask for another product for a contract.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  switch: switchesOfChange('change_product'),
  params: name,
  body: z.strictObject({
    /** Its code. */
    product: z
      .string('required_field')
      .check(z.minLength(1, 'required_field'), z.maxLength(40, 'product_not_available')),
    /** A company's is always `soon`. */
    start: choice(productStarts),
    /** Confirms giving up the social bonus; only for customers who have it. */
    bonus_renounced: z.optional(z.boolean()),
  }),
  reply: submittedReply,
  errors: ['product_change_not_possible', 'contract_not_active', 'process_running', 'key_reused'],
})
