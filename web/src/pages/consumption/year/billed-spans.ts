import type { BilledSpanItem } from '@endoll/api/insight.ts'
import { addDays, daysBetween, eachDay } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Entry } from '../../../features/consumption/readings.ts'

/** A difference between bill and curve is reported where it exceeds both; smaller ones are rounding and losses. */
export const differenceShare = 0.02
export const differenceWh = 1000

/** Why bill and curve may differ, as far as it is known. */
export type Because = 'estimated' | 'curveEstimated' | 'provisional' | 'unknown'

export interface Difference {
  /** Energy of the curve minus that of the bill. */
  readonly moreWh: number
  readonly because: Because
}

/** The readings of the days of a bill, added up. */
export interface ReadSpan {
  readonly importWh: number
  readonly parts: readonly number[]
  readonly estimated: boolean
  readonly provisional: boolean
}

/** A billed span with the readings of its days, undefined if any is missing. */
export interface BilledBar {
  readonly span: BilledSpanItem
  readonly read: ReadSpan | undefined
  readonly difference: Difference | undefined
}

/** What was read after the last bill. */
export interface UnbilledBar {
  readonly start: Day
  readonly end: Day
  readonly importWh: number
  readonly parts: readonly number[]
  readonly estimated: boolean
}

type Days = ReadonlyMap<Day, Entry>

function readOf(days: Days, start: Day, end: Day): ReadSpan | undefined {
  const entries = [...eachDay(start, addDays(end, 1))].map((day) => days.get(day))
  const whole = entries.filter((entry) => entry !== undefined && entry.importWh !== null && !entry.incomplete)
  return whole.length === entries.length && whole.length > 0 ? added(whole as Entry[]) : undefined
}

function added(entries: readonly Entry[]): ReadSpan {
  return {
    importWh: entries.reduce((sum, { importWh }) => sum + (importWh ?? 0), 0),
    parts: (entries[0]?.parts ?? []).map((_, period) =>
      entries.reduce((sum, { parts }) => sum + (parts[period] ?? 0), 0),
    ),
    estimated: entries.some(({ estimated }) => estimated),
    provisional: entries.some(({ provisional }) => provisional),
  }
}

function differenceOf(span: BilledSpanItem, read: ReadSpan): Difference | undefined {
  const moreWh = read.importWh - span.energy_wh
  const apart = Math.abs(moreWh)
  if (apart <= differenceWh || apart <= differenceShare * Math.max(span.energy_wh, read.importWh))
    return undefined
  return {
    moreWh,
    because: span.estimated
      ? 'estimated'
      : read.estimated
        ? 'curveEstimated'
        : read.provisional
          ? 'provisional'
          : 'unknown',
  }
}

export function billedBars(spans: readonly BilledSpanItem[], days: readonly Entry[]): readonly BilledBar[] {
  const byDay: Days = new Map(days.map((entry) => [entry.start, entry]))
  return spans.map((span) => {
    const read = readOf(byDay, span.start_date, span.end_date)
    return { span, read, difference: read && differenceOf(span, read) }
  })
}

/** The days read after the last bill; undefined without such days or without a bill. */
export function unbilledBar(
  spans: readonly BilledSpanItem[],
  days: readonly Entry[],
): UnbilledBar | undefined {
  const last = spans.at(-1)?.end_date
  if (last === undefined) return undefined
  const later = days.filter(({ start, importWh }) => start > last && importWh !== null)
  const [first, end] = [later[0]?.start, later.at(-1)?.start]
  if (first === undefined || end === undefined || daysBetween(last, first) > 1) return undefined
  const { importWh, parts, estimated } = added(later)
  return { start: first, end, importWh, parts, estimated }
}
