import { decimalOf, plainDecimal, type Decimal } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { daysBetween, partsOfDay, type Day } from '../time/day.ts'
import { contains, findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'
import type { BilledSupply, PriceConcept, ProductPrice } from './billed-supply.ts'
import type { Charge, PriceUnit } from './bill.ts'
import { stretches, type Dated, type Stretch } from './rates/dated.ts'

/** A price in force: euros and what for. */
export type PriceInForce = { readonly price: Decimal; readonly unit: ProductPrice['unit'] }

function samePrice(a: PriceInForce, b: PriceInForce): boolean {
  return a.price === b.price && a.unit === b.unit
}

/** The days of a span that the stretches, in order of days, leave out. */
export function gapsOf(found: readonly Stretch<unknown>[], span: DateSpan): DateSpan[] {
  const starts = [span.from, ...found.map((stretch) => stretch.span.to)]
  const ends = [...found.map((stretch) => stretch.span.from), span.to]
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? span.to
    return from < to ? [{ from, to }] : []
  })
}

/**
 * Stretches of days on which the price of a concept in a tariff period does not change: on each day the row of that
 * period, or the one that holds for all of them. Prices are written without idle zeros, so that equal ones are one.
 */
export function priceStretches(
  prices: readonly ProductPrice[],
  concept: PriceConcept,
  tariffPeriod: TariffPeriod | undefined,
  span: DateSpan,
): Stretch<PriceInForce>[] {
  const rowsOf = (period: ProductPrice['tariffPeriod'] | undefined): Dated<PriceInForce>[] =>
    prices
      .filter((row) => row.concept === concept && row.tariffPeriod === period)
      .map(({ from, to, price, unit }) => ({ from, to, value: { price: plainDecimal(price), unit } }))
      .toSorted((a, b) => daysBetween(b.from, a.from))
  const own = stretches(rowsOf(tariffPeriod), span, samePrice)
  const ofAll = gapsOf(own, span).flatMap((gap) => stretches(rowsOf(0), gap, samePrice))
  const inOrder = [...own, ...ofAll]
    .map((stretch) => ({ ...stretch.span, value: stretch.value }))
    .toSorted((a, b) => daysBetween(b.from, a.from))
  return stretches(inOrder, span, samePrice)
}

/** Throws RangeError unless the stretches fill the span: a day without a price would cost nothing. */
export function assertFilled(found: readonly Stretch<unknown>[], span: DateSpan, what: string): void {
  let reached: Day = span.from
  for (const { span: days } of found) if (contains(days, reached)) reached = days.to
  if (reached < span.to) throw new RangeError(`no ${what} on ${reached}`)
}

/** The days two rows of stretches share, with both values. */
export function overlay<A, B>(
  first: readonly Stretch<A>[],
  second: readonly Stretch<B>[],
): Stretch<{ readonly a: A; readonly b: B }>[] {
  return first.flatMap((a) =>
    second.flatMap((b) => {
      const span = findIntersection(a.span, b.span)
      return span ? [{ span, value: { a: a.value, b: b.value } }] : []
    }),
  )
}

/** The span cut where the number of days of the year changes; one stretch of 365 where the product says so. */
export function yearStretches(span: DateSpan, rule: BilledSupply['yearDays']): Stretch<365 | 366>[] {
  if (rule === '365') return [{ span, value: 365 }]
  const years: Dated<365 | 366>[] = []
  for (let year = partsOfDay(span.from).year; `${year}-01-01` < span.to; year++) {
    const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`]
    years.push({ from, to, value: daysBetween(from, to) === 366 ? 366 : 365 })
  }
  return stretches(years, span)
}

/** Prices per year and per month are divided by the days of the year; those per day are not. */
export function withYear(unit: PriceUnit | '%', yearDays: 365 | 366): { readonly yearDays?: 365 | 366 } {
  return unit === 'EUR/kW/year' || unit === 'EUR/year' || unit === 'EUR/month' ? { yearDays } : {}
}

/** The unit of a price that is in euros. Throws RangeError on per cent. */
export function euroUnit(unit: ProductPrice['unit']): PriceUnit {
  if (unit === '%') throw new RangeError('a price in per cent is no price by time or energy')
  return unit
}

/** A charge for each stretch, with its days; touching stretches that charge the same are one. */
export function chargesByTime(parts: readonly Stretch<Omit<Charge, 'span' | 'days'>>[]): Charge[] {
  const charges: Charge[] = []
  for (const { span, value } of parts) {
    const last = charges.at(-1)
    const joined =
      last?.span.to === span.from &&
      last.kind === value.kind &&
      last.tariffPeriod === value.tariffPeriod &&
      last.name === value.name &&
      last.quantity === value.quantity &&
      last.price === value.price &&
      last.priceUnit === value.priceUnit &&
      last.yearDays === value.yearDays
        ? { from: last.span.from, to: span.to }
        : undefined
    if (joined) charges.pop()
    const whole = joined ?? span
    charges.push({ ...value, span: whole, days: lengthInDays(whole) })
  }
  return charges
}

/** Watts as kW. */
export function kwOf(powerW: number): Decimal {
  return decimalOf(powerW, 3)
}
