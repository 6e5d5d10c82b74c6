import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Axis, AxisValues } from './Axis.tsx'
import { barLayout } from './bar-layout.ts'
import { BarReadout } from './BarReadout.tsx'
import { BarShape } from './BarShape.tsx'
import type { ValueFormat, Series } from './series.ts'
import { lastRead, useBarReading } from './use-bar-reading.ts'
import { useWidth } from './use-width.ts'
import './chart.css'

export type Bar = {
  key: string
  /** Under the axis: "nov", "3". */
  tick: string
  /** In its place where not all of them fit: "n". */
  letter?: string
  /** Under the tick of the first month of a year, or of the first day of a month: "2026", "nov". */
  below?: string | undefined
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
  /** Nothing was read yet. */
  unread?: boolean
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
  const { label, keyboardHint, series, bars, formatTick, unit, compact = false, onSelect } = props
  const [element, shown, enlarged] = useWidth<HTMLDivElement>()
  const select = onSelect && ((index: number) => onSelect(bars[index]?.key ?? ''))
  const { active, tabStop, hand } = useBarReading({ count: bars.length, last: lastRead(bars) }, select)
  const hintId = useId()
  const { frame, bands, ticks, dividers, scrolls, overhang } = useMemo(
    () => barLayout(bars, shown, { formatTick, unit }, compact, enlarged),
    [bars, shown, formatTick, unit, compact, enlarged],
  )
  const { width } = frame
  // The values stay in view beside a picture that is moved along: it begins right of them.
  const hidden = scrolls ? frame.left - overhang : 0
  const pictureWidth = frame.width - hidden + overhang
  const scroller = useRef<HTMLDivElement>(null)
  // What is newest is seen first.
  useLayoutEffect(() => {
    if (scrolls) scroller.current?.scrollTo({ left: pictureWidth })
  }, [scrolls, pictureWidth])
  const pointed = active === undefined ? undefined : bars[active]
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType === 'mouse' || scrolls) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * frame.width
    const at = Math.floor((x - frame.left) / bands.step)
    if (at !== active && at >= 0 && at < bars.length) hand.read(at)
  }

  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const target = step(event.key, active ?? tabStop, bars.length)
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGGElement>('.bar')[target]?.focus()
  }
  const picture = (
    <svg
      viewBox={`${hidden} 0 ${pictureWidth} ${frame.height}`}
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      style={scrolls ? { width: pictureWidth } : undefined}
      onKeyDown={move}
      onPointerMove={drag}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hand.clear()}
      onBlur={hand.clear}
    >
      <Axis
        frame={frame}
        bottom={ticks.map(({ first, last, ...tick }) => ({
          ...tick,
          active: active !== undefined && active >= first && active <= last,
        }))}
        dividers={dividers}
        valuesBeside={scrolls}
      />
      {bars.map((bar, index) => (
        <BarShape
          key={bar.key}
          bar={bar}
          index={index}
          series={series}
          frame={frame}
          x={bands.left(index)}
          bandwidth={bands.width}
          step={bands.step}
          active={index === active}
          tabStop={index === tabStop}
          hand={hand}
          opens={onSelect !== undefined}
        />
      ))}
    </svg>
  )
  return (
    <figure className="chart">
      <BarReadout chart={props} pointed={pointed} />
      <p id={hintId} className="hide">
        {keyboardHint}
      </p>
      <div
        ref={element}
        className="chart-plot"
        data-compact={compact || undefined}
        data-scrolls={scrolls || undefined}
      >
        {width > 0 && scrolls ? (
          <>
            <svg
              className="chart-axis"
              width={frame.left}
              height={frame.height}
              viewBox={`0 0 ${frame.left} ${frame.height}`}
              aria-hidden="true"
            >
              <AxisValues frame={frame} />
            </svg>
            <div ref={scroller} className="chart-scroller">
              {picture}
            </div>
          </>
        ) : width > 0 ? (
          picture
        ) : null}
      </div>
    </figure>
  )
}

/** The bar a key leads to; at the first and last bar it stops. */
function step(key: string, from: number, count: number): number | undefined {
  const target = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}
