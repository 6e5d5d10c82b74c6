import { findHourPrice, type ChosenOption } from '@endoll/domain/billing/option-prices.ts'
import type { BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import { findIndexedPrice, followsMarket, type MarketDays } from '@endoll/domain/billing/market-price.ts'
import { paysSurplus } from '@endoll/domain/billing/pays-surplus.ts'
import type { KnownMonth } from '@endoll/domain/billing/demand-months.ts'
import { bestWindow, useByHour, type Window } from '@endoll/domain/comparison/best-window.ts'
import {
  findBatteryYear,
  findProductYear,
  findYearOfHours,
  type YearOfHours,
} from '@endoll/domain/comparison/product-year.ts'
import { findMarketYear } from '@endoll/domain/comparison/market-year.ts'
import { todaysPrices } from '@endoll/domain/comparison/todays-prices.ts'
import type { CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import type { OfferedPrices } from '@endoll/domain/contracting/first-year-cost.ts'
import { parseHappyHours } from '@endoll/domain/supply/tariff-options.ts'
import type { PeriodRule } from '@endoll/domain/supply/tariff-periods.ts'
import { clockZoneOf } from '@endoll/domain/supply/zone.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { listOfferedChoicesOf } from '../tariff-options/queries.ts'
import { costItem } from './cost-item.ts'

export interface HoursToCompare {
  readonly contract: ContractRow
  readonly supply: BilledSupply
  readonly span: DateSpan
  readonly curve: readonly CurveDay[]
  readonly rule: PeriodRule
  readonly energyPeriods: number
  /** What the contract has chosen today, as if it had held all year. */
  readonly options: readonly ChosenOption[]
  /** The social bonus of today, as if it had held all year: it is lost with any other product (RD 897/2017 art. 6.2). */
  readonly socialBonus: NonNullable<BilledSupply['socialBonus']>
  /** The better powers in W, where some are suggested. */
  readonly suggestedW: readonly number[] | undefined
  /** Demand of the last twelve months; undefined if it is not known, or excess is not charged by it. */
  readonly demand: readonly KnownMonth[] | undefined
  readonly today: Day
  /** Whether the contract gave energy to the grid in the year. */
  readonly exported: boolean
  /** Whether the deployment has virtual batteries, and tariff options. */
  readonly battery: boolean
  readonly plans: boolean
  /** Instead of the prices that are stored for the product. */
  readonly prices?: OfferedPrices['prices']
}

/** The hours of the clock plan that a product offers on a day and that have a price. */
async function listWindows(db: Db, code: string, today: Day): Promise<Window[]> {
  const offered = await listOfferedChoicesOf(db, code, today)
  return offered.flatMap(({ option, choice, price, other_price }) =>
    option === 'happy_hours' && price !== null
      ? [{ choice, prices: { cheap: price, others: other_price ?? undefined } }]
      : [],
  )
}

/** What a kWh of a period costs with an offer today, before taxes. */
function usualPrice({ prices }: OfferedPrices, today: Day) {
  const now = prices.filter(
    ({ concept, from, to }) => concept === 'energy' && from <= today && (to === undefined || today < to),
  )
  return (period: number) => {
    const found =
      now.find(({ tariffPeriod }) => tariffPeriod === period) ??
      now.find(({ tariffPeriod }) => tariffPeriod === 0)
    return Number(found?.price ?? 0)
  }
}

function itemOf(cost: Parameters<typeof costItem>[0] | undefined) {
  return cost ? costItem(cost) : null
}

/** What a product costs with the hours of a clock plan, and which they are; null where the choice names none. */
function planItem(cost: Parameters<typeof costItem>[0], choice: string) {
  const hours = parseHappyHours(choice)
  return hours ? { ...costItem(cost), start_hour: hours.startHour, end_hour: hours.endHour } : null
}

/** The year of a contract's hours and what products cost on it; undefined if too few days were read. */
export function comparedOnHours(db: Db, hours: HoursToCompare) {
  const { contract, span, curve, rule, energyPeriods, options, socialBonus, suggestedW, demand, today } =
    hours
  const year = findYearOfHours(span, curve, rule)
  if (!year) return undefined
  const yearWith = (chosen: readonly ChosenOption[]): YearOfHours => {
    const hourPrice = findHourPrice(chosen, energyPeriods)
    return (hourPrice && findYearOfHours(span, curve, rule, hourPrice)) ?? year
  }
  const ownYear = yearWith(options)
  const use = useByHour(curve, rule)
  // Read once, and only where a product follows the market.
  let marketDays: Promise<MarketDays> | undefined
  const marketYearOf = async (offer: OfferedPrices, chosen: readonly ChosenOption[]) => {
    marketDays ??= readMarketDays(db, span)
    const { prices } = todaysPrices(offer, span, today)
    const price = findIndexedPrice(prices, await marketDays, clockZoneOf(rule.zone))
    const market = price && findMarketYear(price, span, rule)
    const atMarket =
      market && findYearOfHours(span, curve, rule, findHourPrice(chosen, energyPeriods), market)
    return atMarket && { year: atMarket, hoursMissing: market.hoursMissing }
  }
  const costOf = async ({ code, yearDays }: { code: string; yearDays: OfferedPrices['yearDays'] }) => {
    const [prices, windows] = await Promise.all([
      hours.prices ?? listProductPrices(db, code),
      hours.plans ? listWindows(db, code, today) : [],
    ])
    const offer = { prices, yearDays }
    // What the contract has chosen, and its bonus, count for its own product alone.
    const { chosen, usual, bonus } =
      code === contract.product_code
        ? { chosen: options, usual: ownYear, bonus: socialBonus }
        : { chosen: [], usual: year, bonus: undefined }
    const follows = followsMarket(todaysPrices(offer, span, today).prices)
    const ofMarket = follows ? await marketYearOf(offer, chosen) : undefined
    if (follows && !ofMarket) return undefined
    const supply = { ...hours.supply, socialBonus: bonus }
    const asked = { supply, powersW: contract.powers_w, energyPeriods, year: ofMarket?.year ?? usual, demand }
    const cost = findProductYear(asked, offer, today)
    if (!cost) return undefined
    // Which hours of a clock plan suit best is computed with prices that hold for all hours of a period.
    const best = follows ? undefined : bestWindow(windows, use, usualPrice(offer, today))
    // A product keeps what the contract has chosen of its other options.
    const others = chosen.filter(({ option }) => option !== 'happy_hours')
    const yearOfPlan = best && yearWith([...others, { ...best, option: 'happy_hours', from: span.from }])
    const withPlan = yearOfPlan && findProductYear({ ...asked, year: yearOfPlan }, offer, today)
    const withSuggested = suggestedW ? findProductYear(asked, offer, today, suggestedW) : undefined
    const withBattery = hours.battery ? findBatteryYear(asked, offer, today) : undefined
    return {
      ...costItem(cost),
      pays_surplus: hours.exported ? paysSurplus(prices, today) : null,
      with_suggested: itemOf(withSuggested),
      with_plan: withPlan && best ? planItem(withPlan, best.choice) : null,
      with_battery: itemOf(withBattery),
      market_hours_missing: ofMarket?.hoursMissing ?? null,
    }
  }
  return { year, costOf }
}
