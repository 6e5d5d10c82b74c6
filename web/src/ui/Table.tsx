import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import './row-link.css'
import './table.css'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for money and quantities, so that their digits line up. */
  align?: 'end'
  /**
   * Position of the column when rows are cards; by default a line with its header. A `mark` only helps to scan the rows:
   * its text is elsewhere in the row, its header is for screen readers, and cards leave it out. A `figure` is the
   * amount of a compact row.
   */
  position?: 'title' | 'subtitle' | 'corner' | 'actions' | 'mark' | 'figure'
  sortable?: boolean
}

export type Sort = { key: string; direction: 'ascending' | 'descending' }

type TableProps<Row> = {
  /** What the table lists, for screen readers; visible with `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes the row a link; its text is the column whose position is title. */
  rowHref?: (row: Row) => string
  /**
   * What a row is where there is no room for columns: a card with all of them, or a compact row of the columns that
   * have a position, the others for screen readers only.
   */
  narrow?: 'cards' | 'rows'
  /** Shown where there are no rows: an EmptyState, or a text. */
  empty: ReactNode
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** More rows are about to follow. */
  busy?: boolean
}

/** A table on wide screens and cards on narrow ones, from the same elements. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown, columns, rows, rowKey, rowHref, empty, sort, onSort, busy } = props
  const { narrow = 'cards' } = props
  if (rows.length === 0) return empty
  return (
    <div
      className="table"
      data-narrow={narrow}
      data-size={columns.length > 4 ? 'many' : columns.length > 3 ? 'some' : 'few'}
    >
      {/* Roles are spelt out because browsers forget a table's meaning when its display changes. */}
      <table role="table" aria-busy={busy || undefined}>
        <caption className={captionShown ? undefined : 'hide'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)} data-link={rowHref ? '' : undefined}>
              {columns.map((column) => (
                <td
                  role={column.position === 'title' ? 'rowheader' : 'cell'}
                  key={column.key}
                  data-label={column.header}
                  data-align={column.align}
                  data-position={column.position}
                >
                  {rowHref && column.position === 'title' ? (
                    <Link className="row-link" href={rowHref(row)}>
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeaderProps<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const current = sort?.key === column.key ? sort.direction : undefined
  const next = current === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-position={column.position}
      aria-sort={column.sortable ? (current ?? 'none') : undefined}
    >
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort({ key: column.key, direction: next })}>
          {column.header}
          <Icon name={current ? 'chevronDown' : 'sort'} />
        </button>
      ) : column.position === 'mark' ? (
        <span className="hide">{column.header}</span>
      ) : (
        column.header
      )}
    </th>
  )
}
