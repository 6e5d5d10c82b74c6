import type { BilledSupply, MeteredEnergy, PriceConcept } from '../billing/billed-supply.ts'
import { surplusFollowsMarket, type IndexedPrice } from '../billing/market-price.ts'
import { energyOfCurve } from '../billing/metered-energy.ts'
import type { KnownMonth } from '../billing/demand-months.ts'
import { findPowerTerms, powerYear } from '../billing/power-year.ts'
import { billFor } from '../billing/charges.ts'
import type { HourPrice } from '../billing/option-prices.ts'
import { valueOn } from '../billing/rates/dated.ts'
import type { CurveDay } from '../consumption/aggregate.ts'
import { microcents } from '../consumption/hour-cost.ts'
import { isPriced, monthsOf, yearOfBills, type OfferedPrices } from '../contracting/first-year-cost.ts'
import { useRangePercent } from '../contracting/home-use.ts'
import { energyPeriodsOfDay, type PeriodRule, type TariffPeriod } from '../supply/tariff-periods.ts'
import { clockZoneOf } from '../supply/zone.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addMonths, eachDay, firstDayOfMonth, type Day } from '../time/day.ts'
import { clockHour } from '../time/madrid.ts'
import { meanPriceOfDay, type MarketYear } from './market-year.ts'
import { todaysPrices } from './todays-prices.ts'

const MONTHS_A_YEAR = 12
/** Fewer whole days say too little of a year. A choice of ours. */
export const fewestDays = 90

/** The last twelve whole months before a day. */
export function lastTwelveMonths(today: Day): DateSpan {
  const to = firstDayOfMonth(today)
  return { from: addMonths(to, -MONTHS_A_YEAR), to }
}

type Energy = Omit<MeteredEnergy, 'span'> & { readonly tariffPeriod: TariffPeriod }

/** A year of a supply by tariff period and month; days without all their readings are as the others of their kind. */
export interface YearOfHours {
  readonly span: DateSpan
  readonly days: number
  readonly daysRead: number
  readonly energy: readonly MeteredEnergy[]
  /** With the days that lack readings using less, and more, as far as it may well be. */
  readonly low: readonly MeteredEnergy[]
  readonly high: readonly MeteredEnergy[]
}

/** An hour as it is billed: its period and the price that an option gives it. */
type HourKind = Pick<Energy, 'tariffPeriod' | 'price'>

function keyOf({ tariffPeriod, price }: HourKind): string {
  return price === undefined ? `${tariffPeriod}` : `${tariffPeriod}:${price}`
}

function kindOf({ tariffPeriod, price }: HourKind): HourKind {
  return price === undefined ? { tariffPeriod } : { tariffPeriod, price }
}

/** The hours of a day as they are billed, in order: days that have the same are of one kind. */
function hourKinds(day: Day, rule: PeriodRule, hourPrice: HourPrice | undefined): HourKind[] {
  const zone = clockZoneOf(rule.zone)
  return energyPeriodsOfDay(rule, day).map((tariffPeriod, index) =>
    kindOf({ tariffPeriod, price: hourPrice?.(day, clockHour(day, index, zone), tariffPeriod) }),
  )
}

/** What hours cost that follow the market; nothing of others. */
function costing(
  cost: number,
  { marketMicrocents }: Pick<Energy, 'marketMicrocents'>,
): Pick<Energy, 'marketMicrocents'> {
  return marketMicrocents === undefined ? {} : { marketMicrocents: cost }
}

/** What days of one kind come to on average, in each period. */
function meanOf(days: readonly (readonly Energy[])[]): Energy[] {
  const sums = new Map<string, Energy>()
  for (const part of days.flat()) {
    const sum = sums.get(keyOf(part))
    sums.set(keyOf(part), {
      ...kindOf(part),
      importWh: (sum?.importWh ?? 0) + part.importWh,
      exportWh: (sum?.exportWh ?? 0) + part.exportWh,
      ...costing((sum?.marketMicrocents ?? 0) + (part.marketMicrocents ?? 0), part),
    })
  }
  return [...sums.values()].map((part) => ({
    ...part,
    importWh: part.importWh / days.length,
    exportWh: part.exportWh / days.length,
    ...costing((part.marketMicrocents ?? 0) / days.length, part),
  }))
}

/** A mean day shared out over the hours of a day whose kind was never read whole. */
function sharedOut(mean: readonly Energy[], hours: readonly HourKind[]): Energy[] {
  const whole = (of: 'importWh' | 'exportWh') => mean.reduce((sum, part) => sum + part[of], 0)
  return [...Map.groupBy(hours, keyOf).values()].flatMap((alike) => {
    const [first] = alike
    const share = alike.length / hours.length
    return first
      ? [{ ...kindOf(first), importWh: whole('importWh') * share, exportWh: whole('exportWh') * share }]
      : []
  })
}

