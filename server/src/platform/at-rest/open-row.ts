import { unsealValue } from './seal.ts'
import { sealedColumns, type SealedColumnName } from './sealed-columns.ts'

/** Sealed columns of a table, by their name in it. */
function sealedOf(table: string): readonly (readonly [SealedColumnName, string])[] {
  const columns = Object.keys(sealedColumns) as SealedColumnName[]
  return columns.flatMap((column) => {
    const [of, name = ''] = column.split('.')
    return of === table ? [[column, name] as const] : []
  })
}

/** Whether rows of a table have anything sealed. */
export function hasSealed(table: string): boolean {
  return sealedOf(table).length > 0
}

/**
 * A row of any table with its sealed columns opened: for who tells rows without knowing their columns. The row has the
 * columns that name it. Throws SealedError.
 */
export function openRow(
  table: string,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const opened = { ...row }
  for (const [column, name] of sealedOf(table))
    if (row[name] !== undefined && row[name] !== null) opened[name] = unsealValue(column, row, row[name])
  return opened
}
