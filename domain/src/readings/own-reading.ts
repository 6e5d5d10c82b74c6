import type { Rate } from '../billing/rates/dated.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { gasReadingMonths } from '../supply/gas-tariff.ts'
import { daysBetween, type Day } from '../time/day.ts'

export type MeterMagnitude = 'import' | 'export' | 'gas_m3'

/** Months between two readings of a meter of electricity that somebody comes to read. */
export const electricReadingMonths: readonly Rate<number>[] = [
  {
    from: '2013-04-01',
    value: 2,
    source:
      'RD 88/2026 art. 43.1 (read on 2026-11-27): every two months where the meter cannot be read from afar, else every month; before it a decree that it repeals said the same',
    confidence: 'high',
  },
]

export function readingMonths(kind: 'electricity' | 'gas', day: Day): number {
  return valueOn(kind === 'gas' ? gasReadingMonths : electricReadingMonths, day)
}

/**
 * What the distributor does with a reading of the customer's. Whose last reading was estimated, because the meter could
 * not be read, is asked for it (RD 88/2026 art. 43.5); what is read remotely needs none.
 */
export type ReadingUse = 'taken' | 'corrects_estimate' | 'read_from_afar'

export function readingUse(facts: {
  readonly readFromAfar: boolean
  readonly lastEstimated: boolean
}): ReadingUse {
  if (facts.lastEstimated) return 'corrects_estimate'
  return facts.readFromAfar ? 'read_from_afar' : 'taken'
}

/** One dial of a meter, with what it showed last and what is usual, in kWh or m³. */
export interface Meter {
  readonly magnitude: MeterMagnitude
  /** 0 where the meter does not part periods. */
  readonly tariffPeriod: number
  readonly last: { readonly day: Day; readonly figure: number; readonly estimated: boolean } | undefined
  /** The last figure that was read and not estimated; undefined if no bill of the last year says one. */
  readonly lastReal: number | undefined
  /** A day, over the bills of the last year. */
  readonly usualPerDay: number | undefined
}

/** What no meter of a home shows: seven digits. */
export const highestFigure = 9_999_999

/** Above so many times the usual, and by so many kWh or m³, a reading is asked about. Ours: a digit too many is ten times. */
const doubtTimes = 3
const doubtMargin = { import: 100, export: 100, gas_m3: 30 } as const

export type ReadingProblem = 'required_field' | 'not_valid' | 'reading_below_last' | 'reading_above_usual'

/**
 * Why a reading is refused: no whole number, or less than the meter has shown already, by a reading that was not estimated. An
 * estimate may lie above what the meter shows: the reading then corrects it (RD 88/2026 art. 43.5).
 */
export function readingRefusal({ lastReal }: Meter, typed: string | number): ReadingProblem | undefined {
  const text = String(typed).trim()
  if (text === '') return 'required_field'
  if (!/^\d{1,7}$/.test(text)) return 'not_valid'
  // The last one may have decimals that the dial does not show.
  return lastReal !== undefined && Number(text) < Math.floor(lastReal) ? 'reading_below_last' : undefined
}

/** How much a reading lies below what was estimated last, in kWh or m³: billed without being used. 0 if it does not. */
export function estimatedTooMuch({ last }: Meter, figure: number): number {
  return last?.estimated ? Math.max(0, Math.floor(last.figure) - figure) : 0
}

/** Whether it is so much more than usual that the customer is asked to look again; it is taken all the same. */
export function isDoubtful({ magnitude, last, usualPerDay }: Meter, figure: number, day: Day): boolean {
  if (!last || usualPerDay === undefined) return false
  const usual = usualPerDay * Math.max(1, daysBetween(last.day, day))
  const used = figure - last.figure
  return used > usual * doubtTimes && used > usual + doubtMargin[magnitude]
}
