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
}

export interface ByHand {
  /** `kind period quantity price days: cents`, sorted. */
  readonly lines: readonly string[]
  /** `tax rate base: cents`. */
  readonly taxes: readonly string[]
  readonly totalCents: number
  /** Cents of surplus above its cap. */
  readonly surplusLeftCents: number
  readonly bonusLeftWh: number
}

interface Line {
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
function rounded(numerator: bigint, denominator: bigint): number {
  const [size, sign] = numerator < 0n ? [-numerator, -1] : [numerator, 1]
  return sign * Number((2n * size + denominator) / (2n * denominator)) || 0
}

/** A decimal number in 10^-9. */
function nanoOf(text: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const value = BigInt(whole) * 10n ** 9n + BigInt(fraction.padEnd(9, '0'))
  return sign === '-' ? -value : value
}

function daysOf({ from, to }: Given['span']): string[] {
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
    if (isCheapDay(day)) return { energy: 3, power: 2 }
    const late = ['51', '52'].includes(province) ? 1 : 0
    const isPeak = isBetween(10 + late, 14 + late) || isBetween(18 + late, 22 + late)
    return { energy: isPeak ? 1 : hour >= 8 ? 2 : 3, power: hour >= 8 ? 1 : 2 }
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

function pricesOn(prices: readonly DemoPrice[], day: string) {
  const inForce = prices.filter(({ from, to }) => from <= day && (to === undefined || day < to))
  return (concept: DemoPrice['concept'], period: number) =>
    inForce.find((row) => row.concept === concept && [0, period].includes(row.tariffPeriod ?? 0))
}

/** Everything that is measured or runs by the day. */
function linesOf({ contract, span, prices, dayOf, demandW, gasWh }: Given): Line[] {
  const { kind, powersKw, powersBefore, services = [], tariff, place } = contract
  const parts = new Parts()
  const timeZone = ['35', '38'].includes(place.postalCode.slice(0, 2)) ? 'Atlantic/Canary' : 'Europe/Madrid'
  const [active, reactive] = [Array<number>(7).fill(0), Array<number>(7).fill(0)]
  const market = new Map<number, { wh: number; cost: number }>()
  const days = daysOf(span)
  for (const [at, day] of days.entries()) {
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
    if (kind === 'gas') continue
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
      active[period]! += wh
      reactive[period]! += written.reactiveVarh[index] ?? 0
      const [indexed, addition] = [priceOf('market', 0), priceOf('market_addition', period)]
      if (indexed && addition) {
        const sum = market.get(period) ?? { wh: 0, cost: 0 }
        const price =
          (marketOf(day, index, written.importWh.length) * Number(indexed.price)) / 100 / 1e6 +
          Number(addition.price)
        market.set(period, { wh: sum.wh + wh, cost: sum.cost + wh * price })
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
  const lines = parts.lines()
  const onFirst = pricesOn(prices, span.from)
  for (const [period, { wh, cost }] of market) {
    const nano = BigInt(Math.round((cost / wh) * 1e9))
    if (wh > 0)
      lines.push({ kind: 'energy', period, thousandths: wh, nano, days: 0, cents: Math.round(cost / 10) })
  }
  if (kind === 'gas') lines.push(...gasLines(prices, days, gasWh))
  for (const period of [1, 2, 3, 4, 5]) {
    const [wh, varh] = [active[period]!, reactive[period]!]
    const above = varh - Math.floor((wh * 33) / 100)
    const cos = Math.round((wh / Math.hypot(wh, varh)) * 100)
    const price = onFirst(cos < 80 ? 'reactive_below_80' : 'reactive_over_80', 0)
    if (!price || above <= 0 || cos >= 95) continue
    const nano = nanoOf(price.price)
    const cents = rounded(BigInt(above) * nano, 10n ** 10n)
    lines.push({ kind: 'reactive', period, thousandths: above, nano, days: 0, cents })
  }
  return lines
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

function sumOf(lines: readonly Line[], ...kinds: readonly string[]): number {
  return lines.reduce((sum, { kind, cents }) => sum + (kinds.includes(kind.split(' ')[0]!) ? cents : 0), 0)
}

const inElectricityTax =
  'power excess_power fixed energy reactive surplus battery discount social_bonus_financing social_bonus late_activation'.split(
    ' ',
  )

/** A part of euros that is taken off. */
function partOf(kind: string, baseCents: number, percent: string): Line {
  const nano = -nanoOf(percent) / 100n
  const cents = rounded(BigInt(baseCents) * nano, 10n ** 9n)
  return { kind, period: 0, thousandths: baseCents * 10, nano, days: 0, cents }
}

function euros(kind: string, cents: number): Line {
  return { kind, period: 0, thousandths: 1000, nano: BigInt(cents) * 10n ** 7n, days: 0, cents }
}

function discountsOf({ prices, span }: Given, lines: readonly Line[]): Line[] {
  const stretches = Map.groupBy(daysOf(span), (day) => pricesOn(prices, day)('discount', 0)?.price ?? '0')
  return [...stretches].flatMap(([percent, days]) => {
    if (percent === '0') return []
    const own = new Set(
      days.flatMap((day) => [1, 2, 3].map((period) => pricesOn(prices, day)('energy', period)!.price)),
    )
    const nanos = new Set([...own].map(nanoOf))
    const base = sumOf(
      lines.filter(({ kind, nano }) => kind === 'energy' && nanos.has(nano)),
      'energy',
    )
    return base > 0 ? [partOf('discount', base, percent)] : []
  })
}

function taxesOf({ contract, span }: Given, lines: readonly Line[]) {
  const { kind, customer, owner, powersKw, place } = contract
  const last = daysOf(span).at(-1)!
  const province = place.postalCode.slice(0, 2)
  const use = owner === undefined && customer !== 'obrador' ? 'household' : 'business'
  const highestW = Math.max(0, ...powersKw.map((kw) => Math.round(kw * 1000)))
  const wh = lines.reduce((sum, line) => sum + (line.kind === 'energy' ? line.thousandths : 0), 0)
  const taxes: { text: string; cents: number }[] = []
  const add = (name: string, rate: string | number, base: number, cents: number) =>
    taxes.push({ text: `${name} ${rate} ${base}: ${cents}`, cents })
  if (kind === 'electricity') {
    const base = sumOf(lines, ...inElectricityTax)
    const percent = BigInt(law.electricityTax(last))
    const by = rounded(BigInt(base) * percent, 10n ** 10n)
    const least = rounded(BigInt(wh) * BigInt(law.leastTenthsPerMwh(use, 'low')), 100_000n)
    if (wh > 0 && least > by) add('electricity_tax', '0.001', base, least)
    else add('electricity_tax', percent === 50_000_000n ? '0.5' : '5.11269632', base, by)
  } else if (law.hydrocarbonsDueIn(province)) {
    const rate = law.hydrocarbons(last, use) * 36
    const cents = rounded(BigInt(wh) * BigInt(rate), 10n ** 7n)
    add('hydrocarbon_tax', String(rate / 1e6), sumOf(lines, 'energy'), cents)
  }
  const all = [...lines, ...taxes].reduce((sum, { cents }) => sum + cents, 0)
  const indirect = (
    name: string,
    rate: number,
    apart: readonly [rate: number, kinds: readonly string[]] | undefined,
  ) => {
    const other = apart ? sumOf(lines, ...apart[1]) : 0
    add(name, rate, all - other, rounded(BigInt((all - other) * rate), 100n))
    if (apart && other !== 0) add(name, apart[0], other, rounded(BigInt(other * apart[0]), 100n))
  }
  const notEnergy = ['meter_rental', 'service']
  if (['35', '38'].includes(province))
    indirect('IGIC', law.igicOfEnergy(kind, use, highestW), [law.igicOfTheRest, notEnergy])
  else if (['51', '52'].includes(province)) indirect('IPSI', law.ipsiOfEnergy, [law.ipsiOfTheRest, notEnergy])
  else {
    const rate = kind === 'gas' ? law.ivaOfGas(last) : law.ivaOfElectricity(last, highestW, false)
    indirect('IVA', rate, rate < law.ivaOfServices ? [law.ivaOfServices, ['service']] : undefined)
  }
  return taxes
}

/** Cents that nothing measured says: what the distributor of the demo owes with the first bill of panels. */
const LATE_ACTIVATION = -620

/**
 * RD 897/2017 art. 6.3 and annex I.1: a share of power, financing and of the energy within the limit of a year, by days, and
 * what bills before left of it (the demo's bonus is younger than the twelve months after which that is lost).
 */
function bonusOf(given: Given): { readonly line: readonly Line[]; readonly leftWh: number } {
  const { contract, span, bonusLeftWh } = given
  const bonus = contract.services?.find(({ discountPercent }) => discountPercent !== undefined)
  if (!bonus?.discountPercent || bonus.startDay >= span.to) return { line: [], leftWh: bonusLeftWh }
  const days = { from: bonus.startDay > span.from ? bonus.startDay : span.from, to: span.to }
  const lines = linesOf({ ...given, span: days })
  const own = Math.floor(((bonus.discountLimitKwh ?? 0) * 1000 * daysOf(days).length) / 365)
  const [wh, within] = [sumWh(lines), own + bonusLeftWh]
  const net = sumOf(lines, 'energy')
  const counted = within >= wh ? net : rounded(BigInt(net) * BigInt(within), BigInt(wh))
  const base = sumOf(lines, 'power', 'social_bonus_financing') + counted
  return {
    line: [partOf('social_bonus', base, bonus.discountPercent)],
    leftWh: Math.max(0, within - wh),
  }
}

export function billByHand(given: Given): ByHand {
  const { contract, batteryCents, isFirst } = given
  const measured = linesOf(given)
  const lines = [...measured, ...discountsOf(given, measured)]
  const surplus = sumOf(lines, 'surplus')
  const paid = Math.max(surplus, -Math.max(0, sumOf(lines, 'energy', 'discount')))
  const at = lines.findIndex(({ kind }) => kind === 'surplus')
  if (at !== -1) lines[at] = { ...lines[at]!, cents: paid }
  const { line: bonus, leftWh } = bonusOf(given)
  lines.push(...bonus)
  if (isFirst && contract.curve?.solar) lines.push(euros('late_activation', LATE_ACTIVATION))
  const payable = Math.max(0, sumOf(lines, ...inElectricityTax))
  const fromBattery = Math.min(batteryCents, payable)
  if (fromBattery > 0) lines.push(euros('battery', -fromBattery))
  const taxes = taxesOf(given, lines)
  return {
    lines: lines.map(textOf).toSorted(),
    taxes: taxes.map(({ text }) => text),
    totalCents: [...lines, ...taxes].reduce((sum, { cents }) => sum + cents, 0),
    surplusLeftCents: paid - surplus,
    bonusLeftWh: leftWh,
  }
}

function sumWh(lines: readonly Line[]): number {
  return lines.reduce((sum, { kind, thousandths }) => sum + (kind === 'energy' ? thousandths : 0), 0)
}

/** What follows the market has a mean price, compared to the millionth; its cents are compared as all others. */
export function lineText(line: Omit<Line, 'nano'> & { readonly price: number }): string {
  const { kind, period, thousandths, price, days, cents } = line
  return `${kind} P${period} ${thousandths} × ${Number(price.toFixed(6))} ${days}: ${cents}`
}

function textOf({ nano, ...line }: Line): string {
  return lineText({ ...line, kind: line.kind.split(' ')[0]!, price: Number(nano) / 1e9 })
}
