import * as z from 'zod/mini'
import { priceKinds } from './consumption.ts'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'date_not_valid' }))
const euros = z.number()

/**
 * A price of energy or of surplus between two days (`to` is the last one; null while it continues), before taxes; period
 * 0 is every period. Of several that fit an hour the first one of the list holds: what a bill says of its days stands
 * before what the product says (domain: consumption/hour-cost).
 */
const energyPrice = z.object({
  concept: z.enum(['energy', 'surplus']),
  tariff_period: z.int(),
  from: z.string(),
  to: z.nullable(z.string()),
  /** EUR/kWh, exact, as text. */
  price: z.string(),
})

/**
 * What was billed for a span: net of what was annulled and billed again; several invoices of one span, and those that
 * only add to one (differences, fees), are one.
 */
const billedSpan = z.object({
  start_date: z.string(),
  end_date: z.string(),
  invoices: z.array(z.object({ id: z.int(), number: z.string() })),
  amount: euros,
  energy_wh: z.int(),
  estimated: z.boolean(),
  /** Import in Wh by energy period, P1 first; empty if it was not billed by period. */
  import_by_period_wh: z.array(z.int()),
  /** What the meter gave to the grid; null if the bill does not say. */
  export_wh: z.nullable(z.int()),
  /** What the surplus came to at its price, and what of it was given back, both positive. */
  surplus_value: euros,
  surplus_compensated: euros,
  /** The most that may be given back: what the energy of the bill costs before taxes; null without surplus. */
  surplus_cap: z.nullable(euros),
  /** Whether the cap held some of it back. */
  surplus_capped: z.boolean(),
  /** Euros that went into the virtual battery from this bill, and that were taken out for it, before taxes. */
  battery_in: euros,
  battery_out: euros,
  /** The highest demand of each power period in W, P1 first, beside the contracted power then; null if not known. */
  demand_w: z.array(z.nullable(z.int())),
  powers_w: z.array(z.int()),
})
export type BilledSpanItem = z.infer<typeof billedSpan>

/**
 * What a year of a contract was billed, beside its curve (the reply of `cch/series`): at most 36 months, by default
 * the last twelve up to today. Spans that begin in it, oldest first.
 */
export const consumptionYear = endpoint({
  method: 'GET',
  path: 'contracts/{name}/cch/year/',
  summary: 'What was billed in a year: spans, surplus, battery, demand and the prices of energy.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName }),
  query: z.object({ start: z.optional(day), end: z.optional(day) }),
  reply: z.object({
    start: z.string(),
    end: z.string(),
    tariff: z.string(),
    time_zone: z.string(),
    spans: z.array(billedSpan),
    prices: z.array(energyPrice),
    /** Kind of price of the product: only with a fixed one is the cost of an hour certain. */
    price_kind: z.enum(priceKinds),
    /** Whether any export is known at all. */
    exports: z.boolean(),
  }),
  errors: [],
})

/**
 * Why there is no estimate of the present bill. `bills_missing`: bills stopped so long ago that two should have come
 * since, so that nobody knows which days the next one will have. `no_prices`: the product has none for these days, or
 * it follows the market and the market's are missing.
 */
export const noEstimateReasons = [
  'gas',
  'not_active',
  'no_bill_yet',
  'bills_missing',
  'no_readings',
  'no_prices',
] as const

const estimate = z.object({
  /** First day not billed yet, last day that has readings, and the last day that the bill will have, as far as known. */
  start_date: z.string(),
  read_to: z.string(),
  expected_end_date: z.string(),
  /** Days that were read whole, and all days of the bill. */
  days_read: z.int(),
  days: z.int(),
  /** kWh and euros (taxes and all that runs by the day included) from the first day to the last that was read. */
  energy_so_far: z.number(),
  amount_so_far: euros,
  /**
   * The whole bill: most likely, and between which the like of nine in ten would come. The same as `amount_so_far`
   * once every day is read; the range then is that one amount.
   */
  expected: euros,
  expected_low: euros,
  expected_high: euros,
  expected_energy: z.number(),
  /** What the remaining days were taken from. */
  basis: z.enum(['year_before', 'recent_days']),
  /**
   * What the range was taken from: how far the same forecast was off in past weeks of this supply, or, where these are
   * too few, that the rest may come to half or to twice as much.
   */
  range_basis: z.enum(['past_weeks', 'assumed']),
  /**
   * Of a product that follows the market: whether prices that are not known yet are in what is expected, as the mean of
   * the last four weeks. The range then counts with both, what may be used and what the market may ask.
   */
  foresees_market: z.boolean(),
  /**
   * What is not in any of these amounts and may come on top (power above the contracted, reactive energy) or go off
   * (what the virtual battery pays; surplus whose price is not known), or a tariff option whose price or first day is
   * not known. While the surplus is left out nothing is told to be above the usual, nor above a limit.
   */
  leaves_out: z.array(z.enum(['excess_power', 'reactive', 'battery', 'tariff_option', 'surplus'])),
  /**
   * What a bill of as many days usually comes to at most: by the day that of the bill before or of the one a year
   * earlier, whichever is higher, both with what corrected them, without what was billed apart (fees) and before what
   * the battery paid. Above it is more than 15 % and more than 5 euros above it.
   */
  usual: z.nullable(euros),
  above_usual: z.boolean(),
})

export const billSoFarReply = z.object({
  estimate: z.nullable(estimate),
  reason: z.nullable(z.enum(noEstimateReasons)),
})

/** The bill that is being made, so far, and what it will come to. */
export const billSoFar = endpoint({
  method: 'GET',
  path: 'contracts/{name}/bill_so_far/',
  summary: 'The present bill so far, with its expected total and range.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName }),
  reply: billSoFarReply,
  errors: [],
})
