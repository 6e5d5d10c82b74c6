import { numericDayTag, type Language } from '@endoll/api/language.ts'
import type { SheetColumn } from './spreadsheet.ts'

/** A column of a table; its numbers are money unless they are energy. */
export interface TableColumn extends Pick<SheetColumn, 'width' | 'kind'> {
  readonly format?: 'energy'
}

/** A language's order of day, month and year in the way spreadsheets name it: dd/mm/yyyy. */
function dayFormat(language: Language): string {
  const format = new Intl.DateTimeFormat(numericDayTag(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const names: Readonly<Record<string, string>> = { day: 'dd', month: 'mm', year: 'yyyy' }
  return format
    .formatToParts(0)
    .map(({ type, value }) => names[type] ?? value)
    .join('')
}

function formatOf({ kind, format }: TableColumn, language: Language): Pick<SheetColumn, 'format'> {
  if (kind === 'text') return {}
  if (kind === 'day') return { format: dayFormat(language) }
  return { format: format === 'energy' ? '#,##0.000' : '#,##0.00' }
}

/** The columns of a table in their order, with headers and formats of a language. */
export function sheetColumns<Name extends string>(
  columns: Readonly<Record<Name, TableColumn>>,
  headers: Readonly<Record<Name, string>>,
  language: Language,
): SheetColumn[] {
  return (Object.keys(columns) as Name[]).map((name) => {
    const { width, kind } = columns[name]
    return { header: headers[name], width, kind, ...formatOf(columns[name], language) }
  })
}
