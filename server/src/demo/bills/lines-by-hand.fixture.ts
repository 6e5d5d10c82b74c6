import { law } from '@endoll/domain/billing/second-calculation.fixture.ts'
import { eachDay, weekday } from '@endoll/domain/time/day.ts'
import { clockHour } from '@endoll/domain/time/madrid.ts'
import type { DemoContract } from '../contract.ts'
import type { WrittenDay } from '../curve-days.ts'
import { demoMarketDay } from '../market.ts'
import type { DemoPrice } from './prices.ts'

/**
 * A bill of the demo from what was measured and what was agreed, day by day, in whole numbers. Nothing of the rules that
 * made the bill is used: periods, lines, caps and taxes are written again, and `law` imports nothing either.
 */
export interface Given {
  readonly contract: DemoContract
  /** Days as 'YYYY-MM-DD', `to` excluded. */
  readonly span: { readonly from: string; readonly to: string }
  readonly prices: readonly DemoPrice[]
  readonly dayOf: (day: string) => WrittenDay
  /** W by power period, P1 first, as the meter showed them. */
  readonly demandW: readonly number[]
  /** Of gas: Wh of the reading. */
  readonly gasWh: number
  /** Wh of the limit of the social bonus that bills before left. */
  readonly bonusLeftWh: number
  /** Cents that the battery holds for the contract. */
  readonly batteryCents: number
  readonly isFirst: boolean
  /** Where it is billed anew: what the bill before came to, in cents, and the days since it was paid. */
  readonly before?: { readonly cents: number; readonly days: number } | undefined
}

export interface Line {
  readonly kind: string
  readonly period: number
  /** Thousandths: Wh, W, varh, or 1000 of one; cents × 10 of what a per cent is taken of. */
  readonly thousandths: number
  /** 10^-9 EUR. */
  readonly nano: bigint
  readonly days: number
  readonly cents: number
}

/** Half away from zero. */
export function rounded(numerator: bigint, denominator: bigint): number {
  const [size, sign] = numerator < 0n ? [-numerator, -1] : [numerator, 1]
  return sign * Number((2n * size + denominator) / (2n * denominator)) || 0
}

/** A decimal number in 10^-9. */
export function nanoOf(text: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const value = BigInt(whole) * 10n ** 9n + BigInt(fraction.padEnd(9, '0'))
  return sign === '-' ? -value : value
}

export function daysOf({ from, to }: Given['span']): string[] {
  return [...eachDay(from, to)]
}

/** Circular 3/2020 art. 7.2.d: national holidays of a fixed day, and 6 January. */
const holidays = '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25'.split(' ')

function isCheapDay(day: string): boolean {
  return weekday(day) >= 6 || holidays.includes(day.slice(5))
}

/** Circular 3/2020 art. 7.3, the peninsula: high season, middle-high, middle, low. */
function seasonOf(month: number): number {
  if ([1, 2, 7, 12].includes(month)) return 1
  if ([3, 11].includes(month)) return 2
  return [6, 8, 9].includes(month) ? 3 : 4
}

function periodsAt({ tariff, place }: DemoContract, day: string, hour: number) {
  const province = place.postalCode.slice(0, 2)
  const isBetween = (from: number, to: number) => hour >= from && hour < to
  if (tariff === '2.0TD') {
    if (isCheapDay(day) || hour < 8) return { energy: 3, power: 2 }
    const late = ['51', '52'].includes(province) ? 1 : 0
    const isPeak = isBetween(10 + late, 14 + late) || isBetween(18 + late, 22 + late)
    return { energy: isPeak ? 1 : 2, power: 1 }
  }
  if (['07', '35', '38', '51', '52'].includes(province))
    throw new Error(`six periods of ${province} are not here`)
  const season = seasonOf(Number(day.slice(5, 7)))
  const isDear = isBetween(9, 14) || isBetween(18, 22)
  const period = isCheapDay(day) || hour < 8 ? 6 : isDear ? season : season + 1
  return { energy: period, power: period }
}

/** What a month of the hire of a gas meter costs. */
const gasMeter: Readonly<Record<string, string>> = {
  'RL.1': '0.62',
  'RL.2': '0.62',
  'RL.3': '2.35',
  'RL.4': '6.9',
}

/** A part of a day of a line, of which days that follow one another with the same key are one line. */
interface Part {
  readonly kind: string
  readonly period: number
  readonly nano: bigint
  readonly thousandths: number
  /** How many times the price is of a year, and of how many days: 1 and 1 of a day, 12 and 365 of a month. */
  readonly year?: readonly [times: bigint, days: bigint]
}

