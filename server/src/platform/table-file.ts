import type { Language } from '@endoll/api/language.ts'
import type { SentFile } from './http/implement.ts'
import { spreadsheet, spreadsheetMediaType, type SheetRow } from './spreadsheet.ts'
import { tableCsv } from './table-csv.ts'
import { sheetColumns, type TableColumn } from './table-sheet.ts'

/** A table that lies in memory, with its columns and their headers. */
export interface Table {
  readonly columns: readonly (TableColumn & { readonly header: string })[]
  readonly rows: readonly SheetRow[]
}

export interface AskedTable {
  readonly format: 'csv' | 'xlsx'
  readonly language: Language
  /** The name of the workbook's sheet. */
  readonly sheet: string
  /** Of the file and of the workbook. */
  readonly title: string
  /** Read once the file is asked for. */
  readonly table: () => Promise<Table>
}

/** A table as a CSV or a workbook, which say the same. */
export function tableFile({ format, language, sheet, title, table }: AskedTable): SentFile {
  const read = async () => {
    const { columns, rows } = await table()
    const named = Object.fromEntries(columns.map((column, index) => [String(index), column]))
    const headers = Object.fromEntries(columns.map(({ header }, index) => [String(index), header]))
    return { columns: sheetColumns(named, headers, language), rows }
  }
  if (format === 'csv')
    return { name: `${title}.csv`, mediaType: 'text/csv', body: async () => tableCsv(await read()) }
  return {
    name: `${title}.xlsx`,
    mediaType: spreadsheetMediaType,
    body: async () => {
      const { columns, rows } = await read()
      return spreadsheet({ name: sheet, title, language, columns, rows: inOnePart(rows) })
    },
  }
}

async function* inOnePart<Row>(rows: readonly Row[]) {
  yield rows
}
