import type { ReactNode } from 'react'
import { Table } from '../ui/Table.tsx'

export type ChartTableRow = { key: string; cells: readonly ReactNode[] }

interface ChartRowsProps {
  caption: string
  /** The first names the rows; the others are figures. */
  columns: readonly string[]
  rows: readonly ChartTableRow[]
}

/** The table of a chart, loaded when it is opened. */
export function ChartRows({ caption, columns, rows }: ChartRowsProps) {
  return (
    <Table
      caption={caption}
      columns={columns.map((header, column) => ({
        key: String(column),
        header,
        cell: (row: ChartTableRow) => row.cells[column],
        ...(column === 0 ? { position: 'title' as const } : { align: 'end' as const }),
      }))}
      rows={rows}
      rowKey={(row) => row.key}
      empty={null}
    />
  )
}
