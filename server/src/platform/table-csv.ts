import { csvText } from './csv-text.ts'
import type { SheetCell, SheetColumn, SheetRow } from './spreadsheet.ts'

/** A day as it is, a number with a decimal comma and without groups, nothing for what is not known. */
function csvCell(cell: SheetCell, { kind, format }: SheetColumn): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return kind === 'text' ? csvText(cell) : cell
  const decimals = format?.split('.')[1]?.length ?? 2
  return cell.toFixed(decimals).replace('.', ',')
}

/**
 * A table as a CSV that Spanish spreadsheet programs open with a press: semicolons, decimal commas, and a mark that says
 * that it is UTF-8. What begins like a formula is a text.
 */
export function tableCsv({
  columns,
  rows,
}: {
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly SheetRow[]
}): string {
  const lines = [
    columns.map(({ header }) => csvText(header)),
    ...rows.map((row) => row.map((cell, index) => csvCell(cell, columns[index]!))),
  ]
  return `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`
}
