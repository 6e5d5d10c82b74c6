import { useMemo, useState } from 'react'
import { heatBounds, heatPaths } from './heat.ts'
import type { Reading as HourReading } from './pixel-columns.ts'
import { readingAt } from './pixel-columns.ts'
import { Reading } from './Reading.tsx'
import { Scrubber } from './Scrubber.tsx'
import { thinned } from './stack.ts'
import { useWidth } from './use-width.ts'
import './chart.css'

type HeatMapProps = {
  /** What the map shows and how to move in it. */
  label: string
  /** One list of hours per day: 23, 24 or 25. */
  days: readonly (readonly HourReading[])[]
  /** The hour of the clock (0–23) of a day's nth hour; differs from n after a clock change. */
  clockHour: (day: number, position: number) => number
  /** Labels below, by day: the months. */
  dayTicks: readonly { day: number; label: string }[]
  /** Labels beside the hours 0, 6, 12 and 18. */
  hourLabel: (clockHour: number) => string
  summary: { title: string; total: string }
  title: (day: number, clockHour: number) => string
  total: (value: HourReading) => string
  spoken: (day: number, clockHour: number, value: HourReading) => string
  /** "from 0 to 5 kWh" around the steps of colour. */
  scale: { from: string; to: (highestBound: number) => string }
  /** Opens a day. */
  onSelect?: (day: number) => void
}

const height = 300
const left = 44
const under = 28

/** A year at a glance: days across, the hours of the clock down, darker where more was used. */
export function HeatMap(props: HeatMapProps) {
  const { label, days, clockHour, dayTicks, hourLabel, summary, title, total, spoken, scale, onSelect } =
    props
  const [element, width] = useWidth<HTMLDivElement>()
  const [index, setIndex] = useState<number>()
  const bounds = useMemo(
    () =>
      heatBounds(
        days.reduce((high, hours) => hours.reduce<number>((h, value) => Math.max(h, value ?? 0), high), 0),
      ),
    [days],
  )
  const cellWidth = (width - left - 2) / Math.max(1, days.length)
  const cellHeight = (height - under) / 24
  const paths = useMemo(
    () => heatPaths(days, clockHour, bounds, { left, top: 0, cellWidth, cellHeight }),
    [days, clockHour, bounds, cellWidth, cellHeight],
  )
  const dayOf = (at: number) => Math.floor(at / 24)
  const valueOf = (at: number): HourReading => {
    const hours = days[dayOf(at)] ?? []
    return hours.find((_, position) => clockHour(dayOf(at), position) === at % 24) ?? null
  }
  const indexAt = (x: number, y: number) => {
    const day = readingAt((x * width - left) / (width - left - 2), days.length)
    const hour = readingAt((y * height) / (height - under), 24)
    return day === undefined || hour === undefined ? undefined : day * 24 + hour
  }
  const keyStep = (key: string, from: number) =>
    ({
      ArrowRight: from + 24,
      ArrowLeft: from - 24,
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + 24 * 7,
      PageUp: from - 24 * 7,
    })[key]
  return (
    <figure className="chart">
      <Reading
        title={index === undefined ? summary.title : title(dayOf(index), index % 24)}
        total={index === undefined ? summary.total : total(valueOf(index))}
        series={[]}
      />
      <div ref={element} className="chart-plot">
        {width > 0 ? (
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {paths.map((d, level) => (d ? <path key={level} data-heat={level} d={d} /> : null))}
            <g className="chart-axis">
              {[0, 6, 12, 18].map((hour) => (
                <text key={hour} x={left - 8} y={hour * cellHeight} dy="0.8em" textAnchor="end">
                  {hourLabel(hour)}
                </text>
              ))}
              {thinned(dayTicks, width - left).map((tick) => (
                <text key={tick.day} x={left + tick.day * cellWidth} y={height - 8}>
                  {tick.label}
                </text>
              ))}
            </g>
            {index === undefined ? null : (
              <g className="chart-cursor">
                <rect
                  x={left + dayOf(index) * cellWidth - 2}
                  y={(index % 24) * cellHeight - 1}
                  width={cellWidth + 4}
                  height={cellHeight + 2}
                />
              </g>
            )}
          </svg>
        ) : null}
        {days.length > 0 ? (
          <Scrubber
            label={label}
            count={days.length * 24}
            index={index}
            spoken={(at) => spoken(dayOf(at), at % 24, valueOf(at))}
            onMove={setIndex}
            indexAt={indexAt}
            keyStep={keyStep}
            onSelect={onSelect && ((at) => onSelect(dayOf(at)))}
          />
        ) : null}
      </div>
      <p className="heat-scale" aria-hidden="true">
        {scale.from}
        <span>
          {bounds.map((bound, level) => (
            <i key={bound} className="swatch" data-heat={level} />
          ))}
        </span>
        {scale.to(bounds.at(-1) ?? 0)}
      </p>
    </figure>
  )
}