class Parts {
  readonly #open = new Map<string, Part & { days: number; last: number; sum: number }>()
  readonly #closed: Line[] = []

  add(day: number, part: Part): void {
    const { kind, period, nano, thousandths, year } = part
    const key = `${kind} ${period}`
    const open = this.#open.get(key)
    const isSame =
      open?.nano === nano && (!year || (open.thousandths === thousandths && open.last >= day - 1))
    if (!open || !isSame) {
      if (open) this.#close(open)
      this.#open.set(key, { ...part, days: 1, last: day, sum: thousandths })
      return
    }
    if (open.last !== day) open.days += 1
    open.last = day
    if (!year) open.sum += thousandths
  }

  #close({ kind, period, nano, sum, year, days }: Part & { days: number; sum: number }): void {
    if (sum === 0) return
    const [times, of] = year ?? [1n, 1n]
    const worth = BigInt(sum) * nano * times * (year ? BigInt(days) : 1n)
    // Thousandths × 10^-9 EUR in cents.
    const cents = rounded(worth, 10n ** 10n * of)
    this.#closed.push({ kind, period, thousandths: sum, nano, days: year ? days : 0, cents })
  }

  lines(): Line[] {
    for (const open of this.#open.values()) this.#close(open)
    this.#open.clear()
    return this.#closed
  }
}

const units: Readonly<Record<string, readonly [bigint, bigint]>> = {
  'EUR/kW/year': [1n, 365n],
  'EUR/kW/day': [1n, 1n],
  'EUR/month': [12n, 365n],
  'EUR/day': [1n, 1n],
}

/** Mean of what a day's prices of the market are in an hour: thousandths of EUR/MWh, which are 10^-6 EUR/kWh. */
function marketOf(day: string, index: number, hours: number): number {
  const prices = demoMarketDay(day)
  const each = prices.length / hours
  const own = prices.slice(index * each, (index + 1) * each)
  return own.reduce((sum, price) => sum + price, 0) / each
}

export function pricesOn(prices: readonly DemoPrice[], day: string) {
  const inForce = prices.filter(({ from, to }) => from <= day && (to === undefined || day < to))
  return (concept: DemoPrice['concept'], period: number) =>
    inForce.find((row) => row.concept === concept && [0, period].includes(row.tariffPeriod ?? 0))
}

/** What the curve adds up to by period, the hours of the market apart. */
interface Used {
  readonly active: number[]
  readonly reactive: number[]
  readonly market: Map<number, { readonly wh: number; readonly cost: number }>
}

/** Everything that is measured or runs by the day. */
export function linesOf(given: Given): Line[] {
  const { contract, span, prices, gasWh } = given
  const parts = new Parts()
  const used: Used = {
    active: Array<number>(7).fill(0),
    reactive: Array<number>(7).fill(0),
    market: new Map(),
  }
  const days = daysOf(span)
  for (const [at, day] of days.entries()) {
    addByDay(parts, given, at, day)
    if (contract.kind === 'electricity') addCurve(parts, used, given, at, day)
  }
  return [
    ...parts.lines(),
    ...marketLines(used.market),
    ...(contract.kind === 'gas' ? gasLines(prices, days, gasWh) : []),
    ...reactiveLines(used, pricesOn(prices, span.from)),
  ]
}

/** Power with its excess, the fixed term, the hire of the meter and services of one day. */
function addByDay(parts: Parts, { contract, prices, demandW }: Given, at: number, day: string): void {
  const { kind, powersKw, powersBefore, services = [], tariff } = contract
  const priceOf = pricesOn(prices, day)
  const timed = (name: string, period: number, quantity: number, price: string, unit: string) =>
    parts.add(at, { kind: name, period, nano: nanoOf(price), thousandths: quantity, year: units[unit]! })
  const own = powersBefore && day < powersBefore.until ? powersBefore.powersKw : powersKw
  for (const [index, kw] of own.entries()) {
    const watts = Math.round(kw * 1000)
    const [power, excess] = [priceOf('power', index + 1), priceOf('excess_power', index + 1)]
    if (kind === 'electricity' && power) timed('power', index + 1, watts, power.price, power.unit)
    const above = (demandW[index] ?? 0) - watts
    if (excess && above > 0)
      timed('excess_power', index + 1, above * law.excessFactor(day), excess.price, excess.unit)
  }
  const fixed = priceOf('fixed', 0)
  if (fixed) timed('fixed', 0, 1000, fixed.price, fixed.unit)
  const rental = law.rental[tariff === '3.0TD' ? 'three_phase' : 'single_phase'] / 1e6
  timed('meter_rental', 0, 1000, kind === 'gas' ? gasMeter[tariff]! : String(rental), 'EUR/month')
  for (const { name, startDay, priceMonth } of services)
    if (priceMonth !== undefined && startDay <= day)
      timed(`service ${name}`, 0, 1000, priceMonth, 'EUR/month')
}

