import { numericDayTag, writtenTag } from '@endoll/api/language.ts'
import type { Locale } from '@endoll/api/language.ts'
import { energyDecimals } from '@endoll/domain/consumption/shown-energy.ts'
import { addDays, dayNumber } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'

const msPerDay = 86_400_000
const relativeSteps = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', msPerDay],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A figure and its unit apart, because the unit is drawn smaller. */
export interface Quantity {
  readonly value: string
  readonly unit: string
}

/** '60,2 kWh' */
export function quantityText({ value, unit }: Quantity): string {
  return `${value}\u00a0${unit}`
}

/** With a capital, where Intl writes a month or a weekday small: 'Noviembre de 2026'. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/**
 * How a locale writes figures and times: the only place where Intl is used. Days are 'YYYY-MM-DD', months
 * 'YYYY-MM', instants milliseconds or ISO text; energy comes in Wh, power in W, money in cents.
 */
export interface Format {
  money: (amountCents: number) => string
  energy: (energyWh: number) => Quantity
  /** Energy with a fixed number of decimals, for columns. */
  energyText: (energyWh: number, decimals: number) => string
  power: (powerW: number) => Quantity
  number: (value: number, decimals?: number) => string
  /** A share as a whole per cent: 0.12 as '12 %'. */
  percent: (share: number) => string
  /** 21/11/2026, in English 11/21/2026: a day that stands alone in a column, a fact or a span. A sentence has `longDay`. */
  day: (day: Day) => string
  /** 21 de noviembre de 2026 */
  longDay: (day: Day) => string
  /** 21 de noviembre */
  dayOfYear: (day: Day) => string
  /** sábado, 21 nov: a day of a chart or a map of hours, where the year is said beside it. */
  weekday: (day: Day) => string
  /** noviembre de 2026 */
  month: (month: string) => string
  /** nov, without the full stop that some languages set */
  shortMonth: (month: string) => string
  /** 21 nov; with its year where that is asked for. */
  shortDay: (day: Day, withYear?: boolean) => string
  /** Letters of the weekdays from Monday on: L M X J V S D. */
  weekdayLetters: () => readonly string[]
  /** 14:00, on the clock of the supply. */
  hour: (at: string | number, zone?: ClockZone) => string
  /** Day and time of an instant, as the supply's clock shows it. */
  instant: (at: string | number, zone?: ClockZone) => string
  /** Until when something can be done: the last day in words where the time ends with it, the moment otherwise. */
  until: (at: string | number) => string
  /** hace 3 días; both in milliseconds. */
  relative: (atMs: number, nowMs: number) => string
  list: (items: readonly string[]) => string
  bytes: (bytes: number) => string
}

function atNoon(day: Day) {
  return dayNumber(day) * msPerDay + msPerDay / 2
}
function msOf(at: string | number) {
  return typeof at === 'number' ? at : instantMs(at)
}

export function createFormat(locale: Locale): Format {
  const tag = writtenTag(locale)
  const once = <K, F>(make: (key: K) => F) => {
    const made = new Map<K, F>()
    return (key: K): F => {
      const known = made.get(key)
      if (known !== undefined) return known
      const fresh = make(key)
      made.set(key, fresh)
      return fresh
    }
  }
  // Spanish does not group four digits; in columns of money they are grouped like all others.
  const decimal = once(
    (decimals: number) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: 'always',
      }),
  )
  const upTo = once(
    (decimals: number) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits: decimals, useGrouping: 'always' }),
  )
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const civil = once(
    (style: string) =>
      new Intl.DateTimeFormat(style === 'day' ? numericDayTag(locale) : tag, {
        ...dateStyles[style],
        timeZone: 'UTC',
      }),
  )
  const clock = once(
    (zone: ClockZone) =>
      new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }),
  )
  const written = (style: string, day: Day) => civil(style).format(atNoon(day))
  const day = (value: Day) => written('day', value)
  const longDay = (value: Day) => written('longDay', value)
  const hour = (at: string | number, zone: ClockZone = 'Europe/Madrid') => clock(zone).format(msOf(at))
  const instant = (at: string | number, zone: ClockZone = 'Europe/Madrid') =>
    `${day(dayAt(msOf(at), zone))} ${hour(at, zone)}`

  return {
    money: (amountCents) => money.format(amountCents / 100),
    energy: (energyWh) => ({ value: upTo(energyDecimals(energyWh)).format(energyWh / 1000), unit: 'kWh' }),
    energyText: (energyWh, decimals) => decimal(decimals).format(energyWh / 1000),
    power: (powerW) => ({ value: upTo(3).format(powerW / 1000), unit: 'kW' }),
    number: (value, decimals) => (decimals === undefined ? upTo(3) : decimal(decimals)).format(value),
    percent: (share) => percent.format(share),
    day,
    longDay,
    dayOfYear: (value) => written('dayOfYear', value),
    weekday: (value) => written('weekday', value).replace(/\.$/, ''),
    month: (value) => written('month', `${value}-01`),
    shortMonth: (value) => written('shortMonth', `${value}-01`).replace('.', ''),
    shortDay: (value, withYear) => written(withYear ? 'shortDate' : 'shortDay', value).replace('.', ''),
    // 1 January 2024 was a Monday.
    weekdayLetters: () =>
      Array.from({ length: 7 }, (_, index) =>
        written('weekdayLetter', addDays('2024-01-01', index)).replace('.', ''),
      ),
    hour,
    instant,
    until: (at) => {
      const lastDay = dayAt(msOf(at) - 1, 'Europe/Madrid')
      return lastDay < dayAt(msOf(at), 'Europe/Madrid') ? longDay(lastDay) : instant(at)
    },
    relative: (atMs, nowMs) => {
      const distance = atMs - nowMs
      const [unit, size] =
        relativeSteps.find(([, ms]) => Math.abs(distance) >= ms) ?? (['minute', 60_000] as const)
      return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(Math.round(distance / size), unit)
    },
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
    bytes: (bytes) =>
      bytes >= 1_000_000
        ? `${upTo(bytes >= 10_000_000 ? 0 : 1).format(bytes / 1_000_000)} MB`
        : `${upTo(0).format(Math.ceil(bytes / 1000))} kB`,
  }
}

const dateStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  longDay: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  shortDay: { day: 'numeric', month: 'short' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  weekdayLetter: { weekday: 'narrow' },
}
