import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { invoicesChart } from '@endoll/api/invoices.ts'
import { monthOf } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Measure } from './invoices-search.ts'

export type ChartReply = ReplyOf<typeof invoicesChart>

/** What was billed in a month: one value per series, euros in cents, energy in Wh; refunds negative. */
export interface BilledMonth {
  /** YYYY-MM */
  readonly month: string
  readonly values: readonly number[]
  readonly total: number
  /** The current month: further bills may come. */
  readonly incomplete: boolean
  /** Whether any bill was issued in it. */
  readonly billed: boolean
}

/** The years to choose from: those of the last four since the first bill. */
export function yearsBilled({ years, records }: ChartReply): readonly number[] {
  const first = records.reduce((least, { month }) => (month < least ? month : least), '9999')
  return years.filter((year) => String(year) >= first.slice(0, 4))
}

function monthsOf(year: number): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
}

/** Every month of the years up to today, with what was billed in it; all years where `year` is not offered. */
export function billedMonths(
  reply: ChartReply,
  { measure, year, today }: { measure: Measure; year: number | undefined; today: Day },
): readonly BilledMonth[] {
  const offered = yearsBilled(reply)
  const shown = year !== undefined && offered.includes(year) ? [year] : offered
  const series = reply.contracts.length > 0 ? reply.contracts.map(({ id }) => id) : [null]
  const byMonth = Map.groupBy(reply.records, ({ month }) => month)
  const current = monthOf(today)
  return shown
    .flatMap(monthsOf)
    .filter((month) => month <= current)
    .map((month) => {
      const records = byMonth.get(month) ?? []
      const values = series.map((id) => {
        const own = records.filter(({ contract_id }) => contract_id === id)
        return own.reduce((sum, record) => sum + unitsOf(record, measure), 0)
      })
      return {
        month,
        values,
        total: values.reduce((sum, value) => sum + value, 0),
        incomplete: month === current && records.length > 0,
        billed: records.length > 0,
      }
    })
}

/** Whole cents or Wh, so that sums are exact. */
function unitsOf({ amount, energy }: ChartReply['records'][number], measure: Measure): number {
  return Math.round(measure === 'amount' ? amount * 100 : energy * 1000)
}

/** The sum of each series over the months. */
export function totalsOf(months: readonly BilledMonth[]): readonly number[] {
  return (months[0]?.values ?? []).map((_, index) =>
    months.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  )
}
