import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { addMonths, monthOf } from '@endoll/domain/time/day.ts'
import { lengthInDays } from '@endoll/domain/time/date-span.ts'
import { brandTheme } from '../../platform/http/theme.ts'
import type { BillData, BilledSpan } from '../bill-data.ts'
import { historyBars, type DrawnBar } from './history-bars.ts'
import { mainMonth, spanMonths, type BillWords } from './bill-words.ts'

/** A bar of the consumption chart with its column of the table below. */
export interface HistoryBar extends DrawnBar {
  readonly label: string
  readonly energy: string
  readonly amount: string
}

export interface HistoryContent {
  readonly title: string
  /** What the bars say, in a sentence. */
  readonly sentence: string
  readonly bars: readonly HistoryBar[]
  /** The bars as SVG. */
  readonly drawing: string
  /** Names of the rows below the bars. */
  readonly rows: { readonly period: string; readonly energy: string; readonly amount: string }
  readonly note: string | null
  readonly alt: string
}

const mostBars = 13

/** How many of the last spans are drawn. */
export function barredSpans(history: readonly BilledSpan[]): number {
  return Math.min(mostBars, history.length)
}

/** Monthly bills differ by a few days; a bill that differs by more is not compared. */
const mostDaysApart = 5

function perDayWh({ energyWh, span }: BilledSpan) {
  return energyWh / lengthInDays(span)
}

function findYearBefore(history: readonly BilledSpan[], current: BilledSpan): BilledSpan | undefined {
  return history.find(
    ({ span }) =>
      mainMonth(span) === monthOf(addMonths(`${mainMonth(current.span)}-01`, -12)) &&
      Math.abs(lengthInDays(span) - lengthInDays(current.span)) <= mostDaysApart,
  )
}

function comparison(history: readonly BilledSpan[], current: BilledSpan, { t, format }: BillWords): string {
  const before = findYearBefore(history, current)
  if (!before || before.energyWh <= 0) return ''
  const change = perDayWh(current) / perDayWh(before) - 1
  const month = format.month(mainMonth(before.span))
  const percent = format.percent(Math.abs(change))
  if (Math.round(Math.abs(change) * 100) === 0) return t.history.same(month)
  return change < 0 ? t.history.less(percent, month) : t.history.more(percent, month)
}

/** Consumption of the last thirteen months: bars, a table behind them, and what they say. Null without a past. */
export function billHistory(
  { history, bill: { span }, invoice, brand }: BillData,
  words: BillWords,
): HistoryContent | null {
  const { t, format } = words
  if (history.length === 0) return null
  const shown = history.slice(-barredSpans(history))
  // A bill that annuls another has no bar of its own.
  const current = isRefund(invoice.type)
    ? undefined
    : shown.find((one) => one.span.from === span.from && one.span.to === span.to)
  const highest = Math.max(1, ...shown.map(({ energyWh }) => energyWh))
  const bars = shown.map((one): HistoryBar => ({
    label: spanMonths(one.span, words),
    energy: format.number(one.energyWh / 1000, 0),
    amount: format.number(one.amountCents / 100, 2),
    share: Math.max(0, one.energyWh) / highest,
    current: one === current,
    estimated: one.estimated,
  }))
  const sentences = current
    ? [
        t.history.perDay(`${format.number(perDayWh(current) / 1000, 1)} kWh`),
        comparison(shown, current, words),
      ]
    : []
  return {
    title: t.history.title,
    sentence: sentences.filter(Boolean).join(' '),
    bars,
    drawing: historyBars(bars, brandTheme(brand)['--brand']!),
    rows: { period: t.history.month, energy: t.history.energy, amount: t.history.amount },
    note: bars.some(({ estimated }) => estimated) ? t.history.estimated : null,
    alt: t.history.alt(bars.map(({ label, energy }) => `${label} ${energy} kWh`).join(', ')),
  }
}