function scaled(parts: readonly Energy[], importPercent: number, exportPercent: number): Energy[] {
  return parts.map((part) => ({
    ...part,
    importWh: (part.importWh * importPercent) / 100,
    exportWh: (part.exportWh * exportPercent) / 100,
  }))
}

/** The days of a year added up by month, whole Wh. */
function byMonth(days: readonly (readonly [Day, readonly Energy[]])[]): MeteredEnergy[] {
  const months = Map.groupBy(days, ([day]) => firstDayOfMonth(day))
  return [...months].flatMap(([from, own]) =>
    meanOf([own.flatMap(([, parts]) => parts)]).map((part) => ({
      span: { from, to: addMonths(from, 1) },
      ...kindOf(part),
      importWh: Math.round(part.importWh),
      exportWh: Math.round(part.exportWh),
      ...costing(Math.round(part.marketMicrocents ?? 0), part),
    })),
  )
}

/** Parts at the prices that the market had on a day, those apart that an option prices. */
function atMarket(
  parts: readonly Energy[],
  day: Day,
  rule: PeriodRule,
  price: IndexedPrice | undefined,
): Energy[] {
  if (!price) return [...parts]
  return parts.map((part) => {
    if (part.price !== undefined) return part
    const nano = meanPriceOfDay(price, day, part.tariffPeriod, rule)
    return { ...part, marketMicrocents: microcents(Math.round(part.importWh), nano) }
  })
}

/**
 * A year of hours, from the days of its curve that were read whole; hours that options give a price of their own are
 * apart, and with a market all others have what they cost there: a day that was not read at the mean of its hours.
 * Undefined if the days are too few.
 */
export function findYearOfHours(
  span: DateSpan,
  curve: readonly CurveDay[],
  rule: PeriodRule,
  hourPrice?: HourPrice,
  market?: MarketYear,
): YearOfHours | undefined {
  const whole = curve.filter(({ importWh }) => !importWh.includes(null))
  if (whole.length < fewestDays) return undefined
  const readAt = (price: IndexedPrice | undefined) =>
    Map.groupBy(
      energyOfCurve(span, whole, rule, hourPrice, price) as (Energy & MeteredEnergy)[],
      (part) => part.span.from,
    )
  const read = readAt(market?.mean)
  const days = [...eachDay(span.from, span.to)]
  const hours = new Map(days.map((day) => [day, hourKinds(day, rule, hourPrice)]))
  const keys = new Map([...hours].map(([day, kinds]) => [day, kinds.map(keyOf).join(' ')]))
  const kinds = Map.groupBy(read.keys(), (day) => keys.get(day))
  const means = new Map(
    [...kinds].map(([kind, days]) => [kind, meanOf(days.map((day) => read.get(day) ?? []))]),
  )
  const mean = meanOf([...read.values()])
  const likeOthers = (day: Day) => means.get(keys.get(day)) ?? sharedOut(mean, hours.get(day) ?? [])
  const filled = (importPercent: number, exportPercent: number, price: IndexedPrice | undefined) => {
    const known = price === market?.mean ? read : readAt(price)
    return byMonth(
      days.map((day) => [
        day,
        known.get(day) ?? atMarket(scaled(likeOthers(day), importPercent, exportPercent), day, rule, price),
      ]),
    )
  }
  const [lowest, highest] = valueOn(useRangePercent, span.from).profile.map(Number) as [number, number]
  return {
    span,
    days: days.length,
    daysRead: read.size,
    energy: filled(100, 100, market?.mean),
    low: filled(lowest, highest, market?.low),
    high: filled(highest, lowest, market?.high),
  }
}

/** What a year costs with a product: twelve monthly bills with all taxes, and its range where readings lack. */
export interface ProductYear {
  readonly totalCents: number
  readonly fromCents: number
  readonly toCents: number
}

export interface SupplyOfYear {
  /** A social bonus counts as it is given: on all the days of the year, where it is that of the day of asking. */
  readonly supply: Pick<
    BilledSupply,
    'provinceCode' | 'use' | 'voltage' | 'meter' | 'meterRentalMonth' | 'socialBonus'
  >
  /** In W, P1 first. */
  readonly powersW: readonly number[]
  readonly energyPeriods: number
  readonly year: YearOfHours
  /** Demand of the year's months; undefined if it is not known or excess is not charged by the maximeter. */
  readonly demand?: readonly KnownMonth[] | undefined
}

/** A cost of the year, with its range: of the use that is taken, of the lowest and of the highest that may well be. */
export function rangedCost(
  { energy, low, high }: Pick<YearOfHours, 'energy' | 'low' | 'high'>,
  costOf: (energy: readonly MeteredEnergy[]) => number,
): ProductYear {
  const [totalCents, lowCents, highCents] = [energy, low, high].map(costOf) as [number, number, number]
  return { totalCents, fromCents: Math.min(totalCents, lowCents), toCents: Math.max(totalCents, highCents) }
}

