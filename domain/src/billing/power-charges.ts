import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { overlaps, type DateSpan } from '../time/date-span.ts'
import type { BilledSupply, Metered } from './billed-supply.ts'
import type { Charge } from './bill.ts'
import {
  assertFilled,
  chargesByTime,
  euroUnit,
  kwOf,
  overlay,
  priceStretches,
  withYear,
  yearStretches,
} from './charges-by-time.ts'
import { excessPowerFactor } from './rates/excess.ts'
import { excessByDemandUpToW } from './rates/limiter-margin.ts'
import { stretches, type Stretch } from './rates/dated.ts'

const PERIODS: readonly TariffPeriod[] = [1, 2, 3, 4, 5, 6]

function powersOf(supply: BilledSupply, index: number, span: DateSpan): Stretch<number>[] {
  const rows = supply.powersW.map(({ from, to, value }) => ({ from, to, value: value[index] ?? 0 }))
  return stretches(rows, span)
}

/**
 * The power term: kW × price × days for each tariff period with contracted power, cut where power, price or the days
 * of the year change. A period without power on some days, as P3 of 3.0TD before a change from 2.0TD, needs no price
 * on them. Throws RangeError if a day has power but no price, or no power at all where there are prices.
 */
export function powerCharges(supply: BilledSupply, span: DateSpan): Charge[] {
  if (!supply.prices.some(({ concept }) => concept === 'power')) return []
  const years = yearStretches(span, supply.yearDays)
  return PERIODS.flatMap((tariffPeriod, index) => {
    const powers = powersOf(supply, index, span)
    if (index === 0) assertFilled(powers, span, 'contracted power')
    if (powers.every(({ value }) => value === 0)) return []
    const prices = priceStretches(supply.prices, 'power', tariffPeriod, span)
    for (const { span: days, value } of powers) {
      if (value > 0) assertFilled(prices, days, `price of power in P${tariffPeriod}`)
    }
    return chargesByTime(
      overlay(overlay(powers, prices), years).flatMap(({ span: days, value: { a, b } }) => {
        if (a.a === 0) return []
        const { price, unit } = a.b
        const value = {
          kind: 'power' as const,
          tariffPeriod,
          quantity: kwOf(a.a),
          unit: 'kW' as const,
          price,
          priceUnit: euroUnit(unit),
          ...withYear(unit, b),
        }
        return [{ span: days, value }]
      }),
    )
  })
}

/** Excess power that is charged by the quarter of an hour, which is not computed here. */
export class ExcessByQuarterHoursError extends RangeError {}

/** Days on which the highest power is above what the formula of the maximeter is for. */
function daysByQuarterHours({ powersW }: BilledSupply, span: DateSpan): DateSpan[] {
  const highest = stretches(
    powersW.map(({ from, to, value }) => ({ from, to, value: Math.max(0, ...value) })),
    span,
  )
  return overlay(highest, stretches(excessByDemandUpToW, span)).flatMap(({ span: days, value: { a, b } }) =>
    a > b ? [days] : [],
  )
}

/**
 * What was demanded above the contracted power of a period: kW above (once or twice, rates/excess.ts) × the product's
 * own price × days. Only where the product has such a price and the meter a maximeter. Source: Circular 3/2020 art. 9.4
 * for metering points of types 4 and 5 (9.4.b.1). Above 50 kW (types 1 to 3, 9.4.b.2) each quarter of an hour counts:
 * its formula and prices were not read, so that any excess there throws ExcessByQuarterHoursError.
 */
export function excessPowerCharges(supply: BilledSupply, { demand = [] }: Metered, span: DateSpan): Charge[] {
  const years = yearStretches(span, supply.yearDays)
  const factors = stretches(excessPowerFactor, span)
  const byQuarterHours = daysByQuarterHours(supply, span)
  return demand.flatMap(({ tariffPeriod, demandW }) => {
    const prices = priceStretches(supply.prices, 'excess_power', tariffPeriod, span)
    // On days whose access tariff does not have the period nothing can be demanded above it.
    const powers = powersOf(
      { ...supply, powersW: supply.powersW.filter(({ value }) => value.length >= tariffPeriod) },
      tariffPeriod - 1,
      span,
    )
    return chargesByTime(
      overlay(overlay(powers, prices), overlay(factors, years)).flatMap(({ span: days, value: { a, b } }) => {
        const excessW = demandW - a.a
        const { price, unit } = a.b
        if (excessW <= 0) return []
        if (Number(price) > 0 && byQuarterHours.some((refused) => overlaps(refused, days))) {
          throw new ExcessByQuarterHoursError(
            `excess power above 50 kW is charged by the quarter of an hour: P${tariffPeriod} on ${days.from}`,
          )
        }
        const value = {
          kind: 'excess_power' as const,
          tariffPeriod,
          quantity: kwOf(excessW * b.a),
          unit: 'kW' as const,
          price,
          priceUnit: euroUnit(unit),
          ...withYear(unit, b.b),
        }
        return [{ span: days, value }]
      }),
    )
  })
}

/** A fixed term of the product by time and not by power: gas, or a flat fee. EUR/month, EUR/day or EUR/year. */
export function fixedCharges(supply: BilledSupply, span: DateSpan): Charge[] {
  const prices = priceStretches(supply.prices, 'fixed', undefined, span)
  if (prices.length > 0) assertFilled(prices, span, 'fixed price')
  return chargesByTime(
    overlay(prices, yearStretches(span, supply.yearDays)).map(({ span: days, value: { a, b } }) => ({
      span: days,
      value: {
        kind: 'fixed' as const,
        quantity: '1',
        unit: 'unit' as const,
        price: a.price,
        priceUnit: euroUnit(a.unit),
        ...withYear(a.unit, b),
      },
    })),
  )
}
