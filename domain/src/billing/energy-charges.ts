import { decimalOf, negative, sumCents, type Decimal } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { BilledSupply, Metered, MeteredEnergy } from './billed-supply.ts'
import type { Charge, LineKind, QuantityUnit } from './bill.ts'
import { assertFilled, euroUnit, priceStretches, type PriceInForce } from './charges-by-time.ts'
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

/**
 * The energy term: kWh × price for each tariff period in which energy was taken, cut where the price changes. Energy
 * known only for the whole span (a reading) is shared out by days. Throws RangeError when energy has no price.
 */
export function energyCharges({ prices }: BilledSupply, { energy }: Metered, span: DateSpan): Charge[] {
  return PERIODS.flatMap((tariffPeriod) => {
    if (amountOf(energy, tariffPeriod, 'importWh', span) === 0) return []
    const found = priceStretches(prices, 'energy', tariffPeriod, span)
    assertFilled(found, span, `price of energy${tariffPeriod === undefined ? '' : ` in P${tariffPeriod}`}`)
    return energyLines({ kind: 'energy', tariffPeriod, unit: 'kWh', sign: 1 }, found, (days) =>
      amountOf(energy, tariffPeriod, 'importWh', days),
    )
  })
}

/**
 * What the surplus gives back before its cap: kWh × price, negative. One line where all periods have the same price.
 * Nothing where the product has no price for it.
 */
export function surplusCharges({ prices }: BilledSupply, { energy }: Metered, span: DateSpan): Charge[] {
  const byPeriod = prices.some(({ concept, tariffPeriod }) => concept === 'surplus' && tariffPeriod !== 0)
  if (!byPeriod) {
    const found = priceStretches(prices, 'surplus', undefined, span)
    return energyLines({ kind: 'surplus', unit: 'kWh', sign: -1 }, found, (days) =>
      sumCents(PERIODS.map((tariffPeriod) => amountOf(energy, tariffPeriod, 'exportWh', days))),
    )
  }
  return PERIODS.flatMap((tariffPeriod) =>
    energyLines(
      { kind: 'surplus', tariffPeriod, unit: 'kWh', sign: -1 },
      priceStretches(prices, 'surplus', tariffPeriod, span),
      (days) => amountOf(energy, tariffPeriod, 'exportWh', days),
    ),
  )
}

/**
 * Reactive energy above the share of the active energy that is free, at the product's own price for the cos φ of the
 * period. Only where the product has such prices. Source: Circular 3/2020 art. 9.5, as rates/excess.ts has it.
 */
export function reactiveCharges({ prices }: BilledSupply, metered: Metered, span: DateSpan): Charge[] {
  const rule = findOn(reactiveRule, span.from)?.value
  if (!rule) return []
  return (metered.reactive ?? []).flatMap(({ tariffPeriod, reactiveVarh }) => {
    if (!rule.periods.includes(tariffPeriod)) return []
    const activeWh = amountOf(metered.energy, tariffPeriod, 'importWh', span)
    const excessVarh = reactiveVarh - Math.floor((activeWh * rule.freePercent) / 100)
    if (excessVarh <= 0) return []
    const below80 = reactiveVarh * 100 > activeWh * rule.below80Percent
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
