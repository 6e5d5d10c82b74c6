import { decimalOf, negative, plainDecimal, roundedProduct, sumCents, type Decimal } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { daysBetween, END_OF_TIME } from '../time/day.ts'
import { findIntersection, type DateSpan } from '../time/date-span.ts'
import type { BilledSupply, Metered, MeteredEnergy, ProductPrice } from './billed-supply.ts'
import type { Charge, LineKind, QuantityUnit } from './bill.ts'
import { assertFilled, euroUnit, gapsOf, priceStretches, type PriceInForce } from './charges-by-time.ts'
import { shareOfDays } from './metered-energy.ts'
import { findOn, stretches, type Stretch } from './rates/dated.ts'
import { reactiveRule } from './rates/excess.ts'

const PERIODS = [undefined, 1, 2, 3, 4, 5, 6] as const

/** Wh, or varh, that fall on the days of a span. */
function amountOf(
  energy: readonly MeteredEnergy[],
  tariffPeriod: TariffPeriod | undefined,
  of: 'importWh' | 'exportWh',
  span: DateSpan,
): number {
  return sumCents(
    energy
      .filter((part) => part.tariffPeriod === tariffPeriod)
      .map((part) => shareOfDays(part[of], part.span, span)),
  )
}

type EnergyLine = {
  readonly kind: LineKind
  readonly tariffPeriod?: TariffPeriod | undefined
  readonly unit: QuantityUnit
  readonly sign: 1 | -1
}

function energyLines(
  { kind, tariffPeriod, unit, sign }: EnergyLine,
  prices: readonly Stretch<PriceInForce>[],
  quantityOf: (span: DateSpan) => number,
): Charge[] {
  return prices.flatMap(({ span, value: { price, unit: priceUnit } }) => {
    const quantity = quantityOf(span)
    if (quantity === 0) return []
    const signed: Decimal = sign === 1 ? price : negative(price)
    return [
      {
        kind,
        ...(tariffPeriod === undefined ? {} : { tariffPeriod }),
        span,
        quantity: decimalOf(quantity, 3),
        unit,
        price: signed,
        priceUnit: euroUnit(priceUnit),
      },
    ]
  })
}

/** Hours that an option gives a price of their own: a line for each price, over the days that have such hours. */
function optionLines(
  energy: readonly MeteredEnergy[],
  tariffPeriod: TariffPeriod | undefined,
  span: DateSpan,
): Charge[] {
  const own = energy.filter(
    (part) => part.tariffPeriod === tariffPeriod && part.importWh !== 0 && findIntersection(part.span, span),
  )
  return [...Map.groupBy(own, ({ price }) => price)].flatMap(([price, parts]) => {
    if (price === undefined) return []
    const days = parts.flatMap((part) => findIntersection(part.span, span) ?? [])
    const [from] = days.map((part) => part.from).toSorted()
    const to = days
      .map((part) => part.to)
      .toSorted()
      .at(-1)
    if (from === undefined || to === undefined) return []
    return energyLines(
      { kind: 'energy', tariffPeriod, unit: 'kWh', sign: 1 },
      [{ span: { from, to }, value: { price: plainDecimal(price), unit: 'EUR/kWh' } }],
      (of) => amountOf(parts, tariffPeriod, 'importWh', of),
    )
  })
}

/** Microcents × 1000 over Wh are 10^-5 EUR/kWh. */
const NANO_OF_MICROCENTS_A_WH = 10_000

/**
 * Hours that follow the market: one line for each period, at the mean of their prices weighted by what was taken, with
 * nine decimals (decision 0035).
 */
function marketLines(
  energy: readonly MeteredEnergy[],
  tariffPeriod: TariffPeriod | undefined,
  span: DateSpan,
): Charge[] {
  const parts = energy.filter((part) => part.tariffPeriod === tariffPeriod)
  const wh = amountOf(parts, tariffPeriod, 'importWh', span)
  if (wh === 0) return []
  const cost = sumCents(parts.map((part) => shareOfDays(part.marketMicrocents ?? 0, part.span, span)))
  const nano = roundedProduct([cost, NANO_OF_MICROCENTS_A_WH], { decimals: 0, dividedBy: wh })
  return energyLines(
    { kind: 'energy', tariffPeriod, unit: 'kWh', sign: 1 },
    [{ span, value: { price: decimalOf(nano, 9), unit: 'EUR/kWh' } }],
    () => wh,
  )
}