/** A supply with the prices of today; undefined if the product has no price of some period. */
function supplyWith(
  { supply, powersW, energyPeriods, year: { span, energy } }: SupplyOfYear,
  offer: OfferedPrices,
  today: Day,
): BilledSupply | undefined {
  const { prices, yearDays } = todaysPrices(offer, span, today)
  const isWhole = (concepts: readonly PriceConcept[], count: number) =>
    Array.from({ length: count }, (_, index) => index + 1).every((period) =>
      concepts.some((concept) => isPriced(prices, concept, period, span)),
    )
  // What a year's surplus is worth on the market is not known by the period: no figure rather than one without it.
  if (surplusFollowsMarket(prices) && energy.some(({ exportWh }) => exportWh > 0)) return undefined
  if (!isWhole(['power'], powersW.length) || !isWhole(['energy', 'market'], energyPeriods)) return undefined
  const { provinceCode, use, voltage, meter, meterRentalMonth, socialBonus } = supply
  return {
    energy: 'electricity',
    provinceCode,
    use,
    voltage,
    meter,
    meterRentalMonth,
    prices: prices.filter(({ concept }) =>
      ['power', 'energy', 'surplus', 'fixed', 'discount'].includes(concept),
    ),
    yearDays,
    powersW: [{ from: span.from, value: powersW }],
    socialBonus,
  }
}

/**
 * What other powers add to a year's bills, with what was demanded above them: both as the year of powers has them
 * (billing/power-year.ts), which is why two powers differ here by what the advice on power says. Cents with taxes.
 * 0 where the demand is not known; undefined for other powers then.
 */
function findAdded(
  { supply, powersW, demand }: SupplyOfYear,
  offer: OfferedPrices,
  today: Day,
  otherW: readonly number[],
): number | undefined {
  if (!demand) return otherW === powersW ? 0 : undefined
  const terms = findPowerTerms(offer.prices, powersW.length, today)
  if (!terms) return undefined
  const { provinceCode, use, voltage } = supply
  const cost = (of: readonly number[], months: readonly KnownMonth[]) =>
    powerYear({ provinceCode, use, voltage }, terms, { powersW: of, months, day: today }).withTaxesCents
  const nothing = demand.map((month) => ({ ...month, demandW: month.demandW.map(() => 0) }))
  return cost(otherW, demand) - cost(powersW, nothing)
}

function withAdded(
  { totalCents, fromCents, toCents }: ProductYear,
  addedCents: number | undefined,
): ProductYear | undefined {
  return addedCents === undefined
    ? undefined
    : {
        totalCents: totalCents + addedCents,
        fromCents: fromCents + addedCents,
        toCents: toCents + addedCents,
      }
}

/**
 * What the hours of a year would have cost with a product at its prices of today, by the taxes of those days; with what
 * was demanded above the contracted power where that is known, and the social bonus of the supply, without services and
 * reactive energy.
 * `otherW` (W, P1 first) asks for other powers than the present ones: the difference is that of their years of power,
 * by the taxes of today. Undefined if the product has no price of some period, or for other powers where the demand
 * is not known, or a social bonus takes off part of what they change.
 */
export function findProductYear(
  asked: SupplyOfYear,
  offer: OfferedPrices,
  today: Day,
  otherW = asked.powersW,
): ProductYear | undefined {
  if (otherW !== asked.powersW && asked.supply.socialBonus?.length) return undefined
  const billed = supplyWith(asked, offer, today)
  const { span } = asked.year
  return (
    billed &&
    withAdded(
      rangedCost(asked.year, (energy) => yearOfBills(billed, { energy }, span).totalCents),
      findAdded(asked, offer, today, otherW),
    )
  )
}

/**
 * The same with a virtual battery that is empty at first and whose whole share the contract has: what a month's surplus
 * could not pay off goes into it, in euros, and the bills after it take it out as far as their rules let them. What is
 * left at the end is not taken off. Undefined if nothing was given to the grid or the product pays nothing for it.
 */
export function findBatteryYear(
  asked: SupplyOfYear,
  offer: OfferedPrices,
  today: Day,
): ProductYear | undefined {
  const billed = supplyWith(asked, offer, today)
  const { span, energy: own } = asked.year
  const isPaid = billed?.prices.some(({ concept }) => concept === 'surplus')
  if (!billed || !isPaid || own.every(({ exportWh }) => exportWh === 0)) return undefined
  const cost = rangedCost(asked.year, (energy) => {
    let [totalCents, batteryCents] = [0, 0]
    for (const month of monthsOf(span)) {
      const offered = billFor(billed, { energy, batteryCents }, month)
      const outCents = batteryCents - offered.batteryLeftCents
      // The second time with what the battery really pays, as its bills are made.
      const { bill, surplusLeftCents } =
        offered.batteryLeftCents === 0 ? offered : billFor(billed, { energy, batteryCents: outCents }, month)
      totalCents += bill.totalCents
      batteryCents += surplusLeftCents - outCents
    }
    return totalCents
  })
  return withAdded(cost, findAdded(asked, offer, today, asked.powersW))
}
