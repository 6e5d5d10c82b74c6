import type { Bar } from './BarChart.tsx'
import { isAbove } from './BarShape.tsx'
import { Readout } from './Readout.tsx'
import type { BarMark } from './Readout.tsx'
import type { Series, ValueFormat } from './series.ts'

interface BarReadoutProps {
  readonly chart: Pick<ValueFormat, 'formatValue' | 'formatParts'> & {
    readonly series: readonly Series[]
    readonly bars: readonly Bar[]
    /** Shown while nothing is pointed at. */
    readonly summary: { title: string; total: string; values?: readonly string[] }
    /** Names of the marks; only those that a bar has are shown. */
    readonly marks: { estimated: string; incomplete: string; limit?: string; above?: string }
  }
  /** The bar that the pointer or the keyboard is on. */
  readonly pointed: Bar | undefined
}

/** The readout of a chart of bars: with one series its total is its value. */
export function BarReadout({ chart, pointed }: BarReadoutProps) {
  const { series, bars, summary, marks, formatValue } = chart
  const { formatParts = (values) => values.map(formatValue) } = chart
  const occurring = (mark: BarMark, label: string | undefined, has: (bar: Bar) => boolean | undefined) =>
    label !== undefined && bars.some(has) ? [{ mark, label }] : []
  const values = pointed
    ? formatParts(pointed.values).map((words, index) => (pointed.values[index] === 0 ? '' : words))
    : (summary.values ?? [])
  return (
    <Readout
      title={pointed?.title ?? summary.title}
      total={pointed?.total ?? summary.total}
      series={series}
      values={series.length === 1 ? undefined : values}
      marks={[
        ...occurring('estimated', marks.estimated, (bar) => bar.estimated),
        ...occurring('incomplete', marks.incomplete, (bar) => bar.incomplete),
        ...occurring('limit', marks.limit, (bar) => bar.limit !== undefined),
        ...occurring('above', marks.above, isAbove),
      ]}
    />
  )
}