/** The hours of one day of electricity, and the financing of the social bonus. */
function addCurve(
  parts: Parts,
  used: Used,
  { contract, prices, dayOf }: Given,
  at: number,
  day: string,
): void {
  const priceOf = pricesOn(prices, day)
  const isCanary = ['35', '38'].includes(contract.place.postalCode.slice(0, 2))
  const timeZone = isCanary ? 'Atlantic/Canary' : 'Europe/Madrid'
  parts.add(at, {
    kind: 'social_bonus_financing',
    period: 0,
    nano: BigInt(law.financing(day)) * 1000n,
    thousandths: 1000,
    year: [1n, 365n],
  })
  const written = dayOf(day)
  for (const [index, wh] of written.importWh.entries()) {
    const { energy: period } = periodsAt(contract, day, clockHour(day, index, timeZone))
    used.active[period]! += wh
    used.reactive[period]! += written.reactiveVarh[index] ?? 0
    const [indexed, addition] = [priceOf('market', 0), priceOf('market_addition', period)]
    if (indexed && addition) {
      const sum = used.market.get(period) ?? { wh: 0, cost: 0 }
      const price =
        (marketOf(day, index, written.importWh.length) * Number(indexed.price)) / 100 / 1e6 +
        Number(addition.price)
      used.market.set(period, { wh: sum.wh + wh, cost: sum.cost + wh * price })
    } else {
      const nano = nanoOf(priceOf('energy', period)!.price)
      parts.add(at, { kind: 'energy', period, nano, thousandths: wh })
    }
    const surplus = priceOf('surplus', 0)
    const given = written.exportWh[index] ?? 0
    if (surplus && given > 0)
      parts.add(at, { kind: 'surplus', period: 0, nano: -nanoOf(surplus.price), thousandths: given })
  }
}

function marketLines(market: Used['market']): Line[] {
  return [...market]
    .filter(([, { wh }]) => wh > 0)
    .map(([period, { wh, cost }]) => {
      const nano = BigInt(Math.round((cost / wh) * 1e9))
      return { kind: 'energy', period, thousandths: wh, nano, days: 0, cents: Math.round(cost / 10) }
    })
}

/** Circular 3/2020 art. 9.5: what is above 33 per cent of the active energy, but in the last period. */
function reactiveLines({ active, reactive }: Used, priceOf: ReturnType<typeof pricesOn>): Line[] {
  return [1, 2, 3, 4, 5].flatMap((period) => {
    const [wh, varh] = [active[period]!, reactive[period]!]
    const above = varh - Math.floor((wh * 33) / 100)
    const cos = Math.round((wh / Math.hypot(wh, varh)) * 100)
    const price = priceOf(cos < 80 ? 'reactive_below_80' : 'reactive_over_80', 0)
    if (!price || above <= 0 || cos >= 95) return []
    const nano = nanoOf(price.price)
    const cents = rounded(BigInt(above) * nano, 10n ** 10n)
    return { kind: 'reactive', period, thousandths: above, nano, days: 0, cents }
  })
}

/** Gas is read as a whole: what a price has of it is by the days. */
function gasLines(prices: readonly DemoPrice[], days: readonly string[], gasWh: number): Line[] {
  const byPrice = Map.groupBy(days, (day) => pricesOn(prices, day)('energy', 0)!.price)
  let done = 0
  let counted = 0
  return [...byPrice].map(([price, own]) => {
    done += own.length
    const until = Math.round((gasWh * done) / days.length)
    const thousandths = until - counted
    counted = until
    const nano = nanoOf(price)
    return {
      kind: 'energy',
      period: 0,
      thousandths,
      nano,
      days: 0,
      cents: rounded(BigInt(thousandths) * nano, 10n ** 10n),
    }
  })
}

export function sumOf(lines: readonly Line[], ...kinds: readonly string[]): number {
  return lines.reduce((sum, { kind, cents }) => sum + (kinds.includes(kind.split(' ')[0]!) ? cents : 0), 0)
}

export const inElectricityTax =
  'power excess_power fixed energy reactive surplus battery discount social_bonus_financing social_bonus late_activation'.split(
    ' ',
  )
