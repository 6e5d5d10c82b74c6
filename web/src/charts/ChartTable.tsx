import { useState } from 'react'
import type { ChartTableRow } from './ChartRows.tsx'
import './chart.css'
import { part } from '../loading/part.tsx'

const ChartRows = part({ load: async () => (await import('./ChartRows.tsx')).ChartRows })

interface ChartTableProps {
  /** "See as a table" */
  summary: string
  caption: string
  /** The first names the rows; the others are figures. */
  columns: readonly string[]
  /** A function where there are many: it is called when the table is opened. */
  rows: readonly ChartTableRow[] | (() => readonly ChartTableRow[])
  /** Prints the table even while it is closed; its rows are then made at once, so only for few. */
  onPaper?: boolean
}

/** The values of a chart as a table, rendered when it is first opened. */
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
          <ChartRows caption={caption} columns={columns} rows={typeof rows === 'function' ? rows() : rows} />
        </div>
      ) : null}
    </details>
  )
}
