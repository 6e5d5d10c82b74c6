import { useState } from 'react'
import { Axis } from './Axis.tsx'
import { compactHeight, frameFor } from './frame.ts'
import { indexAtShare } from './pixel-columns.ts'
import { periodRuns, stepBand, stepLine, xAt } from './profile-paths.ts'
import type { ProfileHour } from './profile-paths.ts'
import { Scrubber } from './Scrubber.tsx'
import type { ValueFormat } from './series.ts'
import { useWidth } from './use-width.ts'
import './chart.css'
import './profile.css'

interface DayProfileProps {
  /** What the day is: "Winter, working day". */
  name: string
  /** What the chart shows and which keys move in it. */
  label: string
  hours: readonly ProfileHour[]
  /** The highest value of all the days shown beside each other: they share one scale. */
  highest: number
  valueFormat: Pick<ValueFormat, 'formatTick' | 'unit'>
  /** The readout while nothing is pointed at. */
  summary: string
  /** The readout of an hour, and the same as a sentence for screen readers. */
  readout: (hour: number) => string
  spoken: (hour: number) => string
}

export const profileHourStep = 6
const stripPx = 5

/** The typical use of each hour of a day, over the periods of the tariff. */
export function DayProfile(props: DayProfileProps) {
  const { name, label, hours, highest, valueFormat, summary, readout, spoken } = props
  const [element, width, enlarged] = useWidth<HTMLDivElement>()
  const [index, setIndex] = useState<number>()
  const frame = frameFor(width, [0, highest], valueFormat, { height: compactHeight, enlarged })
  const plot = { left: frame.left, width: Math.max(0, frame.right - frame.left), y: frame.y }
  const values = hours.map(({ value }) => value)
  const middle = (at: number) => (xAt(at, hours.length, plot) + xAt(at + 1, hours.length, plot)) / 2
  return (
    <figure className="chart day-profile">
      <p className="day-profile-readout" aria-hidden="true">
        <strong>{name}</strong>
        <span className="soft figures">{index === undefined ? summary : readout(index)}</span>
      </p>
      <div ref={element} className="chart-plot" data-compact="">
        {width > 0 ? (
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            {periodRuns(hours).map(({ hue, from, to }) => {
              const [x1, x2] = [xAt(from, hours.length, plot), xAt(to, hours.length, plot)]
              return (
                <g key={from} data-hue={hue}>
                  <rect
                    className="profile-ground"
                    x={x1}
                    y={frame.top}
                    width={x2 - x1}
                    height={frame.bottom - frame.top}
                  />
                  <rect className="profile-strip" x={x1} y={frame.bottom} width={x2 - x1} height={stripPx} />
                </g>
              )
            })}
            <Axis
              frame={frame}
              bottom={hours.flatMap((_, at) =>
                at % profileHourStep === 0 ? [{ x: xAt(at, hours.length, plot), label: String(at) }] : [],
              )}
            />
            {hours.some(({ high }) => high !== undefined) ? (
              <path
                className="profile-range"
                d={stepBand(
                  hours.map(({ low, value }) => low ?? value),
                  hours.map(({ high, value }) => high ?? value),
                  plot,
                )}
              />
            ) : null}
            <path className="profile-line" d={stepLine(values, plot)} />
            {index === undefined ? null : (
              <g className="chart-cursor">
                <line x1={middle(index)} x2={middle(index)} y1={frame.top} y2={frame.bottom} />
                <circle cx={middle(index)} cy={frame.y(values[index] ?? 0)} r={4} />
              </g>
            )}
          </svg>
        ) : null}
        <Scrubber
          label={label}
          count={hours.length}
          index={index}
          first={0}
          spoken={spoken}
          onMove={setIndex}
          indexAt={(x) => indexAtShare((x * frame.width - frame.left) / plot.width, hours.length)}
          keyStep={keyStep}
        />
      </div>
    </figure>
  )
}

function keyStep(key: string, from: number): number | undefined {
  return { PageUp: from - profileHourStep, PageDown: from + profileHourStep }[key]
}
