import { ASSUMED_RANGE } from './forecast-range.ts'
import type { CurveDay } from '../consumption/aggregate.ts'
import {
  chooseForecast,
  type ChosenForecast,
  type DayForecast,
  type DayTotals,
  type ForecastBasis,
  type ForecastError,
} from '../consumption/forecast-days.ts'
import { sumCents } from '../money.ts'
import { findTariff } from '../supply/tariff.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, eachDay, type Day } from '../time/day.ts'
import { lastDayOf, lengthInDays, type DateSpan } from '../time/date-span.ts'
import { hoursInDay } from '../time/madrid.ts'
import type { BilledSupply, MeteredEnergy } from './billed-supply.ts'
import { surplusPaysFor } from './caps.ts'
import { billFor, chargesFor } from './charges.ts'
import { chargeAmount } from './line-amount.ts'
import { netOfIndirectTaxCents } from './lines-by-tax.ts'
import { indexedPricesOf, type HourPrices } from './market-of-bill.ts'
import { surplusFollowsMarket, type IndexedPrice, type MarketDays } from './market-price.ts'
import { energyOfCurve } from './metered-energy.ts'
import { findHourPrice, type HourPrice } from './option-prices.ts'
import { cutAtEnds, FEWEST_WEEKS, type RangeBasis } from './past-weeks.ts'

/** What the bill that is being made depends on. */
export type BillInTheMaking = {
  readonly supply: BilledSupply
  readonly rule: PeriodRule
  /** The days that the bill will have, as far as known. */
  readonly span: DateSpan
  /** Days that were not read whole, as findRestOfBill foresees them. */
  readonly rest: ChosenForecast
  /** Days of the curve: those of the span, and those that `rest` is taken from. */
  readonly curve: readonly CurveDay[]
  /** The market's prices of the days of the span, as far as known, and of MARKET_DAYS_LOOKED_AT before; for products that follow it. */
  readonly market?: MarketDays | undefined
}

/** The bill so far, and what it is going to come to. Cents with taxes, Wh from the grid. */
export type BillSoFar = {
  /** First day of which nothing was read any more. */
  readonly readTo: Day
  readonly daysRead: number
  readonly soFarCents: number
  readonly soFarWh: number
  readonly expectedCents: number
  /** The same without IVA, IGIC or IPSI. */
  readonly expectedNetCents: number
  readonly expectedWh: number
  readonly lowCents: number
  readonly highCents: number
  readonly basis: ForecastBasis
  readonly rangeBasis: RangeBasis
  /** Whether prices of the market that are not known yet are in what is expected. */
  readonly foreseesMarket: boolean
}

/** What the rest may come to where too little is known of this supply. */
const ASSUMED: readonly [low: ForecastError, high: ForecastError] = [
  { importFactor: ASSUMED_RANGE.low, exportFactor: ASSUMED_RANGE.high },
  { importFactor: ASSUMED_RANGE.high, exportFactor: ASSUMED_RANGE.low },
]
/** More than any surplus that a bill could still give back, and its worth at a cent a kWh. */
const ENDLESS_WH = 1e12
const ENDLESS_MICROCENTS = 1e15

function daysToCome(span: DateSpan, totals: DayTotals): Day[] {
  return [...eachDay(span.from, span.to)].filter((day) => !totals.has(day))
}

/** The day after the last whole one of the span: what is forecast is forecast as of it. */
function asOfDay(span: DateSpan, totals: DayTotals): Day {
  const read = [...eachDay(span.from, span.to)].filter((day) => totals.has(day))
  const last = read.at(-1)
  return last === undefined ? span.from : addDays(last, 1)
}

/**
 * What the days of a span that were not read whole will be like: they and how far the same forecast was off in the past
 * (consumption/forecast-days), from the whole days of the span and of up to three years before. Undefined if there is
 * nothing to forecast from.
 */
export function findRestOfBill(span: DateSpan, totals: DayTotals): ChosenForecast | undefined {
  return chooseForecast(totals, asOfDay(span, totals), {
    days: daysToCome(span, totals),
    fewestErrors: FEWEST_WEEKS,
  })
}

