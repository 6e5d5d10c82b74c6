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
  /** The values stand beside the picture, which is moved along. */
  valuesBeside?: boolean
}

/** The grid lines with their values, and the labels below. */
export function Axis({ frame, bottom, dividers = [], valuesBeside = false }: AxisProps) {
  const years = bottom.filter(({ below }) => below)
  return (
    <g className="chart-axis" aria-hidden="true">
      <Grid frame={frame} />
      {valuesBeside ? null : <AxisValues frame={frame} />}
      {dividers.length > 0 ? (
        <path d={dividers.map((x) => `M${x} ${frame.top}V${frame.height}`).join('')} />
      ) : null}
      <text y={frame.bottom + 20 * frame.enlarged} textAnchor="middle">
        {bottom.map((tick) => (
          <tspan key={tick.x} x={tick.x} data-active={tick.active || undefined}>
            {tick.label}
          </tspan>
        ))}
      </text>
      {years.length > 0 ? (
        <text className="chart-below" y={frame.bottom + 38 * frame.enlarged} textAnchor="middle">
          {years.map((tick) => (
            <tspan key={tick.x} x={tick.x}>
              {tick.below}
            </tspan>
          ))}
        </text>
      ) : null}
    </g>
  )
}

/** Not drawn again while the cursor moves. Lines of a kind are one path and labels one text: a phone draws few faster. */
const Grid = memo(({ frame }: Pick<AxisProps, 'frame'>) => {
  const across = (y: number) => `M${frame.left} ${y}H${frame.right}`
  const zero = frame.ticks.find(({ value }) => value === 0)
  return (
    <>
      <path d={frame.ticks.flatMap((tick) => (tick === zero ? [] : [across(tick.y)])).join('')} />
      {zero ? <path data-zero="" d={across(zero.y)} /> : null}
    </>
  )
})

/** The unit and the values of the grid lines, left of them. */
export const AxisValues = memo(({ frame }: Pick<AxisProps, 'frame'>) => (
  <text textAnchor="end">
    <tspan x={frame.left - 8} y={14 * frame.enlarged}>
      {frame.unit}
    </tspan>
    {frame.ticks.map((tick) => (
      <tspan key={tick.value} x={frame.left - 8} y={tick.y} dy="0.32em">
        {tick.label}
      </tspan>
    ))}
  </text>
))
