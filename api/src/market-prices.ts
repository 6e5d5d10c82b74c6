import * as z from 'zod/mini'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'

/** The hours of a day by the clock of the supply, by column. */
const dayOfPrices = z.object({
  day: z.string(),
  /** Start of each hour, with its offset. */
  starts: z.array(z.string()),
  /** What a kWh costs with discounts and taxes, in billionths of EUR; null if it is not known. */
  nano_prices: z.array(z.nullable(z.int())),
  /** Index of each hour's tariff period, 0 for P1. */
  hour_period: z.array(z.int()),
  /** Places of the cheapest quarter of the hours; none where all cost the same. */
  cheapest: z.array(z.int()),
})
export type DayOfPrices = z.infer<typeof dayOfPrices>

const reply = z.object({
  /** Whether the product of the contract follows the market today; without it there are no prices. */
  follows_market: z.boolean(),
  period_names: z.array(z.string()),
  /** Null if the market's prices of the day are not in. */
  today: z.nullable(dayOfPrices),
  tomorrow: z.nullable(dayOfPrices),
})

export const marketPrices = endpoint({
  method: 'GET',
  path: 'contracts/{name}/market-prices/',
  summary: 'What a kWh costs in each hour of today and tomorrow where the product follows the market.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName }),
  reply,
  errors: [],
})
