import { knownColumns, leftColumns, mayHoldEnergy, plainName, type CurveColumn } from './known-headers.ts'

/** Without these nothing can be read, under the name the report gives them. */
const NEEDED = { cups: 'CUPS', date: 'Fecha', hour: 'Hora', import: 'consumo_kWh' } as const

export interface DatadisHeader {
  /** The byte between two columns: semicolon, comma or tab. */
  readonly separator: number
  /** Number of each column from 0. */
  readonly columns: ReadonlyMap<CurveColumn, number>
  /** Columns of energy that are in Wh; the others are in kWh. */
  readonly inWh: ReadonlySet<CurveColumn>
  /** Needed columns that are missing, as Datadis calls them. */
  readonly missing: readonly string[]
  /** What stands twice. */
  readonly repeated: readonly string[]
  /** Columns whose name may be one of energy that is not known. */
  readonly energies: readonly string[]
  /** Numbers of the columns that are known and not kept: they hold a tariff period. */
  readonly left: readonly number[]
  /** Columns that are not read, with their number. */
  readonly unknown: readonly { readonly name: string; readonly number: number }[]
}

/** The separator that a line of column names has most of. */
function separatorOf(line: string): string {
  return [';', ',', '\t'].reduce((best, next) =>
    line.split(next).length > line.split(best).length ? next : best,
  )
}

function namesOf(line: string, separator: string): string[] {
  return line.split(separator).map((name) => name.trim().replaceAll(/^"|"$/g, ''))
}

function knownColumn(plain: string) {
  return Object.hasOwn(knownColumns, plain) ? knownColumns[plain] : undefined
}

/** Whether a line names columns of a curve: at least the supply and when. */
export function isDatadisHeader(line: string): boolean {
  const found = new Set(namesOf(line, separatorOf(line)).map((name) => knownColumn(plainName(name))?.column))
  return found.has('cups') && (found.has('date') || found.has('stamp') || found.has('import'))
}

/** Reads the line that names the columns; they may stand in any order. */
export function readDatadisHeader(line: string): DatadisHeader {
  const separator = separatorOf(line)
  const columns = new Map<CurveColumn, number>()
  const inWh = new Set<CurveColumn>()
  const [repeated, energies]: [string[], string[]] = [[], []]
  const left: number[] = []
  const unknown: { name: string; number: number }[] = []
  for (const [number, name] of namesOf(line, separator).entries()) {
    const plain = plainName(name)
    const known = knownColumn(plain)
    if (known === undefined) {
      if (Object.hasOwn(leftColumns, plain)) left.push(number)
      else if (mayHoldEnergy(plain)) energies.push(name)
      else unknown.push({ name, number })
    } else if (columns.has(known.column)) repeated.push(name)
    else {
      columns.set(known.column, number)
      if (known.unit === 'Wh') inWh.add(known.column)
    }
  }
  const needed = columns.has('stamp')
    ? (['cups', 'import'] as const)
    : (['cups', 'date', 'hour', 'import'] as const)
  const missing = needed.filter((column) => !columns.has(column)).map((column) => NEEDED[column])
  return { separator: separator.charCodeAt(0), columns, inWh, missing, repeated, energies, left, unknown }
}
