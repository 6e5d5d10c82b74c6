import { isRestDay } from '../supply/calendar.ts'
import { addDays, weekday, type Day } from '../time/day.ts'

/** Energy of a day that was read whole, in Wh. */
export type DayTotal = { readonly importWh: number; readonly exportWh: number }

/** Whole days by their day. */
export type DayTotals = ReadonlyMap<Day, DayTotal>

/** What days to come were taken from: the same weekdays a year before, or the last weeks. */
export type ForecastBasis = 'year_before' | 'recent_days'

/** A day to come as the mean of days like it, times a factor for what is taken from the grid and one for what is given. */
export type DayForecast = {
  readonly day: Day
  readonly like: readonly Day[]
  readonly importFactor: number
  readonly exportFactor: number
}

/** 52 weeks: the same weekday, in the same season. */
const YEAR_OF_WEEKS = 364
/** The last whole days that say how this year differs from the one before, and how far back they may lie. */
const RECENT_DAYS = 28
const RECENT_WITHIN_DAYS = 42
/** With fewer of them the year before is not scaled at all but left aside. */
const FEWEST_COMPARED = 14
/** The factor to the year before is at most this, and at least one over it: one odd month must not count too much. */
const MOST = 3

function yearBefore(day: Day): Day {
  return addDays(day, -YEAR_OF_WEEKS)
}

/** The last whole days before a day (of 28 at most, in six weeks), newest first. */
export function recentDays(totals: { has(day: Day): boolean }, before: Day): Day[] {
  const found: Day[] = []
  for (let back = 1; back <= RECENT_WITHIN_DAYS && found.length < RECENT_DAYS; back++) {
    const day = addDays(before, -back)
    if (totals.has(day)) found.push(day)
  }
  return found
}

function sumOf(totals: DayTotals, days: readonly Day[], of: keyof DayTotal): number {
  return days.reduce((sum, day) => sum + (totals.get(day)?.[of] ?? 0), 0)
}

function within(ratio: number): number {
  return Math.min(MOST, Math.max(1 / MOST, ratio))
}

/** How recent days compare with the same ones a year before; undefined if there is nothing to compare with. */
function findFactors(
  totals: DayTotals,
  recent: readonly Day[],
): Pick<DayForecast, 'importFactor' | 'exportFactor'> | undefined {
  const compared = recent.filter((day) => totals.has(yearBefore(day)))
  if (compared.length < FEWEST_COMPARED) return undefined
  const before = compared.map(yearBefore)
  const [importNow, exportNow] = [sumOf(totals, compared, 'importWh'), sumOf(totals, compared, 'exportWh')]
  const [importThen, exportThen] = [sumOf(totals, before, 'importWh'), sumOf(totals, before, 'exportWh')]
  // Nothing was used (an empty home) or given (panels that are new) a year before: there is nothing to scale.
  if (importThen === 0 || (exportThen === 0 && exportNow > 0)) return undefined
  return {
    importFactor: within(importNow / importThen),
    exportFactor: exportThen === 0 ? 1 : within(exportNow / exportThen),
  }
}

/** Days that are as a day will be: of its weekday, or else those on which people rest or work as on it, or else all. */
function likeOf(day: Day, recent: readonly Day[]): readonly Day[] {
  const alike = recent.filter((other) => isRestDay(other) === isRestDay(day))
  const sameWeekday = alike.filter((other) => weekday(other) === weekday(day))
  return sameWeekday.length > 0 ? sameWeekday : alike.length > 0 ? alike : recent
}

/**
 * What days to come are expected to be like, from whole days before `asOf`. `year_before`: as the same weekdays 52 weeks
 * before, scaled by how the last four weeks compare with theirs (at most threefold, at least a third). `recent_days`: as
 * the mean of recent days of the same weekday, holidays like Sundays. Undefined if a day that it takes is missing, or
 * where no day of the last six weeks was read whole. A method of our own; forecastErrors gives its error.
 */
export function findForecast(
  totals: DayTotals,
  asOf: Day,
  { days, basis }: { readonly days: readonly Day[]; readonly basis: ForecastBasis },
): readonly DayForecast[] | undefined {
  const recent = recentDays(totals, asOf)
  if (recent.length === 0) return undefined
  if (basis === 'recent_days') {
    return days.map((day) => ({ day, like: likeOf(day, recent), importFactor: 1, exportFactor: 1 }))
  }
  const factors = findFactors(totals, recent)
  return factors && days.every((day) => totals.has(yearBefore(day)))
    ? days.map((day) => ({ day, like: [yearBefore(day)], ...factors }))
    : undefined
}

/** What forecast days come to together, in Wh, not rounded. */
export function forecastTotal(totals: DayTotals, days: readonly DayForecast[]): DayTotal {
  let [importWh, exportWh] = [0, 0]
  for (const { like, importFactor, exportFactor } of days) {
    importWh += (sumOf(totals, like, 'importWh') / like.length) * importFactor
    exportWh += (sumOf(totals, like, 'exportWh') / like.length) * exportFactor
  }
  return { importWh, exportWh }
}

/** How what came compared with what had been forecast: 1 is exactly as much. */
export type ForecastError = { readonly importFactor: number; readonly exportFactor: number }

const PAST_WEEKS = 104
const A_WEEK = 7

/**
 * How far the same forecast, for as many days, was off in past weeks: made anew as of the same weekday of each week of
 * the last two years, of the days before it alone, and held against what came. Weeks in which a day that it
 * needs is missing, or in which nothing was forecast, are left out. Newest first.
 */
export function forecastErrors(
  totals: DayTotals,
  asOf: Day,
  { days, basis }: { readonly days: number; readonly basis: ForecastBasis },
): ForecastError[] {
  if (days < 1) return []
  const errors: ForecastError[] = []
  for (let week = 1; week <= PAST_WEEKS; week++) {
    const origin = addDays(asOf, -A_WEEK * week)
    const ahead = Array.from({ length: days }, (_, index) => addDays(origin, index))
    if ((ahead.at(-1) ?? asOf) >= asOf || !ahead.every((day) => totals.has(day))) continue
    const forecast = findForecast(totals, origin, { days: ahead, basis })
    if (!forecast) continue
    const expected = forecastTotal(totals, forecast)
    if (expected.importWh === 0) continue
    const exportWh = sumOf(totals, ahead, 'exportWh')
    errors.push({
      importFactor: sumOf(totals, ahead, 'importWh') / expected.importWh,
      exportFactor: expected.exportWh === 0 ? 1 : exportWh / expected.exportWh,
    })
  }
  return errors
}

/** The forecast that was chosen, and how far the same method was off in the past. */
export type ChosenForecast = {
  readonly basis: ForecastBasis
  readonly days: readonly DayForecast[]
  readonly errors: readonly ForecastError[]
}

/**
 * From the year before, if that could be tried in enough past weeks; else from recent days, if these could; else from
 * whatever there is, the year before first. Undefined if there is nothing.
 */
export function chooseForecast(
  totals: DayTotals,
  asOf: Day,
  { days, fewestErrors }: { readonly days: readonly Day[]; readonly fewestErrors: number },
): ChosenForecast | undefined {
  let untried: ChosenForecast | undefined
  for (const basis of ['year_before', 'recent_days'] as const) {
    const found = findForecast(totals, asOf, { days, basis })
    if (!found) continue
    const errors = forecastErrors(totals, asOf, { days: days.length, basis })
    const chosen = { basis, days: found, errors }
    if (errors.length >= fewestErrors) return chosen
    untried ??= chosen
  }
  return untried
}
