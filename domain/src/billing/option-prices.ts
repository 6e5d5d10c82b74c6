import { hourUnderOption } from '../consumption/option-cost.ts'
import type { Decimal } from '../money.ts'
import type { TariffOption } from '../supply/tariff-options.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { END_OF_TIME, type Day } from '../time/day.ts'
import { overlaps, type DateSpan } from '../time/date-span.ts'

/** A choice of a tariff option on the days on which it holds. */
export interface ChosenOption {
  readonly option: TariffOption
  readonly choice: string
  readonly from: Day
  readonly to?: Day | undefined
  /** EUR/kWh before taxes; `others` where the hours that are not cheap change too. Undefined if they are not known. */
  readonly prices: { readonly cheap: Decimal; readonly others: Decimal | undefined } | undefined
}

/** The price that options give an hour of the clock where the supply is; undefined if it keeps the product's. */
export type HourPrice = (day: Day, clockHour: number, period: TariffPeriod) => Decimal | undefined

function lowest(prices: readonly Decimal[]): Decimal | undefined {
  return prices.toSorted((a, b) => Number(a) - Number(b))[0]
}

/**
 * The prices of hours under the options of a contract, of which its tariff has so many periods of energy. An hour that
 * several options make cheap has the lowest of their prices; one that none makes cheap has the lowest that they give to
 * other hours. Undefined if no option has a price. Source: ours; a product that combines them otherwise says so in
 * its bills. The function throws RangeError on what is no choice.
 */
export function findHourPrice(
  options: readonly ChosenOption[],
  energyPeriods: number,
): HourPrice | undefined {
  const priced = options.flatMap(({ prices, ...chosen }) => (prices ? [{ ...chosen, prices }] : []))
  if (priced.length === 0) return undefined
  return (day, clockHour, period) => {
    const start = `${day}T${String(clockHour).padStart(2, '0')}`
    const [cheap, others]: [Decimal[], Decimal[]] = [[], []]
    for (const { from, to = END_OF_TIME, prices, ...chosen } of priced) {
      if (day < from || day >= to) continue
      const treated = hourUnderOption(chosen, { start, period }, energyPeriods)
      if (treated === 'cheap') cheap.push(prices.cheap)
      else if (treated === 'other' && prices.others !== undefined) others.push(prices.others)
    }
    return lowest(cheap) ?? lowest(others)
  }
}

/** The options that hold on a day, as if they had held since the first day of a span. */
export function optionsAsOn(
  options: readonly ChosenOption[],
  day: Day,
  { from: first }: DateSpan,
): ChosenOption[] {
  return options
    .filter(({ from, to = END_OF_TIME }) => from <= day && day < to)
    .map(({ option, choice, prices }) => ({ option, choice, prices, from: first }))
}

/** Whether an option holds on days of a span whose prices are not known. */
export function hasUnpricedOption(options: readonly ChosenOption[], span: DateSpan): boolean {
  return options.some(
    ({ prices, from, to = END_OF_TIME }) => prices === undefined && overlaps({ from, to }, span),
  )
}
