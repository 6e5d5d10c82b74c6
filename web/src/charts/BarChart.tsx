import { useId, useLayoutEffect } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Axis } from './Axis.tsx'
import type { BottomTick } from './Axis.tsx'
import { compactHeight, frameFor, fullHeight } from './frame.ts'
import { BarReadout } from './BarReadout.tsx'
import { BarShape } from './BarShape.tsx'
import { bandsBetween } from './scale.ts'
import type { ValueFormat, Series } from './series.ts'
import { extentOfStacks, groupsOf, labelStep } from './stack.ts'
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

/** Room that a year needs below. */
const belowPx = 40
/** A bar that is narrower is hard to touch: the chart is moved along instead. */
const leastStepPx = 24

export function BarChart(props: BarChartProps) {
  const { label, keyboardHint, series, bars, compact, onSelect } = props
  const [element, shown] = useWidth<HTMLDivElement>()
  const select = onSelect && ((index: number) => onSelect(bars[index]?.key ?? ''))
  const { active, tabStop, read, clear, barAt } = useBarReading(
    { count: bars.length, last: lastRead(bars) },
    select,
  )
  const hintId = useId()
  // Small charts of a kind have the days of their months in their titles.
  const twoLines = !compact && bars.some(({ below }) => below !== undefined)
  const size = { height: compact ? compactHeight : fullHeight, twoLines }
  const extent = extentOfStacks(bars)
  const { left, right } = frameFor(shown, extent, props, size)
  // Several small charts of a kind are read, not pressed.
  const scrolls = shown > 0 && !compact && (right - left) / bars.length < leastStepPx
  const width = scrolls ? left + bars.length * leastStepPx + shown - right : shown
  const frame = frameFor(width, extent, props, size)
  const bands = bandsBetween(bars.length, frame.left, frame.right)
  const groups = groupsOf(bars)
  const room = frame.right - frame.left
  const needs = labelStep(bars.length, room, 6 + 8 * longest(bars))
  const letters = needs > 1 && bars.every(({ letter }) => letter !== undefined)
  const every = letters ? 1 : needs
  const ticks =
    groups.length > 0
      ? groups.map(({ label, first, last }): BottomTick => ({
          x: (bands.left(first) + bands.left(last) + bands.width) / 2,
          label,
          active: active !== undefined && active >= first && active <= last,
        }))
      : bars.flatMap(({ tick, letter, below }, index): BottomTick[] =>
          (bars.length - 1 - index) % every === 0 || below !== undefined
            ? [
                {
                  x: bands.left(index) + bands.width / 2,
                  label: (letters ? letter : tick) ?? tick,
                  below: twoLines ? below : undefined,
                  active: index === active,
                },
              ]
            : [],
        )
  // The year of a first December makes room for the one that begins beside it.
  const named = ticks.map((tick, place) => {
    const next = ticks.slice(place + 1).find(({ below }) => below !== undefined)
    const crowded = tick.below !== undefined && next !== undefined && next.x - tick.x < belowPx
    return crowded ? { ...tick, below: undefined } : tick
  })
  // What is newest is seen first.
  useLayoutEffect(() => {
    if (scrolls) element.current?.scrollTo({ left: width })
  }, [element, scrolls, width])
  const pointed = active === undefined ? undefined : bars[active]
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType === 'mouse' || scrolls) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * frame.width
    const at = Math.floor((x - frame.left) / bands.step)
    if (at !== active && at >= 0 && at < bars.length) read(at)
  }

  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const target = step(event.key, active ?? tabStop, bars.length)
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGGElement>('.bar')[target]?.focus()
  }
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
        {width > 0 ? (
          <svg
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            role="group"
            aria-label={label}
            aria-describedby={hintId}
            style={scrolls ? { width: frame.width } : undefined}
            onKeyDown={move}
            onPointerMove={drag}
            onPointerLeave={(event) => event.pointerType === 'mouse' && clear()}
            onBlur={clear}
          >
            <Axis
              frame={frame}
              bottom={named}
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
                reading={barAt(index)}
                onSelect={select && (() => select(index))}
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
