import type { consumptionSeries, Resolution } from '@endoll/api/consumption.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { energyPrices } from '@endoll/domain/billing/energy-prices.ts'
import { findIndexedPrice, followsMarket, type IndexedPrice } from '@endoll/domain/billing/market-price.ts'
import { energyOfCurve } from '@endoll/domain/billing/metered-energy.ts'
import { indexedWithTaxes, pricesWithTaxes } from '@endoll/domain/billing/taxed-prices.ts'
import type { ConsumptionEntry, CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import { hourCosts, type DatedEnergyPrice } from '@endoll/domain/consumption/hour-cost.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { energyPeriodsOfDay, type PeriodRule } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, addMonths, eachDay, type Day } from '@endoll/domain/time/day.ts'
import { overlaps, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import { getPriceKind } from '../../billing/price-kind.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBilledParts, readFirstUnbilledDay } from '../invoices/queries.ts'
import { supplyRuleOf } from './supply-rule.ts'

type Cost = NonNullable<ReplyInput<typeof consumptionSeries>['cost']>

/** Bills are found by the day on which they begin: the one that bills a day began so many months before at most. */
const LONGEST_BILL_MONTHS = 4

/** What is known of the prices of some days. */
export interface PricesOfDays {
  readonly prices: readonly DatedEnergyPrice[]
  readonly kind: Cost['price_kind']
  readonly firstUnbilledDay: Day | undefined
  /** With discounts and taxes; where it knows none, `prices` hold. */
  readonly indexed: IndexedPrice | undefined
}

/** What was read on the days of a span. */
export interface ReadDays {
  readonly span: DateSpan
  readonly rule: PeriodRule
  readonly curve: readonly CurveDay[]
}

/** The prices of energy on the days of a span with discounts and taxes; of billed days those of their bills. */
export async function readPricesOfDays(db: Db, contract: ContractRow, span: DateSpan): Promise<PricesOfDays> {
  const [parts, supply, kind, firstUnbilledDay] = await Promise.all([
    readBilledParts(db, contract, { from: addMonths(span.from, -LONGEST_BILL_MONTHS), to: span.to }),
    readBilledSupply(db, contract),
    getPriceKind(db, contract),
    readFirstUnbilledDay(db, contract),
  ])
  const billed = parts
    .filter((part) => overlaps(part.span, span))
    .map((part) => ({ span: part.span, lines: part.ordinaryLines }))
  const lines = billed.flatMap((one) => one.lines)
  const taxed = { supply, billed, span }
  const indexed = followsMarket(supply.prices)
    ? findIndexedPrice(supply.prices, await readMarketDays(db, span), supplyRuleOf(contract).clockZone)
    : undefined
  return {
    prices: pricesWithTaxes(energyPrices(supply.prices, lines, span), taxed),
    kind,
    firstUnbilledDay,
    indexed: indexed && indexedWithTaxes(indexed, taxed),
  }
}

type PlaceOfCost = `${Day} ${number}`

/** What the periods of days cost whose hours all follow the market, in microcents. */
function marketCosts(
  { indexed }: PricesOfDays,
  { span, rule, curve }: ReadDays,
): ReadonlyMap<PlaceOfCost, number> {
  if (!indexed) return new Map()
  const parts = Map.groupBy(
    energyOfCurve(span, curve, rule, undefined, indexed),
    ({ span: { from }, tariffPeriod = 1 }): PlaceOfCost => `${from} ${tariffPeriod}`,
  )
  return new Map(
    [...parts].flatMap(([period, own]) =>
      own.every(({ importWh, marketMicrocents }) => importWh === 0 || marketMicrocents !== undefined)
        ? [[period, sumCents(own.map(({ marketMicrocents = 0 }) => marketMicrocents))] as const]
        : [],
    ),
  )
}

/** What each day costs by tariff period, in microcents; null if it was not read or a price is missing. */
function costsOfDays(
  days: readonly ConsumptionEntry[],
  periods: number,
  known: PricesOfDays,
  read: ReadDays,
): (number[] | null)[] {
  const ofMarket = marketCosts(known, read)
  const dayPeriods = days.flatMap(({ start, periods: parts }, day) =>
    parts.map((part) => ({ start, day, part })),
  )
  const { energyMicrocents } = hourCosts(
    {
      starts: dayPeriods.map(({ start }) => start),
      importWh: dayPeriods.map(({ part }) => part.importWh),
      exportWh: dayPeriods.map(() => null),
      periodIndexes: dayPeriods.map(({ part }) => part.period - 1),
    },
    known.prices,
  )
  const costs = days.map(({ importWh }): number[] | null =>
    importWh === null ? null : Array.from({ length: periods }, () => 0),
  )
  for (const [index, { start, day, part }] of dayPeriods.entries()) {
    const cost =
      part.importWh === 0 ? 0 : (ofMarket.get(`${start} ${part.period}`) ?? energyMicrocents[index])
    const own = costs[day]
    if (cost === undefined) costs[day] = null
    else if (own) own[part.period - 1] = cost
  }
  return costs
}

/** What the energy of each day costs with taxes, in microcents; null if it was not read or a price is missing. */
export function dayCosts(
  days: readonly ConsumptionEntry[],
  periods: number,
  known: PricesOfDays,
  read: ReadDays,
) {
  return costsOfDays(days, periods, known, read).map((cost) => (cost ? sumCents(cost) : null))
}

/** Days added up by month: a month of which a day was read and has no price has none. */
function costsOfMonths(
  days: readonly ConsumptionEntry[],
  costs: readonly (number[] | null)[],
  periods: number,
) {
  const indexes = [...days.keys()]
  const months = Map.groupBy(indexes, (index) => days[index]?.start.slice(0, 7))
  return [...months.values()].map((own): number[] | null => {
    const known = own.filter((index) => days[index]?.importWh !== null).map((index) => costs[index] ?? null)
    if (known.length === 0 || known.includes(null)) return null
    return Array.from({ length: periods }, (_, period) => sumCents(known.map((cost) => cost?.[period] ?? 0)))
  })
}

function hourPrices(indexed: IndexedPrice, { span, rule }: ReadDays): (number | null)[] {
  return [...eachDay(span.from, span.to)].flatMap((day) =>
    energyPeriodsOfDay(rule, day).map((period, index) => indexed(day, index, period) ?? null),
  )
}

/** The cost of the entries as it goes on the wire; by the hour the browser adds up from the prices. */
export function costOf(
  days: readonly ConsumptionEntry[],
  {
    resolution,
    periods,
    known,
    read,
  }: {
    readonly resolution: Resolution
    readonly periods: number
    readonly known: PricesOfDays
    readonly read: ReadDays
  },
): Cost {
  const entries = () => {
    const costs = costsOfDays(days, periods, known, read)
    return resolution === 'monthly' ? costsOfMonths(days, costs, periods) : costs
  }
  const { firstUnbilledDay, indexed } = known
  return {
    price_kind: known.kind,
    prices: known.prices.map(({ tariffPeriod, from, to, price }) => ({
      tariff_period: tariffPeriod,
      from,
      to: to === undefined ? null : addDays(to, -1),
      price,
    })),
    by_period_microcents: resolution === 'hourly' ? [] : entries(),
    hour_nano_prices: !indexed ? null : resolution === 'hourly' ? hourPrices(indexed, read) : [],
    billed_to: firstUnbilledDay === undefined ? null : addDays(firstUnbilledDay, -1),
  }
}
