import { useMemo, useState } from 'react'
import { Link } from '../ui/Link.tsx'
import { Hatched } from './Hatched.tsx'
import {
  clockHours,
  heatBounds,
  heatColumns,
  heatMarks,
  heatPaths,
  highestDay,
  usualHighest,
} from './heat.ts'
import type { HeatColumn } from './heat.ts'
import type { ChartValue } from './pixel-columns.ts'
import { indexAtShare } from './pixel-columns.ts'
import { onceAt, onceFor } from './once-for.ts'
import { Readout } from './Readout.tsx'
import { Scrubber } from './Scrubber.tsx'
import { thinned } from './stack.ts'
import { useWidth } from './use-width.ts'
import './chart.css'

type DayTick = {
  day: number
  label: string
  /** Link of the label and its name: the month that begins there. */
  link?: { href: string; name: string }
}

type IsMarked = (day: number, clockHour: number) => boolean

interface HeatMapProps {
  /** What the map shows and which keys move in it. */
  label: string
  /** 24 values per day, by the hour on the clock; null if there is none. */
  days: readonly (readonly ChartValue[])[]
  /** Labels below, by day: the months. */
  dayTicks: readonly DayTick[]
  /** Labels beside the hours 0, 6, 12 and 18. */
  hourLabel: (clockHour: number) => string
  summary: { title: string; total: string }
  title: (day: number, clockHour: number) => string
  total: (day: number, clockHour: number) => string
  spoken: (day: number, clockHour: number) => string
  /** Hours that were estimated are hatched. `is` is the same function from one drawing of some days to the next. */
  estimated?: { is: IsMarked; label: string } | undefined
  /** Labels at both ends of the colour scale: "less" and "more than 5 kWh". */
  scale: { from: string; to: (lastStep: number) => string }
  /** Opens a day. */
  onSelect?: (day: number) => void
}

const cellsHeight = 272
const right = 2
const cellHeight = cellsHeight / clockHours
/** Room for the hours beside the cells and for the months below, at the usual size of letters. */
const besidePx = 44
const belowPx = 28

/** The upper ends of the colour steps. */
const boundsOf: (days: HeatMapProps['days']) => readonly number[] = onceFor((days) =>
  heatBounds(usualHighest(days)),
)

const pathsAt = onceAt<readonly string[]>()
const marksAt = onceAt<string>()