/**
 * The energy term: kWh × price for each tariff period in which energy was taken, cut where the price changes; hours that
 * a tariff option gives a price of their own are lines of their own, and hours that follow the market one at their mean. Energy
 * known only for the whole span (a reading) is shared out by days. Throws RangeError if energy was taken on a day
 * that has no price for it.
 */
export function energyCharges({ prices }: BilledSupply, { energy: all }: Metered, span: DateSpan): Charge[] {
  const ofMarket = all.filter(({ marketMicrocents }) => marketMicrocents !== undefined)
  const [energy, ofOptions] = [
    all.filter(({ price, marketMicrocents }) => price === undefined && marketMicrocents === undefined),
    all.filter(({ price }) => price !== undefined),
  ]
  return PERIODS.flatMap((tariffPeriod) => {
    const ofOption = [
      ...marketLines(ofMarket, tariffPeriod, span),
      ...optionLines(ofOptions, tariffPeriod, span),
    ]
    if (amountOf(energy, tariffPeriod, 'importWh', span) === 0) return ofOption
    const found = priceStretches(prices, 'energy', tariffPeriod, span)
    const what = `price of energy${tariffPeriod === undefined ? '' : ` in P${tariffPeriod}`}`
    for (const part of energy) {
      const days = findIntersection(part.span, span)
      if (part.tariffPeriod === tariffPeriod && part.importWh !== 0 && days) assertFilled(found, days, what)
    }
    const usual = energyLines({ kind: 'energy', tariffPeriod, unit: 'kWh', sign: 1 }, found, (days) =>
      amountOf(energy, tariffPeriod, 'importWh', days),
    )
    return [...usual, ...ofOption]
  })
}

/** The days on which a product has a price of surplus for any period of its own, in order. */
function daysByPeriod(prices: readonly ProductPrice[], span: DateSpan): DateSpan[] {
  const days: DateSpan[] = []
  const rows = prices
    .filter(({ concept, tariffPeriod }) => concept === 'surplus' && tariffPeriod !== 0)
    .toSorted((a, b) => daysBetween(b.from, a.from))
  for (const { from, to = END_OF_TIME } of rows) {
    const part = findIntersection({ from, to }, span)
    const last = days.at(-1)
    if (!part || (last && part.to <= last.to)) continue
    if (last && part.from <= last.to) days[days.length - 1] = { from: last.from, to: part.to }
    else days.push(part)
  }
  return days
}

/**
 * Surplus that follows the market: one line for each period, at the mean of the hours' prices weighted by what was given,
 * with nine decimals. A mean below zero gives nothing back and takes nothing: the line stands at a price of 0.
 */
function marketSurplusLines(energy: readonly MeteredEnergy[], span: DateSpan): Charge[] {
  return PERIODS.flatMap((tariffPeriod) => {
    const parts = energy.filter((part) => part.tariffPeriod === tariffPeriod)
    const wh = amountOf(parts, tariffPeriod, 'exportWh', span)
    if (wh === 0) return []
    const worth = sumCents(parts.map((part) => shareOfDays(part.surplusMicrocents ?? 0, part.span, span)))
    const nano = roundedProduct([worth, NANO_OF_MICROCENTS_A_WH], { decimals: 0, dividedBy: wh })
    return energyLines(
      { kind: 'surplus', tariffPeriod, unit: 'kWh', sign: -1 },
      [{ span, value: { price: decimalOf(Math.max(0, nano), 9), unit: 'EUR/kWh' } }],
      () => wh,
    )
  })
}

/**
 * What the surplus gives back before its cap: kWh × price, negative; hours in which it follows the market at their mean. On days on which all periods have the same price
 * it is one line. Nothing on days for which the product has no price of it.
 */
