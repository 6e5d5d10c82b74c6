import { memo } from 'react'
import type { Frame } from './frame.ts'

export type BottomTick = {
  x: number
  label: string
  active?: boolean
  /** A second line: the year under its first month. */
  below?: string | undefined
}

interface AxisProps {
  frame: Frame
  bottom: readonly BottomTick[]
  /** Between groups of what the chart shows. */
  dividers?: readonly number[]
}

/** The grid lines with their values, and the labels below. */
export function Axis({ frame, bottom, dividers = [] }: AxisProps) {
  return (
    <g className="chart-axis" aria-hidden="true">
      <Grid frame={frame} />
      {dividers.map((x) => (
        <line key={x} x1={x} x2={x} y1={frame.top} y2={frame.height} />
      ))}
      {bottom.map((tick) => (
        <Label key={tick.x} {...tick} y={frame.bottom} />
      ))}
    </g>
  )
}

/** Not drawn again while the cursor moves, like the labels that it does not touch. */
const Grid = memo(({ frame }: Pick<AxisProps, 'frame'>) => (
  <>
    <text className="chart-unit" x={frame.left - 8} y={14} textAnchor="end">
      {frame.unit}
    </text>
    {frame.ticks.map((tick) => (
      <g key={tick.value} data-zero={tick.value === 0 || undefined}>
        <line x1={frame.left} x2={frame.right} y1={tick.y} y2={tick.y} />
        <text x={frame.left - 8} y={tick.y} dy="0.32em" textAnchor="end">
          {tick.label}
        </text>
      </g>
    ))}
  </>
))

const Label = memo(({ x, y, label, active, below }: BottomTick & { y: number }) => (
  <g>
    <text x={x} y={y + 20} textAnchor="middle" data-active={active || undefined}>
      {label}
    </text>
    {below ? (
      <text className="chart-below" x={x} y={y + 38} textAnchor="middle">
        {below}
      </text>
    ) : null}
  </g>
))
