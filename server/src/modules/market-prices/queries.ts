import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { DayOfPrices, marketPrices } from '@endoll/api/market-prices.ts'
import { findIndexedPrice, type IndexedPrice } from '@endoll/domain/billing/market-price.ts'
import { indexedWithTaxes } from '@endoll/domain/billing/taxed-prices.ts'
import { cheapestHours } from '@endoll/domain/consumption/cheapest-hours.ts'
import { energyPeriodsOfDay } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { dayAt, hourStarts } from '@endoll/domain/time/madrid.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import { getOwnContract, type Owner } from '../../platform/access.ts'
import type { Services } from '../../platform/services.ts'
import { supplyRuleOf, type SupplyRule } from '../consumption/queries.ts'

/** The prices of a day's hours; null if none is known. */
function dayOfPrices(day: Day, priceOf: IndexedPrice, { rule, clockZone }: SupplyRule): DayOfPrices | null {
  const periods = energyPeriodsOfDay(rule, day)
  const prices = periods.map((period, index) => priceOf(day, index, period))
  if (prices.every((price) => price === undefined)) return null
  return {
    day,
    starts: hourStarts(day, clockZone),
    nano_prices: prices.map((price) => price ?? null),
    hour_period: periods.map((period) => period - 1),
    cheapest: cheapestHours(prices),
  }
}

/** Today's and tomorrow's prices of a contract of the caller's. Throws not-found. */
export async function readMarketPrices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  name: string,
): Promise<ReplyInput<typeof marketPrices>> {
  const contract = await getOwnContract(db, owner, { name })
  const supplyRule = supplyRuleOf(contract)
  const today = dayAt(clock.nowMs(), supplyRule.clockZone)
  const span = { from: today, to: addDays(today, 2) }
  const supply = contract.kind === 'gas' ? undefined : await readBilledSupply(db, contract)
  const follows = supply?.prices.some(
    ({ concept, from, to }) => concept === 'market' && from <= today && (to === undefined || today < to),
  )
  const price =
    supply && follows
      ? findIndexedPrice(supply.prices, await readMarketDays(db, span), supplyRule.clockZone)
      : undefined
  const priceOf = supply && price && indexedWithTaxes(price, { supply, billed: [], span })
  return {
    follows_market: priceOf !== undefined,
    period_names: [...supplyRule.periodNames],
    today: priceOf ? dayOfPrices(today, priceOf, supplyRule) : null,
    tomorrow: priceOf ? dayOfPrices(addDays(today, 1), priceOf, supplyRule) : null,
  }
}
