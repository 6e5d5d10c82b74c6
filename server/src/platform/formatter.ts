import { languages, localeTag, numericDayTag, type Language } from '@endoll/api/language.ts'
import { energyDecimals } from '@endoll/domain/consumption/shown-energy.ts'
import { dayNumber, type Day } from '@endoll/domain/time/day.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'

/**
 * How a language writes figures and days in documents, mails and spreadsheets. The same as `web/src/i18n/format.ts`, which the server may
 * not import: `scripts/format-parity.test.ts` holds the two to the same words.
 */
export interface Formatter {
  money: (amountCents: number) => string
  /** kWh, with the decimals that a figure of its size has everywhere: `energyDecimals`. */
  energy: (energyWh: number) => string
  /** kW as contracted: up to three decimals, with the unit. */
  power: (powerW: number) => string
  number: (value: number, decimals?: number) => string
  /** A share as a whole per cent: 0.12 as '12 %'. */
  percent: (share: number) => string
  /** A price in euros written as text, every digit kept, at least cents. */
  price: (euros: string) => string
  /** A decimal number written as text, every digit kept. */
  decimal: (value: string) => string
  /** 21/11/2026, in English 11/21/2026. */
  day: (day: Day) => string
  /** 21 de noviembre de 2026 */
  longDay: (day: Day) => string
  /** noviembre de 2026 */
  month: (month: string) => string
  /** nov. */
  shortMonth: (month: string) => string
  /** Day and time of an instant, as the clock in Madrid shows it. */
  instant: (atMs: number) => string
  list: (items: readonly string[]) => string
}

const msPerDay = 86_400_000
function atNoon(day: Day) {
  return dayNumber(day) * msPerDay + msPerDay / 2
}

function create(language: Language): Formatter {
  const tag = localeTag[language]
  // Spanish leaves four-digit figures ungrouped by habit; columns of money read better with every group.
  const numbers = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { useGrouping: 'always', ...options })
  const upTo = [0, 1, 2, 3].map((decimals) => numbers({ maximumFractionDigits: decimals }))
  const exact = numbers({ maximumFractionDigits: 20 })
  const fixed = [0, 1, 2, 3, 4, 5, 6].map((decimals) =>
    numbers({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  )
  const money = numbers({ style: 'currency', currency: 'EUR' })
  const price = numbers({ style: 'currency', currency: 'EUR', maximumFractionDigits: 20 })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const days = (options: Intl.DateTimeFormatOptions, written = tag) => {
    const format = new Intl.DateTimeFormat(written, { ...options, timeZone: 'UTC' })
    return (day: Day) => format.format(atNoon(day))
  }
  const month = days({ month: 'long', year: 'numeric' })
  const shortMonth = days({ month: 'short' })
  const clock = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Madrid',
  })
  const day = days({ day: '2-digit', month: '2-digit', year: 'numeric' }, numericDayTag(language))
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const number: Formatter['number'] = (value, decimals) =>
    (decimals === undefined ? upTo[3]! : fixed[decimals]!).format(value)
  return {
    money: (amountCents) => money.format(amountCents / 100),
    energy: (energyWh) => `${upTo[energyDecimals(energyWh)]!.format(energyWh / 1000)} kWh`,
    power: (powerW) => `${upTo[3]!.format(powerW / 1000)} kW`,
    number,
    percent: (share) => percent.format(share),
    // Numeric text goes through Intl digit by digit, without a detour by binary fractions.
    price: (euros) => price.format(euros as Intl.StringNumericLiteral),
    decimal: (value) => exact.format(value as Intl.StringNumericLiteral),
    day,
    longDay: days({ day: 'numeric', month: 'long', year: 'numeric' }),
    month: (value) => month(`${value}-01`),
    shortMonth: (value) => shortMonth(`${value}-01`).replace('.', ''),
    instant: (atMs) => `${day(dayAt(atMs, 'Europe/Madrid'))} ${clock.format(atMs)}`,
    list: (items) => list.format(items),
  }
}

const formats = new Map(languages.map((language) => [language, create(language)]))

/** The formatter of a language. */
export function formatterOf(language: Language): Formatter {
  return formats.get(language)!
}
