import { legendLimit } from './series.ts'
import type { Series } from './series.ts'

/** What is marked on a bar beside its height. */
export type BarMark = 'estimated' | 'incomplete' | 'limit' | 'above' | 'unread'

interface ReadoutProps {
  /** "November 2026", or what the whole chart covers. */
  title: string
  /** "214 kWh" */
  total: string
  series: readonly Series[]
  /** One formatted value per series, empty if none; without values the legend has only names. */
  values?: readonly (string | undefined)[] | undefined
  /** Only those that occur. */
  marks?: readonly { mark: BarMark; label: string }[]
}

/**
 * Legend and values of what the pointer or the keyboard is on, in a fixed place above the chart, so that nothing
 * covers the bars and nothing moves. Hidden from screen readers, which read the bars and the cursor themselves.
 */
export function Readout({ title, total, series, values, marks = [] }: ReadoutProps) {
  return (
    <div className="chart-readout" aria-hidden="true">
      <p>
        <span className="soft">{title}</span> <strong className="figures">{total}</strong>
      </p>
      {series.length < legendLimit && series.length + marks.length > 0 ? (
        <ul role="list">
          {series.map((one, position) => (
            <li key={one.key}>
              <i className="swatch" data-hue={one.hue} />
              {one.label} {values ? <span className="figures">{values[position]}</span> : null}
            </li>
          ))}
          {marks.map((one) => (
            <li key={one.mark}>
              <i className="swatch" data-mark={one.mark} />
              {one.label}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
