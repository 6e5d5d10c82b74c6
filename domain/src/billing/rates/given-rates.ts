import { contains, type DateSpan } from '../../time/date-span.ts'
import { addDays, END_OF_TIME, type Day } from '../../time/day.ts'
import { accessCosts } from './access-costs.ts'
import { isStale, replaceRows, rowsNow, type Rate } from './dated.ts'
import { electricityTaxMinimum, electricityTaxPercent } from './electricity-tax.ts'
import { excessPowerFactor, excessPowerPrices30, reactivePrices } from './excess.ts'
import { hydrocarbonTax } from './gas.ts'
import { igic, ipsi, ivaGeneral, ivaOnElectricity, ivaOnGas } from './indirect-taxes.ts'
import { readRateText } from './rate-text.ts'
import { rateTables } from './rate-tables.ts'
import { meterRental, socialBonusFinancing, socialBonusLimitKwh, socialBonusPercent } from './supply-costs.ts'

/** Day on which the tables were last held against the law: what is sure in them up to it is law that is past. */
export const ratesReadOn: Day = '2026-11-26'

/**
 * The tables in which a deployment can give rows: taxes, regulated costs and prices of which bills are computed, by the
 * name that they have in docs/rates.md. What the browser computes with is not among them, nor is what is no number.
 */
export const givableRates: Readonly<Record<string, readonly Rate<unknown>[]>> = {
  ivaGeneral,
  ivaOnElectricity,
  ivaOnGas,
  igic,
  ipsi,
  electricityTaxPercent,
  electricityTaxMinimum,
  hydrocarbonTax,
  socialBonusFinancing,
  socialBonusPercent,
  socialBonusLimitKwh,
  meterRental,
  excessPowerFactor,
  excessPowerPrices30,
  reactivePrices,
  ...accessCosts,
}

/** A row that the deployment gives: a table's name, days (the last one excluded), the value as docs/rates.md writes one. */
export type GivenRate = {
  readonly rate: string
  readonly from: Day
  readonly to?: Day | undefined
  readonly value: string
  readonly source: string
}

function numbersOf(value: unknown): number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersOf)
  return [Number(value)]
}

/** A figure so many times the highest that the table has is a slip of the decimal point or of the unit. */
const MOST_TIMES = 10

/** The value that a text says of a table; undefined if it is not written as the table's are, or beyond belief. */
export function givenValue({ rate, value }: Pick<GivenRate, 'rate' | 'value'>): unknown {
  const rows = Object.hasOwn(givableRates, rate) ? givableRates[rate]! : []
  const known = rows.map((row) => row.value)
  const read = readRateText(value, known)
  const most = MOST_TIMES * Math.max(...known.flatMap(numbersOf))
  return read !== undefined && numbersOf(read).every((number) => number <= most) ? read : undefined
}

/** Whether the deployment may say what holds on a day: the law has no row, a guess, or was not read so late. */
function isOpen(law: Rate<unknown> | undefined, day: Day): boolean {
  return law === undefined || law.hangsOn !== undefined || day > ratesReadOn
}

function rowOn(rows: readonly Rate<unknown>[], day: Day): Rate<unknown> | undefined {
  return rows.find(({ from, to = END_OF_TIME }) => contains({ from, to }, day))
}

/** The days on which one of the rows begins or ends, within a span. */
function cutsOf(rows: readonly Rate<unknown>[], { from, to }: DateSpan): Day[] {
  const days = rows.flatMap((row) => [row.from, row.to ?? END_OF_TIME])
  const all = [from, to, addDays(ratesReadOn, 1), ...days].filter((day) => day >= from && day <= to)
  return [...new Set(all)].toSorted()
}

/** The first day of a given row on which the law is past and sure, which nobody edits; undefined if there is none. */
export function firstPastDay({ rate, from, to = END_OF_TIME }: GivenRate): Day | undefined {
  const law = givableRates[rate] ?? []
  return cutsOf(law, { from, to }).find((day) => day < to && !isOpen(rowOn(law, day), day))
}

/** The law with the given rows where they may stand, in order of days. */
function withGiven(law: readonly Rate<unknown>[], given: readonly Rate<unknown>[]): Rate<unknown>[] {
  const firsts = [...law, ...given].map(({ from }) => from).toSorted()
  const days = cutsOf([...law, ...given], { from: firsts[0] ?? END_OF_TIME, to: END_OF_TIME })
  const rows: Rate<unknown>[] = []
  let before: Rate<unknown> | undefined
  for (const [index, from] of days.entries()) {
    const to = days[index + 1]
    if (to === undefined) break
    const own = rowOn(law, from)
    const row = isOpen(own, from) ? (rowOn(given, from) ?? own) : own
    const last = rows.at(-1)
    if (row && last && row === before && last.to === from) rows[rows.length - 1] = { ...last, to }
    else if (row) rows.push({ ...row, from, to })
    before = row
  }
  return rows.map(({ to, ...row }) => ({ ...row, to: to === END_OF_TIME ? undefined : to }))
}

/**
 * From now on every rate of this process is what the law says with these rows in it. Rows of tables or of values that
 * are not known (of another release) are left out and returned.
 */
export function giveRates(given: readonly GivenRate[]): GivenRate[] {
  const left: GivenRate[] = []
  const rows = given.flatMap((one) => {
    const { rate, from, to, source } = one
    const value = givenValue(one)
    if (value !== undefined)
      return [{ rate, row: { from, to, value, source, confidence: 'medium' as const } }]
    left.push(one)
    return []
  })
  for (const [name, law] of Object.entries(givableRates)) {
    const own = rows.filter(({ rate }) => rate === name).map(({ row }) => row)
    replaceRows(law, own.length === 0 ? undefined : withGiven(law, own))
  }
  return left
}

/** A row that is still a guess on a day although what it depends on is out, or the row already holds. */
export type StaleRate = {
  readonly rate: string
  readonly title: string
  readonly row: Rate<unknown>
  /** Since when it could be known: the day of the figure, or the row's first. */
  readonly since: Day
}

/** The guesses of all tables that are stale on a day, with what the deployment has given. */
export function staleRates(day: Day): StaleRate[] {
  return Object.entries(rateTables).flatMap(([rate, { title, rows }]) =>
    rowsNow(rows)
      .filter((row) => isStale(row, day))
      .map((row) => ({ rate, title, row, since: row.knownOn ?? row.from })),
  )
}