type EnergyOf = Omit<MeteredEnergy, 'span'>

/** What is billed alike: energy of one period at one price, or at those of the market. */
function keyOf({ tariffPeriod, price, marketMicrocents, surplusMicrocents }: EnergyOf): string {
  const taken = price ?? (marketMicrocents === undefined ? '' : 'market')
  return `${tariffPeriod ?? ''} ${taken} ${surplusMicrocents === undefined ? '' : 'given'}`
}

function microcentsOf(
  parts: readonly EnergyOf[],
  of: 'marketMicrocents' | 'surplusMicrocents' = 'marketMicrocents',
): number {
  return sumCents(parts.map((part) => part[of] ?? 0))
}

/** The mean of some days, period by period, times the factors. */
function energyLike(
  ofLike: readonly MeteredEnergy[],
  { like, importFactor, exportFactor }: DayForecast,
): EnergyOf[] {
  return [...Map.groupBy(ofLike, keyOf).values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const { tariffPeriod, price, marketMicrocents, surplusMicrocents } = first
    return [
      {
        tariffPeriod,
        ...(price === undefined ? {} : { price }),
        ...(marketMicrocents === undefined
          ? {}
          : { marketMicrocents: (microcentsOf(parts) / like.length) * importFactor }),
        ...(surplusMicrocents === undefined
          ? {}
          : {
              surplusMicrocents: (microcentsOf(parts, 'surplusMicrocents') / like.length) * exportFactor,
            }),
        importWh: (sumCents(parts.map(({ importWh }) => importWh)) / like.length) * importFactor,
        exportWh: (sumCents(parts.map(({ exportWh }) => exportWh)) / like.length) * exportFactor,
      },
    ]
  })
}

/** What a day will come to: what is forecast, and never less than what was read of it already. */
function dayToCome(day: Day, forecast: readonly EnergyOf[], read: readonly MeteredEnergy[]): MeteredEnergy[] {
  const span = { from: day, to: addDays(day, 1) }
  const alike = new Map([...forecast, ...read].map((part) => [keyOf(part), part]))
  return [...alike].map(([key, { tariffPeriod, price, marketMicrocents, surplusMicrocents }]) => {
    const [expected, known] = [forecast, read].map((parts) => parts.find((part) => keyOf(part) === key))
    const importWh = Math.max(Math.round(expected?.importWh ?? 0), known?.importWh ?? 0)
    const exportWh = Math.max(Math.round(expected?.exportWh ?? 0), known?.exportWh ?? 0)
    return {
      span,
      tariffPeriod,
      ...(price === undefined ? {} : { price }),
      ...(marketMicrocents === undefined
        ? {}
        : { marketMicrocents: atMarketPrices(importWh, takenOf(expected), takenOf(known)) }),
      ...(surplusMicrocents === undefined
        ? {}
        : { surplusMicrocents: atMarketPrices(exportWh, givenOf(expected), givenOf(known)) }),
      importWh,
      exportWh,
    }
  })
}

/** Energy with what it comes to at the prices of its hours, in microcents. */
interface AtMarket {
  readonly wh: number
  readonly microcents: number
}

function takenOf(part: EnergyOf | undefined): AtMarket {
  return { wh: part?.importWh ?? 0, microcents: part?.marketMicrocents ?? 0 }
}

function givenOf(part: EnergyOf | undefined): AtMarket {
  return { wh: part?.exportWh ?? 0, microcents: part?.surplusMicrocents ?? 0 }
}

/** What was read at what it came to, and the rest of the energy at the mean of what is forecast. */
function atMarketPrices(wh: number, expected: AtMarket, known: AtMarket): number {
  const mean = expected.wh > 0 ? expected.microcents / expected.wh : 0
  return Math.round(known.microcents + (wh - known.wh) * mean)
}

function importOf(energy: readonly MeteredEnergy[]): number {
  return sumCents(energy.map(({ importWh }) => importWh))
}

