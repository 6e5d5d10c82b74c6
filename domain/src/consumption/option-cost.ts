import type { Decimal } from '../money.ts'
import { roundedProduct } from '../money.ts'
import { isRestDay } from '../supply/calendar.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import {
  parseDoubleTariff,
  parseHappyDay,
  parseHappyHours,
  weekDays,
  type TariffOption,
} from '../supply/tariff-options.ts'
import { weekday, type Day } from '../time/day.ts'

/** An hour of a curve: its start as the clock where the supply is shows it, its tariff period, and its Wh. */
export interface OptionHour {
  /** ISO text that begins '2026-11-21T13'. */
  readonly start: string
  readonly period: TariffPeriod
  /** Null if it was not read. */
  readonly wh: number | null
}

/** What a kWh costs, in euros, with the taxes that the caller applies to all alike. */
export interface OptionPrices {
  /** Without the option, by tariff period. */
  readonly usual: ReadonlyMap<TariffPeriod, Decimal>
  /** Of the hours that the option makes cheap. */
  readonly cheap: Decimal
  /** Of the other hours while the option lasts; undefined if these keep their price. */
  readonly others: Decimal | undefined
}

/** How an option treats an hour: cheap, at the price of the others, or as without it. */
export type HourUnderOption = 'cheap' | 'other' | 'usual'

/** The last period of a tariff is the one of nights and rest days, of whichever tariff. */
function isValley(period: TariffPeriod, periods: number): boolean {
  return period === periods
}

/** Whether an hour of the day is one of a clock plan, which may go on past midnight. */
function isHappyHour(choice: string, hour: number): boolean {
  const hours = parseHappyHours(choice)
  if (!hours) throw new RangeError('no hours of the clock plan')
  const { startHour, endHour } = hours
  const [begun, goesOn] = [hour >= startHour, hour < endHour]
  return startHour < endHour ? begun && goesOn : begun || goesOn
}

/**
 * How a choice treats an hour. The clock plan makes its hours of every day cheap, the weekend day its day whole, and the
 * double tariff has two prices in its months: a cheap one in the valley hours (the tariff's last period) and one for the
 * others. A double tariff of a year or more holds in every month; a shorter one in the months of the calendar that it
 * has, whichever the year, so that a year that is over can be looked at. Throws RangeError on what is no choice.
 */
export function hourUnderOption(
  { option, choice }: { readonly option: TariffOption; readonly choice: string },
  { start, period }: Pick<OptionHour, 'start' | 'period'>,
  periods: number,
): HourUnderOption {
  const day: Day = start.slice(0, 10)
  if (option === 'happy_hours') {
    return isHappyHour(choice, Number(start.slice(11, 13))) ? 'cheap' : 'other'
  }
  if (option === 'happy_day') {
    const weekDay = parseHappyDay(choice)
    if (!weekDay) throw new RangeError('no day of the week')
    return weekDays[weekday(day) - 1] === weekDay ? 'cheap' : 'other'
  }
  const months = parseDoubleTariff(choice)
  if (!months) throw new RangeError('no months of a double tariff')
  const count = (months.endYear - months.startYear) * 12 + months.endMonth - months.startMonth + 1
  const fromStart = (Number(day.slice(5, 7)) - months.startMonth + 12) % 12
  if (fromStart >= count) return 'usual'
  return isValley(period, periods) ? 'cheap' : 'other'
}

/** Amounts in cents; of figures with hours that were not read, the least and the most that they come to. */
export interface CentsRange {
  readonly low: number
  readonly high: number
}

/** What the energy of some hours came to without an option and with it. */
export interface OptionCost {
  readonly without: CentsRange
  readonly with: CentsRange
  /** `with` less `without`: below zero where the option saves. */
  readonly difference: CentsRange
  readonly hours: number
  readonly hoursRead: number
}

/** Tenths of the hours read like one that is missing that lie below and above what is taken for it. */
const LOW_TENTH = 1
const HIGH_TENTH = 9

function tenth(sorted: readonly number[], tenths: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * tenths) / 10))] ?? 0
}

function groupOf({ start }: OptionHour): string {
  return `${start.slice(11, 13)} ${isRestDay(start.slice(0, 10)) ? 'rest' : 'working'}`
}

/** What an hour that was not read takes: nine tenths of the hours read of its hour and kind of day at least and at most. */
function guesses(hours: readonly OptionHour[]): (hour: OptionHour) => readonly [low: number, high: number] {
  const read = new Map<string, number[]>()
  for (const hour of hours) {
    if (hour.wh === null) continue
    const group = read.get(groupOf(hour))
    if (group) group.push(hour.wh)
    else read.set(groupOf(hour), [hour.wh])
  }
  for (const group of read.values()) group.sort((a, b) => a - b)
  return (hour) => {
    const group = read.get(groupOf(hour)) ?? []
    return [tenth(group, LOW_TENTH), tenth(group, HIGH_TENTH)]
  }
}

/** EUR/kWh as whole billionths, so that sums are exact. */
function nanoOf(price: Decimal): bigint {
  return BigInt(roundedProduct([price], { decimals: 9 }))
}

/** Wh × billionths of EUR/kWh come to 10^-12 EUR; a cent is 10^10 of them. Half away from zero. */
const PICO_OF_CENT = 10_000_000_000n
function centsOf(pico: bigint): number {
  const half = PICO_OF_CENT / 2n
  return Number(pico < 0n ? -((-pico + half) / PICO_OF_CENT) : (pico + half) / PICO_OF_CENT)
}

/**
 * What the energy of some hours came to without an option and with it, each rounded to the cent once. Hours that were
 * not read make a range: each takes between the first and the ninth tenth of the hours read at the same hour of the same
 * kind of day. Undefined if a price is missing. Throws RangeError on what is no choice.
 * Source: ours; the prices are the product's (product-tariff-options.csv).
 */
export function optionCost(
  hours: readonly OptionHour[],
  chosen: { readonly option: TariffOption; readonly choice: string },
  { usual, cheap, others }: OptionPrices,
  periods: number,
): OptionCost | undefined {
  const usualNano = new Map([...usual].map(([period, price]) => [period, nanoOf(price)]))
  const cheapNano = nanoOf(cheap)
  const othersNano = others === undefined ? undefined : nanoOf(others)
  const guess = guesses(hours)
  const sums = { without: [0n, 0n], with: [0n, 0n], difference: [0n, 0n] }
  const add = (sum: bigint[], a: bigint, b: bigint) => {
    sum[0] = (sum[0] ?? 0n) + (a < b ? a : b)
    sum[1] = (sum[1] ?? 0n) + (a < b ? b : a)
  }
  let hoursRead = 0
  for (const hour of hours) {
    const before = usualNano.get(hour.period)
    if (before === undefined) return undefined
    const kind = hourUnderOption(chosen, hour, periods)
    const after = kind === 'cheap' ? cheapNano : kind === 'other' ? (othersNano ?? before) : before
    if (hour.wh !== null) hoursRead += 1
    const [low, high] = (hour.wh === null ? guess(hour) : [hour.wh, hour.wh]).map(BigInt) as [bigint, bigint]
    add(sums.without, low * before, high * before)
    add(sums.with, low * after, high * after)
    add(sums.difference, low * (after - before), high * (after - before))
  }
  const range = ([low = 0n, high = 0n]: readonly bigint[]): CentsRange => ({
    low: centsOf(low),
    high: centsOf(high),
  })
  return {
    without: range(sums.without),
    with: range(sums.with),
    difference: range(sums.difference),
    hours: hours.length,
    hoursRead,
  }
}