export function surplusCharges({ prices }: BilledSupply, { energy: all }: Metered, span: DateSpan): Charge[] {
  const ofMarket = all.filter(({ surplusMicrocents }) => surplusMicrocents !== undefined)
  const energy = all.filter(({ surplusMicrocents }) => surplusMicrocents === undefined)
  const byPeriod = daysByPeriod(prices, span).map((days) => ({ span: days, value: true }))
  const asOne = gapsOf(byPeriod, span).map((days) => ({ span: days, value: false }))
  const parts = [...byPeriod, ...asOne].toSorted((a, b) => daysBetween(b.span.from, a.span.from))
  const atMarket = marketSurplusLines(ofMarket, span)
  const atPrice = parts.flatMap((part) => {
    if (!part.value) {
      const found = priceStretches(prices, 'surplus', undefined, part.span)
      return energyLines({ kind: 'surplus', unit: 'kWh', sign: -1 }, found, (days) =>
        sumCents(PERIODS.map((tariffPeriod) => amountOf(energy, tariffPeriod, 'exportWh', days))),
      )
    }
    return PERIODS.flatMap((tariffPeriod) =>
      energyLines(
        { kind: 'surplus', tariffPeriod, unit: 'kWh', sign: -1 },
        priceStretches(prices, 'surplus', tariffPeriod, part.span),
        (days) => amountOf(energy, tariffPeriod, 'exportWh', days),
      ),
    )
  })
  return [...atPrice, ...atMarket]
}

/**
 * Whether cos φ, rounded to two decimals, lies below so many hundredths: cos φ = A ÷ √(A² + R²), exact. A cos φ of 0.795
 * is 0.80. Source: BOE-A-2021-21208 annex III, as rates/excess.ts has it.
 */
export function isCosPhiBelow(
  { activeWh, reactiveVarh }: { activeWh: number; reactiveVarh: number },
  hundredths: number,
): boolean {
  const [active, reactive] = [BigInt(Math.round(activeWh)), BigInt(Math.round(reactiveVarh))]
  const limit = BigInt(hundredths * 10 - 5)
  return 1_000_000n * active * active < limit * limit * (active * active + reactive * reactive)
}

/**
 * Reactive energy above the share of the active energy that is free, at the product's own price for the cos φ of the
 * period. Only where the product has such prices. What is free is a share of the whole span: the rule of its first day
 * holds, and a bill that is split does not add up. Source: Circular 3/2020 art. 9.5 and BOE-A-2021-21208 annex III, as rates/excess.ts has it.
 */
export function reactiveCharges(
  { prices }: Pick<BilledSupply, 'prices'>,
  metered: Metered,
  span: DateSpan,
): Charge[] {
  const rule = findOn(reactiveRule, span.from)?.value
  if (!rule) return []
  return (metered.reactive ?? []).flatMap(({ tariffPeriod, reactiveVarh }) => {
    if (!rule.periods.includes(tariffPeriod)) return []
    const activeWh = amountOf(metered.energy, tariffPeriod, 'importWh', span)
    const excessVarh = reactiveVarh - Math.floor((activeWh * rule.freePercent) / 100)
    if (excessVarh <= 0) return []
    // What is little above the free share has a cos φ that rounds to one without a price.
    if (!isCosPhiBelow({ activeWh, reactiveVarh }, rule.chargedBelowCosPercent)) return []
    const below80 = isCosPhiBelow({ activeWh, reactiveVarh }, rule.dearerBelowCosPercent)
    const concept = below80 ? 'reactive_below_80' : 'reactive_over_80'
    return energyLines(
      { kind: 'reactive', tariffPeriod, unit: 'kvarh', sign: 1 },
      priceStretches(prices, concept, tariffPeriod, span),
      (days) => shareOfDays(excessVarh, span, days),
    )
  })
}

/** Stretches on which a per cent of the energy term is given back, and how much. */
export function discountStretches({ prices }: BilledSupply, span: DateSpan): Stretch<Decimal>[] {
  return stretches(
    priceStretches(prices, 'discount', undefined, span).map(({ span: { from, to }, value }) => ({
      from,
      to,
      value: value.price,
    })),
    span,
  )
}
