import { rangeBand } from './range-band.ts'
import type { RangeBandValues } from './range-band.ts'
import { useWidth } from './use-width.ts'
import './profile.css'

interface RangeBandProps {
  values: RangeBandValues
  /** The whole band as one sentence, for screen readers. */
  spoken: string
  /** Label of the expected value. */
  expected: string
  /** Labels of the two ends of the range. */
  low: string
  high: string
}

const height = 66
const barTop = 24
const barHeight = 20

/** A forecast: solid up to what is certain, light over the range it may end in, a mark at the expected value. */
export function RangeBand({ values, spoken, expected, low, high }: RangeBandProps) {
  const [element, width] = useWidth<HTMLDivElement>()
  const shape = rangeBand(values, width)
  const bottom = barTop + barHeight
  const narrow = shape.high - shape.low < (low.length + high.length) * 8 + 16
  return (
    <div ref={element} className="range-band" role="img" aria-label={spoken} style={{ minHeight: height }}>
      {width > 0 ? (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <rect className="range-track" x={0.5} y={barTop} width={width - 1} height={barHeight} rx={4} />
          <rect
            className="range-spread"
            x={shape.low}
            y={barTop}
            width={Math.max(0, shape.high - shape.low)}
            height={barHeight}
          />
          <rect className="range-sure" x={0} y={barTop} width={shape.soFar} height={barHeight} rx={4} />
          {shape.usual === undefined ? null : (
            <line className="range-usual" x1={shape.usual} x2={shape.usual} y1={barTop - 6} y2={bottom + 6} />
          )}
          <line
            className="range-expected"
            x1={shape.expected}
            x2={shape.expected}
            y1={barTop - 4}
            y2={bottom + 4}
          />
          <text data-strong="" x={shape.label.x} y={barTop - 9} textAnchor={shape.label.anchor}>
            {expected}
          </text>
          {narrow ? null : (
            <>
              <text x={shape.low} y={height - 4}>
                {low}
              </text>
              <text x={shape.high} y={height - 4} textAnchor="end">
                {high}
              </text>
            </>
          )}
        </svg>
      ) : null}
    </div>
  )
}
