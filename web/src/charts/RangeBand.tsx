import { placeLabels, rangeBand } from './range-band.ts'
import type { RangeBandValues } from './range-band.ts'
import { useWidth } from './use-width.ts'
import './profile.css'

interface RangeBandProps {
  values: RangeBandValues
  /** The whole band as one sentence, for screen readers. */
  spoken: string
  /** What stands beside each part of the band, with its amount; a part without one has no words of its own. */
  labels: {
    readonly soFar: string
    readonly expected: string
    readonly range?: string | undefined
    readonly usual?: string | undefined
  }
}

const barHeight = 20
/** Of a line of small letters, and of one of them, at the usual size. */
const linePx = 18
const letterPx = 7.5

/** A forecast: solid up to what is certain, light over the range it may end in, a mark at the expected value; each part has its words beside it. */
export function RangeBand({ values, spoken, labels }: RangeBandProps) {
  const [element, width, enlarged] = useWidth<HTMLDivElement>()
  return (
    <div ref={element} className="range-band" role="img" aria-label={spoken}>
      {width > 0 ? <Band {...{ values, labels, width, enlarged }} /> : null}
    </div>
  )
}

type BandProps = Pick<RangeBandProps, 'values' | 'labels'> & {
  readonly width: number
  readonly enlarged: number
}

function Band({ values, labels, width, enlarged }: BandProps) {
  const shape = rangeBand(values, width)
  const line = linePx * enlarged
  const placedIn = (of: Parameters<typeof placeLabels>[0]) =>
    placeLabels(of, { width, letterPx: letterPx * enlarged })
  const [above] = placedIn([{ key: 'expected', text: labels.expected, at: shape.expected }])
  const below = placedIn([
    { key: 'soFar', text: labels.soFar, at: 0 },
    ...(labels.range === undefined
      ? []
      : [{ key: 'range', text: labels.range, at: (shape.low + shape.high) / 2 }]),
    ...(labels.usual === undefined || shape.usual === undefined
      ? []
      : [{ key: 'usual', text: labels.usual, at: shape.usual }]),
  ])
  const barTop = line * (above?.lines.length ?? 1) + 6
  const bottom = barTop + barHeight
  const baseOf = (row: number) => bottom + 2 + line * (row + 1)
  const height = baseOf(Math.max(...below.map(({ row, lines }) => row + lines.length - 1))) + 6
  return (
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
        <line className="range-usual" x1={shape.usual} x2={shape.usual} y1={barTop - 4} y2={bottom + 4} />
      )}
      <line
        className="range-expected"
        x1={shape.expected}
        x2={shape.expected}
        y1={barTop - 4}
        y2={bottom + 4}
      />
      {above ? (
        <Lines
          lines={above.lines}
          x={above.x}
          line={line}
          y={barTop - 8 - line * (above.lines.length - 1)}
          strong
        />
      ) : null}
      {below.map(({ key, lines, x, row }) => (
        <Lines key={key} lines={lines} x={x} line={line} y={baseOf(row)} />
      ))}
    </svg>
  )
}

interface LinesProps {
  readonly lines: readonly string[]
  readonly x: number
  /** The base of the first line, and from one to the next. */
  readonly y: number
  readonly line: number
  readonly strong?: boolean
}

function Lines({ lines, x, y, line, strong }: LinesProps) {
  return (
    <text data-strong={strong ? '' : undefined}>
      {lines.map((text, index) => (
        <tspan key={text} x={x} y={y + line * index}>
          {text}
        </tspan>
      ))}
    </text>
  )
}
