import { memo } from 'react'
import type { Bar } from './BarChart.tsx'
import type { Frame } from './frame.ts'
import { boxPath } from './hatch-lines.ts'
import { Hatched } from './Hatched.tsx'
import type { Series } from './series.ts'
import { stackValues } from './stack.ts'
import type { BarHand } from './use-bar-reading.ts'

interface BarShapeProps {
  bar: Bar
  index: number
  series: readonly Series[]
  frame: Frame
  x: number
  bandwidth: number
  step: number
  active: boolean
  tabStop: boolean
  hand: BarHand
  /** It opens something. */
  opens: boolean
}

const widestPx = 56
const markPx = 5

/** Whether a bar passes its limit. */
export function isAbove({ values, limit }: Pick<Bar, 'values' | 'limit'>): boolean {
  return limit !== undefined && heightOf(values) > limit
}

function heightOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.max(0, value), 0)
}

/** One bar; only those that the cursor leaves and reaches are drawn again. */
export const BarShape = memo(DrawnBar)

function DrawnBar(props: BarShapeProps) {
  const { bar, index, series, frame, x, bandwidth, step, active, tabStop, hand, opens } = props
  const width = Math.min(widestPx, bandwidth)
  const left = x + (bandwidth - width) / 2
  const segments = stackValues(bar.values).map((segment) => {
    const [y1, y2] = [frame.y(segment.from), frame.y(segment.to)]
    return { series: segment.series, y: Math.min(y1, y2), height: Math.max(0.5, Math.abs(y1 - y2)) }
  })
  return (
    <g
      className="bar"
      role={opens ? 'button' : 'img'}
      aria-label={bar.spoken}
      tabIndex={tabStop ? 0 : -1}
      data-active={active || undefined}
      data-incomplete={bar.incomplete || undefined}
      onFocus={() => hand.read(index)}
      onPointerEnter={(event) => hand.enter(index, event)}
      onPointerDown={hand.down}
      onClick={() => hand.click(index)}
      onKeyDown={(event) => {
        if (!opens || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        hand.select(index)
      }}
    >
      <rect
        className="bar-ground"
        x={x - (step - bandwidth) / 2}
        y={frame.top}
        width={step}
        height={frame.bottom - frame.top}
      />
      {segments.map((segment) => (
        <rect
          key={segment.series}
          className="bar-part"
          data-hue={series[segment.series]?.hue}
          x={left}
          y={segment.y}
          width={width}
          height={segment.height}
        />
      ))}
      {bar.estimated && segments.length > 0 ? (
        <Hatched
          d={segments.map(({ y, height }) => boxPath({ x: left, y, width, height })).join('')}
          box={{ x: left, y: frame.top, width, height: frame.bottom - frame.top }}
        />
      ) : null}
      {bar.limit === undefined ? null : (
        <line
          className="bar-limit"
          x1={x - (step - bandwidth) / 2}
          x2={x + bandwidth + (step - bandwidth) / 2}
          y1={frame.y(bar.limit)}
          y2={frame.y(bar.limit)}
        />
      )}
      {isAbove(bar) ? (
        <path
          className="bar-above"
          d={`M${x + bandwidth / 2} ${frame.y(heightOf(bar.values)) - markPx * 2 - 2}l${markPx} ${markPx * 1.6}h${-2 * markPx}Z`}
        />
      ) : null}
    </g>
  )
}
