/** What is read of a Datadis file. */
export type DatadisColumn = 'cups' | 'date' | 'hour' | 'import' | 'export' | 'method'

/**
 * The names that Datadis and the distributors' sites have given their columns, without case, accents and punctuation:
 * `consumo_kWh`, `AE_kWh`, `Metodo_obtencion`, `REAL/ESTIMADO` …, and the names of the fields of Datadis' interface.
 */
const NAMES: Readonly<Record<string, DatadisColumn>> = {
  cups: 'cups',
  fecha: 'date',
  date: 'date',
  hora: 'hour',
  time: 'hour',
  consumokwh: 'import',
  aekwh: 'import',
  consumptionkwh: 'import',
  energiavertidakwh: 'export',
  askwh: 'export',
  surplusenergykwh: 'export',
  metodoobtencion: 'method',
  realestimado: 'method',
  obtainmethod: 'method',
}

/** Without these nothing can be read, under the name the report gives them. */
const NEEDED = {
  cups: 'CUPS',
  date: 'Fecha',
  hour: 'Hora',
  import: 'consumo_kWh',
} as const satisfies Partial<Record<DatadisColumn, string>>

export interface DatadisHeader {
  /** The byte between two columns: semicolon, comma or tab. */
  readonly separator: number
  /** Number of each column from 0. */
  readonly columns: ReadonlyMap<DatadisColumn, number>
  /** Needed columns that are missing, as Datadis calls them. */
  readonly missing: readonly string[]
}

/** Reads the first line of a file; columns may stand in any order, and unknown ones are passed over. */
export function readDatadisHeader(line: string): DatadisHeader {
  const separator = [';', ',', '\t'].reduce((best, next) =>
    line.split(next).length > line.split(best).length ? next : best,
  )
  const columns = new Map<DatadisColumn, number>()
  for (const [index, name] of line.split(separator).entries()) {
    const plain = name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
    const column = Object.hasOwn(NAMES, plain) ? NAMES[plain] : undefined
    if (column && !columns.has(column)) columns.set(column, index)
  }
  const missing = Object.entries(NEEDED).flatMap(([column, name]) =>
    columns.has(column as DatadisColumn) ? [] : [name],
  )
  return { separator: separator.charCodeAt(0), columns, missing }
}
