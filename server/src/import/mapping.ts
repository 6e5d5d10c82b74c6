import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemCode, ProblemList } from './problem.ts'
import { tableFiles } from './table-files.ts'
import { mappingRow, type MappingRow } from './tables/mapping.ts'
import { readTable, type Cells, type Renaming } from './tables/read-csv.ts'

export const mappingFile = 'mapping.csv'

/** What one of our files is made of. */
class FileMapping implements Renaming {
  theirFile: string | undefined
  readonly #columns = new Map<string, string[]>()
  readonly #values = new Map<string, Map<string, string>>()
  readonly #constants = new Map<string, string>()
  readonly #sources = new Map<string, string>()

  get theirColumns(): Iterable<string> {
    return this.#columns.keys()
  }

  get constants(): Iterable<readonly [string, string]> {
    return this.#constants
  }

  columnsOf(theirs: string): readonly string[] | undefined {
    return this.#columns.get(theirs)
  }

  valueOf(column: string, theirs: string): string {
    return this.#values.get(column)?.get(theirs.toLowerCase()) ?? theirs
  }

  /** Takes a line; returns the field that does not agree with the lines before, if any. */
  add({ column, their_file, their_column, their_value, value }: MappingRow): keyof MappingRow | undefined {
    if (their_file !== null) {
      if (this.theirFile !== undefined && this.theirFile !== their_file) return 'their_file'
      this.theirFile = their_file
    }
    const theirs = their_column?.toLowerCase()
    if (column === null) return this.#leaveOut(theirs)
    return theirs === undefined
      ? this.#setConstant(column, value, their_value)
      : this.#setSource(column, theirs, { value, their_value })
  }

  /** One of their columns that is not read. */
  #leaveOut(theirs: string | undefined): keyof MappingRow | undefined {
    if (theirs === undefined) return 'column'
    this.#columns.set(theirs, this.#columns.get(theirs) ?? [])
    return undefined
  }

  /** One of our columns that has the same value in all rows. */
  #setConstant(
    column: string,
    value: string | null,
    theirValue: string | null,
  ): keyof MappingRow | undefined {
    if (value === null || theirValue !== null) return 'value'
    if (this.#sources.has(column) || this.#constants.has(column)) return 'column'
    this.#constants.set(column, value)
    return undefined
  }

  /** One of our columns that is read from theirs, and what one of their values means. */
  #setSource(
    column: string,
    theirs: string,
    { value, their_value }: Pick<MappingRow, 'value' | 'their_value'>,
  ): keyof MappingRow | undefined {
    const before = this.#sources.get(column)
    if (this.#constants.has(column) || (before !== undefined && before !== theirs)) return 'their_column'
    this.#sources.set(column, theirs)
    if (before === undefined) this.#columns.set(theirs, [...(this.#columns.get(theirs) ?? []), column])
    if (their_value === null) return value === null ? undefined : 'their_value'
    const values = this.#values.get(column) ?? new Map<string, string>()
    if (values.has(their_value.toLowerCase())) return 'their_value'
    this.#values.set(column, values.set(their_value.toLowerCase(), value ?? ''))
    return undefined
  }
}

/** How the files of another program become ours, by mapping.csv of the folder; nothing of it without that file. */
export class Mapping {
  readonly #files = new Map<string, FileMapping>()
  /** False while a line of it is wrong: then nothing is read by it, since what is left of it may mean something else. */
  isWhole = true

  /** The name in the folder of one of our files. */
  nameOf(file: string): string {
    return this.#files.get(file)?.theirFile ?? file
  }

  renamingOf(file: string): Renaming | undefined {
    return this.#files.get(file)
  }

  add(row: MappingRow): { field: keyof MappingRow; code: ProblemCode } | undefined {
    const table = tableFiles.find(({ file }) => file === row.file)
    if (!table) return { field: 'file', code: 'not_valid' }
    if (row.column !== null && !Object.hasOwn(table.schema.shape, row.column)) {
      return { field: 'column', code: 'not_valid' }
    }
    if (row.their_file !== null && /[/\\]/.test(row.their_file))
      return { field: 'their_file', code: 'not_valid' }
    const of = this.#files.get(row.file) ?? new FileMapping()
    this.#files.set(row.file, of)
    const field = of.add(row)
    return field && { field, code: 'mapping_differs' }
  }
}

/** Reads mapping.csv of a folder, if it has one. */
export async function readMapping(folder: string, problems: ProblemList): Promise<Mapping> {
  const mapping = new Mapping()
  const path = join(folder, mappingFile)
  if (!existsSync(path)) return mapping
  const cells = new Map<number, Cells>()
  problems.describe(mappingFile, 'file', cells)
  const table = { path, file: mappingFile, schema: mappingRow }
  const listener = { onEncoding: () => {}, onCells: (line: number, of: Cells) => cells.set(line, of) }
  for await (const entry of readTable(table, problems, listener)) {
    if ('cells' in entry) continue
    const wrong = mapping.add(entry.row)
    if (wrong) problems.add(mappingFile, entry.line, wrong.field, wrong.code)
  }
  mapping.isWhole =
    problems.linesOf(mappingFile) === 0 && !problems.kept.some(({ file }) => file === mappingFile)
  return mapping
}