/** A year at a glance: days across, the hours of the clock down, darker where more was used. */
export function HeatMap(props: HeatMapProps) {
  const { label, days, dayTicks, hourLabel, summary, title, total, spoken, estimated, scale, onSelect } =
    props
  const [element, width, enlarged] = useWidth<HTMLDivElement>('plot')
  const [index, setIndex] = useState<number>()
  const bounds = boundsOf(days)
  const left = besidePx * enlarged
  const height = cellsHeight + belowPx * enlarged
  const plotWidth = Math.max(0, width - left - right)
  const columns = useMemo(() => heatColumns(days.length, plotWidth), [days.length, plotWidth])
  const dayOf = (at: number) => Math.floor(at / clockHours)
  const dayWidth = plotWidth / Math.max(1, days.length)
  const indexAt = (x: number, y: number) => {
    const column = columns[indexAtShare((x * width - left) / plotWidth, columns.length) ?? -1]
    const hour = indexAtShare((y * height) / cellsHeight, clockHours)
    if (!column || hour === undefined) return undefined
    return highestDay(days, column, hour) * clockHours + hour
  }
  const ticks = thinned(dayTicks, plotWidth / enlarged)
  const linked = ticks.flatMap((tick) => (tick.link ? [{ ...tick, link: tick.link }] : []))
  return (
    <figure className="chart">
      <Readout
        title={index === undefined ? summary.title : title(dayOf(index), index % clockHours)}
        total={index === undefined ? summary.total : total(dayOf(index), index % clockHours)}
        series={[]}
        marks={estimated ? [{ mark: 'estimated', label: estimated.label }] : []}
      />
      <div ref={element} className="chart-plot">
        {width > 0 ? (
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <Cells
              days={days}
              columns={columns}
              bounds={bounds}
              estimated={estimated}
              plotWidth={plotWidth}
              left={left}
            />
            <g className="chart-axis">
              {[0, 6, 12, 18].map((hour) => (
                <text key={hour} x={left - 8} y={hour * cellHeight} dy="0.8em" textAnchor="end">
                  {hourLabel(hour)}
                </text>
              ))}
              {ticks.map((tick) =>
                tick.link ? null : (
                  <text key={tick.day} x={left + tick.day * dayWidth} y={height - 8 * enlarged}>
                    {tick.label}
                  </text>
                ),
              )}
            </g>
            {index === undefined ? null : (
              <g className="chart-cursor">
                <rect
                  x={left + dayOf(index) * dayWidth - 2}
                  y={(index % clockHours) * cellHeight - 1}
                  width={dayWidth + 4}
                  height={cellHeight + 2}
                />
              </g>
            )}
          </svg>
        ) : null}
        {days.length > 0 ? (
          <Scrubber
            label={label}
            count={days.length * clockHours}
            index={index}
            first={lastKnown(days)}
            spoken={(at) => spoken(dayOf(at), at % clockHours)}
            onMove={setIndex}
            indexAt={indexAt}
            keyStep={keyStep}
            onSelect={onSelect && ((at) => onSelect(dayOf(at)))}
          />
        ) : null}
        {width > 0 && linked.length > 0 ? (
          <ul role="list" className="heat-days">
            {linked.map(({ day, label: text, link }) => (
              <li key={day} style={{ left: `${((left + day * dayWidth) / width) * 100}%` }}>
                <Link href={link.href} aria-label={link.name}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p className="heat-scale" aria-hidden="true">
        {scale.from}
        <span>
          {bounds.map((bound, level) => (
            <i key={bound} className="swatch" data-heat={level} />
          ))}
        </span>
        {scale.to(bounds.at(-2) ?? 0)}
      </p>
    </figure>
  )
}

type CellsProps = Pick<HeatMapProps, 'days'> & {
  estimated: HeatMapProps['estimated']
  columns: readonly HeatColumn[]
  bounds: readonly number[]
  plotWidth: number
  left: number
}

function Cells({ days, columns, bounds, estimated, plotWidth, left }: CellsProps) {
  const isEstimated = estimated?.is
  const cellWidth = plotWidth / Math.max(1, columns.length)
  const { paths, marks } = useMemo(() => {
    const cell = { width: cellWidth, height: cellHeight }
    return {
      paths: pathsAt(days, plotWidth, () => heatPaths(days, columns, bounds, cell)),
      marks: isEstimated ? marksAt(isEstimated, plotWidth, () => heatMarks(columns, isEstimated, cell)) : '',
    }
  }, [days, columns, bounds, isEstimated, plotWidth, cellWidth])
  const scaled = `translate(${left} 0) scale(${cellWidth} ${cellHeight})`
  return (
    <>
      <g transform={scaled}>
        {paths.map((d, level) => (d ? <path key={level} data-heat={level} d={d} /> : null))}
      </g>
      {marks ? (
        <Hatched
          d={marks}
          transform={scaled}
          box={{ x: left, y: 0, width: plotWidth, height: cellsHeight }}
        />
      ) : null}
    </>
  )
}

/** The last hour that has a value. */
function lastKnown(days: readonly (readonly ChartValue[])[]): number {
  const day = days.findLastIndex((hours) => hours.some((value) => value !== null))
  const hour = days[day]?.findLastIndex((value) => value !== null) ?? 0
  return Math.max(0, day) * clockHours + hour
}

/** Up and down move by an hour, left and right by a day, page keys by a week. */
function keyStep(key: string, from: number): number | undefined {
  return {
    ArrowRight: from + clockHours,
    ArrowLeft: from - clockHours,
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + clockHours * 7,
    PageUp: from - clockHours * 7,
  }[key]
}
