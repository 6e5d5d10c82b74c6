import { memo, useId } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { Bar } from './BarChart.tsx'
import { BarReadout } from './BarReadout.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Series } from './series.ts'
import { extentOfStacks } from './stack.ts'
import { lastRead, useBarReading } from './use-bar-reading.ts'
import type { BarHand } from './use-bar-reading.ts'
import './day-grid.css'

interface DayGridProps {
  /** What it shows, in a sentence. */
  label: string
  keyboardHint: string
  series: readonly Series[]
  /** One a day, without gaps; its `tick` is the day's number. */
  bars: readonly Bar[]
  /** Letters of the weekdays, Monday first. */
  weekdays: readonly string[]
  /** The weekday of the first day, 0 for Monday. */
  firstWeekday: number
  /** The figure in a day's cell, without its unit; empty if nothing was read. */
  figure: (bar: Bar) => string
  formatValue: (value: number) => string
  formatParts?: (values: readonly number[]) => readonly string[]
  summary: { title: string; total: string; values?: readonly string[] }
  marks: { estimated: string; incomplete: string }
  onSelect: (key: string) => void
}

const week = 7

/** Days as a calendar, for where bars would be too narrow to touch: each fills from below, as high as its share of the highest. */
export function DayGrid(props: DayGridProps) {
  const { label, keyboardHint, series, bars, weekdays, firstWeekday, figure } = props
  const { active, tabStop, hand } = useBarReading({ count: bars.length, last: lastRead(bars) }, (index) =>
    props.onSelect(bars[index]?.key ?? ''),
  )
  const hintId = useId()
  const [, highest] = extentOfStacks(bars)
  const pointed = active === undefined ? undefined : bars[active]
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = step(event.key, active ?? tabStop, bars.length)
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[target]?.focus()
  }
  return (
    <figure className="chart">
      <BarReadout chart={props} pointed={pointed} />
      <p id={hintId} className="hide">
        {keyboardHint}
      </p>
      <div
        className="day-grid"
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={move}
        onBlur={hand.clear}
        onPointerLeave={(event) => event.pointerType === 'mouse' && hand.clear()}
      >
        {weekdays.map((name, index) => (
          <span key={index} className="day-grid-name" aria-hidden="true">
            {name}
          </span>
        ))}
        {bars.map((bar, index) => (
          <DayCell
            key={bar.key}
            bar={bar}
            index={index}
            column={index === 0 ? firstWeekday + 1 : undefined}
            weekday={weekdays[(firstWeekday + index) % week] ?? ''}
            series={series}
            highest={highest}
            figure={figure}
            active={index === active}
            tabStop={index === tabStop}
            hand={hand}
          />
        ))}
      </div>
    </figure>
  )
}

interface DayCellProps extends Pick<DayGridProps, 'series' | 'figure'> {
  bar: Bar
  index: number
  /** Where the first day stands, from 1 on; the others follow it. */
  column: number | undefined
  /** Its letter, said in the cell where days do not stand under their weekdays. */
  weekday: string
  /** The value that fills a cell. */
  highest: number
  active: boolean
  tabStop: boolean
  hand: BarHand
}

/** One day; only those that the cursor leaves and reaches are drawn again. */
const DayCell = memo((props: DayCellProps) => {
  const { bar, index, column, weekday, series, highest, figure, active, tabStop, hand } = props
  return (
    <button
      type="button"
      className="day-cell"
      style={column === undefined ? undefined : ({ '--column': column } as CSSProperties)}
      tabIndex={tabStop ? 0 : -1}
      data-active={active || undefined}
      data-unread={bar.unread || undefined}
      data-estimated={bar.estimated || undefined}
      onFocus={() => hand.read(index)}
      onPointerEnter={(event) => hand.enter(index, event)}
      onPointerDown={hand.down}
      onClick={() => hand.click(index)}
    >
      <span className="day-fill" aria-hidden="true">
        {bar.values.map((value, index) =>
          value > 0 ? (
            <i
              key={series[index]?.key}
              data-hue={series[index]?.hue}
              style={{ height: `${(value / highest) * 100}%` }}
            />
          ) : null,
        )}
      </span>
      <VisuallyHidden>{bar.spoken}</VisuallyHidden>
      <span className="day-number" aria-hidden="true">
        <span className="day-weekday">{weekday} </span>
        {bar.below ? `${bar.tick} ${bar.below}` : bar.tick}
      </span>
      <span className="day-figure figures" aria-hidden="true">
        {figure(bar)}
      </span>
    </button>
  )
})

function step(key: string, from: number, count: number): number | undefined {
  const target = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + week,
    ArrowUp: from - week,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}
