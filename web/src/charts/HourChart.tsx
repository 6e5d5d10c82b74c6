import { useMemo, useState } from 'react'
import { Axis } from './Axis.tsx'
import { frameFor } from './frame.ts'
import type { Frame } from './frame.ts'
import { Hatched } from './Hatched.tsx'
import { binnedPaths, fitsSingly, pathKey, singlePaths, unreadBands } from './hour-paths.ts'
import type { HourPath } from './hour-paths.ts'
import { onceFor } from './once-for.ts'
import { pixelColumns, indexAtShare } from './pixel-columns.ts'
import type { ChartValue } from './pixel-columns.ts'
import { Readout } from './Readout.tsx'
import { Scrubber } from './Scrubber.tsx'
import type { ValueFormat, Hue, Series } from './series.ts'
import { thinned } from './stack.ts'
import { useWidth } from './use-width.ts'
import './chart.css'

type HourChartProps = ValueFormat & {
  /** What the chart shows and which keys move in it. */
  label: string
  /** What is drawn of each hour (or quarter), energy or money; null if it is not known. A day has 23, 24 or 25 hours. */
  values: readonly ChartValue[]
  /** Surplus of the same hours, positive; drawn below the axis. */
  surplus?: readonly ChartValue[]
  /** The tariff period of an hour. */
  hueOf: (index: number) => Hue
  /** Hours that were estimated. */
  isEstimated?: (index: number) => boolean
  /** Hours that have passed and were not read: an hour that was read may have no price. */
  isUnread?: (index: number) => boolean
  /** The legend; one entry per hue that occurs. */
  series: readonly Series[]
  /** Where several hours share a pixel: a legend without hues of their own, and what the chart shows of them. */
  shared?: { series: readonly Series[]; note: string }
  /** Labels below, by the index of their hour. */
  ticks: readonly { index: number; label: string }[]
  summary: { title: string; total: string }
  marks: { estimated: string; unread: string }
  title: (index: number) => string
  /** The readout of an hour ("1.2 kWh"), and the same as a sentence for screen readers. */
  total: (index: number) => string
  spoken: (index: number) => string
  /** How far PageUp and PageDown go: 24 over many days. */
  bigStep: number
  onSelect?: (index: number) => void
}

export function HourChart(props: HourChartProps) {
  const { label, values, surplus, ticks, shared, summary, title, total, spoken, bigStep, onSelect } = props
  const [element, width, enlarged] = useWidth<HTMLDivElement>('plot')
  const [index, setIndex] = useState<number>()
  const frame = useMemo(
    () =>
      frameFor(
        width,
        extentOf(values, surplus),
        { formatTick: props.formatTick, unit: props.unit },
        { enlarged },
      ),
    [width, values, surplus, props.formatTick, props.unit, enlarged],
  )
  const plotWidth = frame.right - frame.left
  const singly = fitsSingly(values.length, plotWidth)
  const xOf = (at: number) => frame.left + ((at + 0.5) * plotWidth) / values.length
  const indexAt = (x: number) => {
    const share = (x * frame.width - frame.left) / plotWidth
    const single = indexAtShare(share, values.length)
    if (singly) return single
    // Several hours share a pixel: the pointer is on the highest of them, the one that is visible.
    const columns = Math.floor(plotWidth)
    const column = indexAtShare(share, Math.min(columns, values.length)) ?? 0
    const from = Math.floor((column * values.length) / columns)
    const to = Math.floor(((column + 1) * values.length) / columns)
    return from + (pixelColumns(values.slice(from, to), 1)[0]?.highest ?? 0)
  }
  const keyStep = (key: string, from: number) =>
    ({
      PageUp: from - bigStep,
      PageDown: from + bigStep,
      ArrowUp: from - bigStep,
      ArrowDown: from + bigStep,
    })[key]
  return (
    <figure className="chart">
      <Readout
        title={index === undefined ? summary.title : title(index)}
        total={index === undefined ? summary.total : total(index)}
        series={singly || !shared ? props.series : shared.series}
        marks={[
          ...(props.isEstimated ? [{ mark: 'estimated' as const, label: props.marks.estimated }] : []),
          ...(props.isUnread ? [{ mark: 'unread' as const, label: props.marks.unread }] : []),
        ]}
      />
      <div ref={element} className="chart-plot">
        {width > 0 ? (
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            <Axis
              frame={frame}
              bottom={thinned(ticks, plotWidth / enlarged).map((tick) => ({
                x: xOf(tick.index),
                label: tick.label,
              }))}
            />
            <HourPaths {...props} frame={frame} />
            {index === undefined ? null : (
              <g className="chart-cursor">
                <line x1={xOf(index)} x2={xOf(index)} y1={frame.top} y2={frame.bottom} />
                <circle cx={xOf(index)} cy={frame.y(values[index] ?? 0)} r={5} />
              </g>
            )}
          </svg>
        ) : null}
        {values.length > 0 ? (
          <Scrubber
            label={label}
            count={values.length}
            index={index}
            first={lastKnown(values)}
            spoken={spoken}
            onMove={setIndex}
            indexAt={indexAt}
            keyStep={keyStep}
            onSelect={onSelect}
          />
        ) : null}
      </div>
      {singly || !shared ? null : <p className="small soft">{shared.note}</p>}
    </figure>
  )
}

type HourPathsProps = Pick<HourChartProps, 'values' | 'surplus' | 'hueOf' | 'isEstimated' | 'isUnread'> & {
  frame: Frame
}

function HourPaths({ values, surplus, hueOf, isEstimated, isUnread, frame }: HourPathsProps) {
  const paths = useMemo(() => {
    const plot = { left: frame.left, width: frame.right - frame.left, y: frame.y }
    const below = surplus ? negativeOf(surplus) : []
    const singly = fitsSingly(values.length, plot.width)
    const draw = (of: readonly ChartValue[], own: (index: number) => Hue, hue: Hue): HourPath[] =>
      singly ? singlePaths(of, own, plot) : binnedPaths(of, hue, plot)
    const estimated = singly && isEstimated ? values.map((value, at) => (isEstimated(at) ? value : null)) : []
    return {
      drawn: [...draw(values, hueOf, 'total'), ...draw(below, () => 'surplus', 'surplus')],
      hatched: singlePaths(estimated, () => 'total', plot),
      unread: isUnread ? unreadBands(values.length, isUnread, plot, frame) : '',
    }
  }, [values, surplus, hueOf, isEstimated, isUnread, frame])
  return (
    <>
      {paths.unread ? <path className="hours-unread" d={paths.unread} /> : null}
      {paths.drawn.map((path) => (
        <path
          key={pathKey(path)}
          className="hours"
          data-hue={path.hue}
          data-range={path.range ? '' : undefined}
          d={path.d}
        />
      ))}
      {paths.hatched.map((path) => (
        <Hatched
          key={path.d}
          d={path.d}
          box={{
            x: frame.left,
            y: frame.top,
            width: frame.right - frame.left,
            height: frame.bottom - frame.top,
          }}
        />
      ))}
    </>
  )
}

function lastKnown(values: readonly ChartValue[]): number {
  return Math.max(
    0,
    values.findLastIndex((value) => value !== null),
  )
}

const highestOf = onceFor((values: readonly ChartValue[]) =>
  values.reduce<number>((high, value) => Math.max(high, value ?? 0), 0),
)

const negativeOf = onceFor((values: readonly ChartValue[]) =>
  values.map((value) => (value === null ? null : -value)),
)

function extentOf(values: readonly ChartValue[], surplus: readonly ChartValue[] = []): [number, number] {
  return [-highestOf(surplus), highestOf(values)]
}