/** Energy and surplus at their prices, in 10^-8 EUR and before the cap: what puts past weeks in order. */
function worthOf(supply: BilledSupply, energy: readonly MeteredEnergy[], span: DateSpan): number {
  const charges = chargesFor(supply, { energy }, span)
  const worth = charges.filter(({ kind }) => kind === 'surplus' || surplusPaysFor.includes(kind))
  return sumCents(worth.map((charge) => chargeAmount(charge, 8)))
}

/** How far the use may be off, past weeks being in order of what the rest of the bill would have come to. */
function boundsOf(
  errors: readonly ForecastError[],
  worth: { readonly importWorth: number; readonly exportWorth: number },
): { readonly bounds: readonly [ForecastError, ForecastError]; readonly rangeBasis: RangeBasis } {
  const sorted = errors.toSorted((a, b) => {
    const [ofA, ofB] = [a, b].map(
      ({ importFactor, exportFactor }) => importFactor * worth.importWorth + exportFactor * worth.exportWorth,
    )
    return (ofA ?? 0) - (ofB ?? 0)
  })
  const bounds = cutAtEnds(sorted)
  return bounds ? { bounds, rangeBasis: 'past_weeks' } : { bounds: ASSUMED, rangeBasis: 'assumed' }
}

/** The days like each day to come, at the prices that this one's hours have. */
function energyOfLike(
  { supply, rule, rest, curve }: BillInTheMaking,
  { taken: takenPrice, given: givenPrice }: HourPrices,
): ReadonlyMap<Day, readonly MeteredEnergy[]> {
  const hourPrice = hourPriceOf(supply, rule)
  const taken = new Set(rest.days.flatMap(({ like }) => like))
  const byDay = new Map(curve.filter(({ day }) => taken.has(day)).map((day) => [day.day, day]))
  return new Map(
    rest.days.map(({ day, like }) => {
      const priceThen: HourPrice | undefined =
        hourPrice && ((_, hour, period) => hourPrice(day, hour, period))
      const thenOf = (price: IndexedPrice | undefined): IndexedPrice | undefined =>
        price &&
        ((_, index, period, step = 60) =>
          // The day taken may have an hour more.
          price(day, Math.min(index, hoursInDay(day) * (60 / step) - 1), period, step))
      return [
        day,
        like.flatMap((one) => {
          const found = byDay.get(one)
          const span = { from: one, to: addDays(one, 1) }
          return found
            ? energyOfCurve(span, [found], rule, priceThen, thenOf(takenPrice), thenOf(givenPrice))
            : []
        }),
      ]
    }),
  )
}

function hourPriceOf(supply: BilledSupply, { tariff }: PeriodRule): HourPrice | undefined {
  return findHourPrice(supply.options ?? [], findTariff(tariff)?.energyPeriods ?? 0)
}

/**
 * The bill that is being made. So far: `billFor` over the days up to the last that was read, with what was read of
 * them. Expected: `billFor` over all its days, those that were not read whole forecast (consumption/forecast-days). The
 * range: the same with the error that this very forecast made in past weeks of this supply, cut at each end so that nine
 * in ten past weeks would lie in it; where fewer than 24 past weeks are known, the rest is taken to be worth half to
 * double. Low is never less than what is certain already: what was read, what runs by the day, and of surplus to come the
 * most that it could pay off. Taxes are those of the last day of the span.
 *
 * Of a product that follows the market, prices that are not known yet are forecast too (market-forecast), and the range
 * is that of the use with the prices as far off as in past weeks, both ways: wider than either alone. A day that has been read
 * and has no price of the market has no price at all.
 *
 * Its limits: past weeks overlap and are no independent trials; a change of habits or of weather beyond that of two
 * years is in none of them; other prices or powers to come are in it only where they are known; excess power, reactive
 * energy and a battery are not in it at all. Undefined if nothing of the span was read.
 * Errors as billFor and energyOfCurve. A method of our own.
 */
