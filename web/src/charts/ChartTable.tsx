import { lazy, Suspense, useState } from 'react'
import type { ChartTableRow } from './ChartRows.tsx'
import './chart.css'

const ChartRows = lazy(async () => ({ default: (await import('./ChartRows.tsx')).ChartRows }))

interface ChartTableProps {
  /** "See as a table" */
  summary: string
  caption: string
  /** The first names the rows; the others are figures. */
  columns: readonly string[]
  /** Many are better made only once they are wanted. */
  rows: readonly ChartTableRow[] | (() => readonly ChartTableRow[])
  /** On paper it is there also while it is closed: for few rows, which are then made at once. */
  onPaper?: boolean
}

/** The figures behind a chart. Drawn only once it is opened: a year of hours is long. */
export function ChartTable({ summary, caption, columns, rows, onPaper = false }: ChartTableProps) {
  const [opened, setOpened] = useState(onPaper)
  return (
    <details
      className="chart-table"
      data-on-paper={onPaper || undefined}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {opened ? (
        <div role="region" aria-label={caption} tabIndex={0}>
          <Suspense>
            <ChartRows
              caption={caption}
              columns={columns}
              rows={typeof rows === 'function' ? rows() : rows}
            />
          </Suspense>
        </div>
      ) : null}
    </details>
  )
}
