import type { consumptionSeries, Resolution } from '@endoll/api/consumption.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { energyPrices } from '@endoll/domain/billing/energy-prices.ts'
import { pricesWithTaxes } from '@endoll/domain/billing/taxed-prices.ts'
import type { ConsumptionEntry } from '@endoll/domain/consumption/aggregate.ts'
import { hourCosts, type DatedEnergyPrice } from '@endoll/domain/consumption/hour-cost.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { addDays, addMonths, type Day } from '@endoll/domain/time/day.ts'
import { overlaps, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { getPriceKind } from '../../billing/price-kind.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBilledParts, readFirstUnbilledDay } from '../invoices/queries.ts'

type Cost = NonNullable<ReplyInput<typeof consumptionSeries>['cost']>

/** Bills are found by the day on which they begin: the one that bills a day began so many months before at most. */
const LONGEST_BILL_MONTHS = 4

/** What is known of the prices of some days. */
export interface PricesOfDays {
  readonly prices: readonly DatedEnergyPrice[]
  readonly kind: Cost['price_kind']
  readonly firstUnbilledDay: Day | undefined
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
  return {
    prices: pricesWithTaxes(energyPrices(supply.prices, lines, span), { supply, billed, span }),
    kind,
    firstUnbilledDay,
  }
}

/** What each day costs by tariff period, in microcents; null where it was not read or a price is missing. */
function costsOfDays(
  days: readonly ConsumptionEntry[],
  periods: number,
  prices: readonly DatedEnergyPrice[],
): (number[] | null)[] {
  const places = days.flatMap(({ start, periods: parts }, day) => parts.map((part) => ({ start, day, part })))
  const { energyMicrocents } = hourCosts(
    {
      starts: places.map(({ start }) => start),
      importWh: places.map(({ part }) => part.importWh),
      exportWh: places.map(() => null),
      periodIndexes: places.map(({ part }) => part.period - 1),
    },
    prices,
  )
  const costs = days.map(({ importWh }): number[] | null =>
    importWh === null ? null : Array.from({ length: periods }, () => 0),
  )
  for (const [index, { day, part }] of places.entries()) {
    const cost = part.importWh === 0 ? 0 : energyMicrocents[index]
    const own = costs[day]
    if (cost === undefined) costs[day] = null
    else if (own) own[part.period - 1] = cost
  }
  return costs
}

/** What the energy of each day costs with taxes, in microcents; null where it was not read or a price is missing. */
export function dayCosts(days: readonly ConsumptionEntry[], periods: number, known: PricesOfDays) {
  return costsOfDays(days, periods, known.prices).map((cost) => (cost ? sumCents(cost) : null))
}

/** Days added up by month: a month of which a day was read and has no price has none. */
function costsOfMonths(
  days: readonly ConsumptionEntry[],
  costs: readonly (number[] | null)[],
  periods: number,
) {
  const places = [...days.keys()]
  const months = Map.groupBy(places, (place) => days[place]?.start.slice(0, 7))
  return [...months.values()].map((own): number[] | null => {
    const known = own.filter((place) => days[place]?.importWh !== null).map((place) => costs[place] ?? null)
    if (known.length === 0 || known.includes(null)) return null
    return Array.from({ length: periods }, (_, period) => sumCents(known.map((cost) => cost?.[period] ?? 0)))
  })
}

/** The cost of the entries as it goes on the wire; by the hour the browser adds up from the prices. */
export function costOf(
  days: readonly ConsumptionEntry[],
  {
    resolution,
    periods,
    known,
  }: {
    readonly resolution: Resolution
    readonly periods: number
    readonly known: PricesOfDays
  },
): Cost {
  const entries = () => {
    const costs = costsOfDays(days, periods, known.prices)
    return resolution === 'monthly' ? costsOfMonths(days, costs, periods) : costs
  }
  const { firstUnbilledDay } = known
  return {
    price_kind: known.kind,
    prices: known.prices.map(({ tariffPeriod, from, to, price }) => ({
      tariff_period: tariffPeriod,
      from,
      to: to === undefined ? null : addDays(to, -1),
      price,
    })),
    by_period_microcents: resolution === 'hourly' ? [] : entries(),
    billed_to: firstUnbilledDay === undefined ? null : addDays(firstUnbilledDay, -1),
  }
}
