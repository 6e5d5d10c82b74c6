import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Axis } from './Axis.tsx'
import { compactHeight, frameFor, fullHeight } from './frame.ts'
import { BarShape, isAbove } from './BarShape.tsx'
import { Readout } from './Readout.tsx'
import type { BarMark } from './Readout.tsx'
import { bandsBetween } from './scale.ts'
import type { ValueFormat, Series } from './series.ts'
import { extentOfStacks, groupsOf, labelStep } from './stack.ts'
import { useWidth } from './use-width.ts'
import './chart.css'

export type Bar = {
  key: string
  /** Under the axis: "nov", "3". */
  tick: string
  /** What neighbouring bars share ("2026"): written once under all of them, in place of their own ticks. */
  group?: string
  /** In the readout: "November 2026". */
  title: string
  /** In the readout: "214 kWh". */
  total: string
  /** The bar in a sentence, for screen readers. */
  spoken: string
  /** One per series; negative ones hang below the axis (surplus, refunds). */
  values: readonly number[]
  /** The month or day has not ended: drawn lighter. */
  incomplete?: boolean
  /** Not read but estimated: drawn hatched. */
  estimated?: boolean
  /** A limit: a line across the bar, and a mark above a bar that passes it. */
  limit?: number
}

type BarChartProps = ValueFormat & {
  /** What the chart shows, in a sentence. */
  label: string
  /** "Arrow keys move along the chart, Enter opens the month." */
  keyboardHint: string
  series: readonly Series[]
  bars: readonly Bar[]
  /** The readout while nothing is pointed at. */
  summary: { title: string; total: string; values?: readonly string[] }
  marks: { estimated: string; incomplete: string; limit?: string; above?: string }
  /** One of several charts of the same kind: lower. */
  compact?: boolean
  /** Called with the key of the bar that is chosen. */
  onSelect?: (key: string) => void
}

export function BarChart(props: BarChartProps) {
  const { label, keyboardHint, series, bars, summary, marks, compact, onSelect } = props
  const { formatValue, formatTick, formatParts = (values) => values.map(formatValue) } = props
  const [element, width] = useWidth<HTMLDivElement>()
  const [active, setActive] = useState<number>()
  const [stop, setStop] = useState(bars.length - 1)
  const hintId = useId()
  const height = compact ? compactHeight : fullHeight
  const frame = frameFor(width, extentOfStacks(bars), formatTick, height)
  const bands = bandsBetween(bars.length, frame.left, frame.right)
  const groups = groupsOf(bars)
  const every = labelStep(bars.length, frame.right - frame.left, 12 + 8 * longest(bars))
  const ticks =
    groups.length > 0
      ? groups.map(({ label, first, last }) => ({
          x: (bands.left(first) + bands.left(last) + bands.width) / 2,
          label,
          active: active !== undefined && active >= first && active <= last,
        }))
      : bars.flatMap(({ tick }, index) =>
          (bars.length - 1 - index) % every === 0
            ? [{ x: bands.left(index) + bands.width / 2, label: tick, active: index === active }]
            : [],
        )
  const occurring = (mark: BarMark, name: string | undefined, has: (bar: Bar) => boolean | undefined) =>
    name !== undefined && bars.some(has) ? [{ mark, label: name }] : []
  const pointed = active === undefined ? undefined : bars[active]
  const tabStop = Math.min(stop, bars.length - 1)

  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const target = step(event.key, active ?? tabStop, bars.length)
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGGElement>('.bar')[target]?.focus()
  }
  return (
    <figure className="chart">
      <Readout
        title={pointed?.title ?? summary.title}
        total={pointed?.total ?? summary.total}
        series={series}
        values={
          // With one series the readout already shows its value.
          series.length === 1
            ? undefined
            : pointed
              ? formatParts(pointed.values).map((words, place) => (pointed.values[place] === 0 ? '' : words))
              : (summary.values ?? [])
        }
        marks={[
          ...occurring('estimated', marks.estimated, (bar) => bar.estimated),
          ...occurring('incomplete', marks.incomplete, (bar) => bar.incomplete),
          ...occurring('limit', marks.limit, (bar) => bar.limit !== undefined),
          ...occurring('above', marks.above, isAbove),
        ]}
      />
      <p id={hintId} className="hide">
        {keyboardHint}
      </p>
      <div ref={element} className="chart-plot" data-compact={compact || undefined}>
        {width > 0 ? (
          <svg
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            role="group"
            aria-label={label}
            aria-describedby={hintId}
            onKeyDown={move}
            onPointerLeave={() => setActive(undefined)}
            onBlur={() => setActive(undefined)}
          >
            <Axis
              frame={frame}
              bottom={ticks}
              dividers={groups.slice(1).map(({ first }) => frame.left + bands.step * first)}
            />
            {bars.map((bar, index) => (
              <BarShape
                key={bar.key}
                bar={bar}
                series={series}
                frame={frame}
                x={bands.left(index)}
                bandwidth={bands.width}
                step={bands.step}
                active={index === active}
                tabStop={index === tabStop}
                onPoint={() => {
                  setActive(index)
                  setStop(index)
                }}
                onSelect={onSelect}
              />
            ))}
          </svg>
        ) : null}
      </div>
    </figure>
  )
}

function longest(bars: readonly Bar[]): number {
  return bars.reduce((most, bar) => Math.max(most, bar.tick.length), 1)
}

/** The bar a key leads to; at the first and last bar it stops. */
function step(key: string, from: number, count: number): number | undefined {
  const target = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}
