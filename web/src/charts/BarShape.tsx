import type { Bar } from './BarChart.tsx'
import type { Frame } from './frame.ts'
import type { Series } from './series.ts'
import { stackValues } from './stack.ts'

type BarShapeProps = {
  bar: Bar
  series: readonly Series[]
  frame: Frame
  x: number
  bandwidth: number
  step: number
  hatchId: string
  active: boolean
  tabStop: boolean
  onPoint: () => void
  onSelect: ((key: string) => void) | undefined
}

const widestPx = 56

export function BarShape(props: BarShapeProps) {
  const { bar, series, frame, x, bandwidth, step, hatchId, active, tabStop, onPoint, onSelect } = props
  const width = Math.min(widestPx, bandwidth)
  const left = x + (bandwidth - width) / 2
  const segments = stackValues(bar.values).map((segment) => {
    const [y1, y2] = [frame.y(segment.from), frame.y(segment.to)]
    return { series: segment.series, y: Math.min(y1, y2), height: Math.max(0.5, Math.abs(y1 - y2)) }
  })
  return (
    <g
      className="bar"
      role={onSelect ? 'button' : 'img'}
      aria-label={bar.spoken}
      tabIndex={tabStop ? 0 : -1}
      data-active={active || undefined}
      data-incomplete={bar.incomplete || undefined}
      onFocus={onPoint}
      onPointerEnter={onPoint}
      onClick={() => onSelect?.(bar.key)}
      onKeyDown={(event) => {
        if (!onSelect || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        onSelect(bar.key)
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
      {bar.estimated
        ? segments.map((segment) => (
            <rect
              key={segment.series}
              x={left}
              y={segment.y}
              width={width}
              height={segment.height}
              fill={`url(#${hatchId})`}
            />
          ))
        : null}
    </g>
  )
}
