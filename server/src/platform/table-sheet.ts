import type { Language } from '@endoll/api/language.ts'
import type { SheetColumn } from './spreadsheet.ts'

/** A column of a table; its numbers are money unless they are energy. */
export interface TableColumn extends Pick<SheetColumn, 'width' | 'kind'> {
  readonly format?: 'energy'
}

const dayFormat: Readonly<Record<Language, string>> = {
  es: 'dd/mm/yyyy',
  ca: 'dd/mm/yyyy',
  en: 'mm/dd/yyyy',
}

function formatOf({ kind, format }: TableColumn, language: Language): Pick<SheetColumn, 'format'> {
  if (kind === 'text') return {}
  if (kind === 'day') return { format: dayFormat[language] }
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
