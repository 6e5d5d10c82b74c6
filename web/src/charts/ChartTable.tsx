import { useState } from 'react'
import type { ReactNode } from 'react'
import { Table } from '../ui/Table.tsx'
import './chart.css'

export type ChartTableRow = { key: string; cells: readonly ReactNode[] }

type ChartTableProps = {
  /** "See as a table" */
  summary: string
  caption: string
  /** The first names the rows; the others are figures. */
  columns: readonly string[]
  rows: readonly ChartTableRow[]
}

/** The figures behind a chart. Drawn only once it is opened: a year of hours is long. */
export function ChartTable({ summary, caption, columns, rows }: ChartTableProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="chart-table" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {opened ? (
        <div role="region" aria-label={caption} tabIndex={0}>
          <Table
            caption={caption}
            columns={columns.map((header, column) => ({
              key: String(column),
              header,
              cell: (row: ChartTableRow) => row.cells[column],
              ...(column === 0 ? { place: 'title' as const } : { align: 'end' as const }),
            }))}
            rows={rows}
            rowKey={(row) => row.key}
            empty={null}
          />
        </div>
      ) : null}
    </details>
  )
}