export function findBillSoFar(asked: BillInTheMaking): BillSoFar | undefined {
  const { supply, rule, span, rest: forecast, curve } = asked
  const inSpan = curve.filter(({ day, importWh }) => {
    return span.from <= day && day < span.to && importWh.some((wh) => wh !== null)
  })
  const lastRead = inSpan
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  if (lastRead === undefined) return undefined
  const readTo = addDays(lastRead, 1)
  const toCome = new Set(forecast.days.map(({ day }) => day))
  const taxDay = lastDayOf(span)
  const indexed = indexedPricesOf(asked, readTo)
  const hourPrice = hourPriceOf(supply, rule)
  const read = energyOfCurve(
    { from: span.from, to: readTo },
    inSpan,
    rule,
    hourPrice,
    indexed.expected.taken,
    indexed.expected.given,
  )
  const readByDay = Map.groupBy(read, (part) => part.span.from)
  const whole = read.filter((part) => !toCome.has(part.span.from))
  const restAt = (prices: HourPrices) => {
    const ofLike = energyOfLike(asked, prices)
    return ({ importFactor, exportFactor }: ForecastError): MeteredEnergy[] =>
      forecast.days.flatMap((day) => {
        const scaled = {
          ...day,
          importFactor: day.importFactor * importFactor,
          exportFactor: day.exportFactor * exportFactor,
        }
        return dayToCome(day.day, energyLike(ofLike.get(day.day) ?? [], scaled), readByDay.get(day.day) ?? [])
      })
  }
  const madeOf = (energy: readonly MeteredEnergy[], of: DateSpan) =>
    billFor(supply, { energy }, of, { taxDay }).bill
  const billOf = (...made: Parameters<typeof madeOf>): number => madeOf(...made).totalCents
  const soFarCents = billOf(read, { from: span.from, to: readTo })
  const rest = restAt(indexed.expected)({ importFactor: 1, exportFactor: 1 })
  const expected = madeOf([...whole, ...rest], span)
  const expectedCents = expected.totalCents
  const estimate = {
    readTo,
    daysRead: lengthInDays(span) - toCome.size,
    soFarCents,
    soFarWh: importOf(read),
    expectedCents,
    expectedNetCents: netOfIndirectTaxCents(expected),
    expectedWh: importOf([...whole, ...rest]),
    basis: forecast.basis,
    foreseesMarket: forecast.days.some(
      ({ day }) => indexed.foreseenFrom !== undefined && day >= indexed.foreseenFrom,
    ),
  }
  if (toCome.size === 0) {
    return { ...estimate, lowCents: expectedCents, highCents: expectedCents, rangeBasis: 'past_weeks' }
  }
  const { bounds, rangeBasis } = boundsOf(forecast.errors, worthOfRest(supply, rest, span))
  const within = indexed.bounds.flatMap((prices) => {
    const restWith = restAt(prices)
    return bounds.map((bound) => billOf([...whole, ...restWith(bound)], span))
  })
  const endless = {
    span: { from: taxDay, to: span.to },
    tariffPeriod: 1 as const,
    importWh: 0,
    exportWh: ENDLESS_WH,
    ...(surplusFollowsMarket(supply.prices) ? { surplusMicrocents: ENDLESS_MICROCENTS } : {}),
  }
  const certain = billOf([...read, endless], span)
  return {
    ...estimate,
    lowCents: Math.min(expectedCents, Math.max(Math.min(...within), certain)),
    highCents: Math.max(expectedCents, ...within),
    rangeBasis: indexed.rangeBasis === 'assumed' ? 'assumed' : rangeBasis,
  }
}

function worthOfRest(
  supply: BilledSupply,
  rest: readonly MeteredEnergy[],
  span: DateSpan,
): { readonly importWorth: number; readonly exportWorth: number } {
  const only = (of: 'importWh' | 'exportWh') =>
    rest.map((part) => ({ ...part, importWh: 0, exportWh: 0, [of]: part[of] }))
  return {
    importWorth: worthOf(supply, only('importWh'), span),
    exportWorth: worthOf(supply, only('exportWh'), span),
  }
}
