import { typedText } from '@endoll/domain/identity/typed-text.ts'
import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type * as z from 'zod'
import { isProblemCode, type ProblemList } from '../problem.ts'
import { encodingName, EncodingScan, type Encoding, type EncodingFound } from './encoding.ts'

/** Longest row that is read, in characters; a quote that is never closed must not fill the memory. */
const LONGEST_ROW = 256 * 1024

/** What the columns of another program are called here, and their values. */
export interface Renaming {
  /** Their columns, in small letters. */
  readonly theirColumns: Iterable<string>
  /** Our columns that are made of one of theirs, none where it is left; undefined if it is not known. */
  columnsOf(theirs: string): readonly string[] | undefined
  valueOf(column: string, theirs: string): string
  /** Our columns that have the same value in every row. */
  readonly constants: Iterable<readonly [column: string, value: string]>
}

type Table<T> = {
  readonly path: string
  readonly file: string
  readonly schema: z.ZodObject & z.ZodType<T>
  /** Where the file is of another program. */
  readonly renaming?: Renaming | undefined
}

/** The cells of a row that are not empty, by their column. */
export type Cells = Readonly<Record<string, string>>

/** What a reader gets beside the rows. */
export interface TableListener {
  /** How the file is written. */
  readonly onEncoding: (name: string) => void
  /** Each raw row, before it is passed on. */
  readonly onCells: (line: number, cells: Cells) => void
}

/** A row by its line: read, or refused with its cells as they stand. */
export type TableRow<T> =
  | { readonly line: number; readonly row: T }
  | { readonly line: number; readonly cells: Cells }

/**
 * The rows of a table file, one by one. What is wrong with a refused one goes to `problems`.
 * Separator (; , or tab) and encoding (by the rule of EncodingScan, said to `onEncoding`) are found out; columns may stand in
 * any order. Lines above the names of the columns (`sep=;`, a title) and empty rows, as a spreadsheet leaves them, are passed
 * over.
 */
export async function* readTable<T>(
  table: Table<T>,
  problems: ProblemList,
  { onEncoding, onCells }: TableListener,
): AsyncGenerator<TableRow<T>> {
  const { path, file, schema, renaming } = table
  const looked = renaming ? [...renaming.theirColumns] : Object.keys(schema.shape)
  const { found, delimiter, empty, headerLine } = await inspect(path, looked)
  if (empty) return problems.add(file, 0, '', 'empty_file')
  if (!found.ok) return problems.add(file, found.line, '', found.code)
  const { encoding } = found
  onEncoding(encodingName(found))
  const source = parse({
    bom: true,
    delimiter,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    from_line: headerLine,
  })
  const feeding = feed(path, encoding, source)
  let readLine: ReturnType<typeof lineReader<T>> | undefined
  let line = 0
  try {
    for await (const { record, info } of source as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      line = info.lines
      if (record.every((cell) => cell === '')) continue
      if (readLine === undefined) {
        const header = readHeader(record, schema, renaming)
        await noteHeader(header, source, { file, line, problems })
        if (!header.isRead) return
        readLine = lineReader(header.columns, table, problems, onCells)
        continue
      }
      yield readLine(record, line)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.add(file, line + 1, '', 'csv_not_valid')
  } finally {
    source.destroy()
    await feeding
  }
}

/** Reads the cells of a line by the columns that the header names; what is wrong with it goes to `problems`. */
function lineReader<T>(
  columns: ReadHeader['columns'],
  table: Table<T>,
  problems: ProblemList,
  onCells: TableListener['onCells'],
) {
  return (record: string[], line: number): TableRow<T> => {
    const row = readRow(columns, record, table)
    onCells(line, row.cells)
    if (row.ok) return { line, row: row.value }
    for (const { field, code } of row.problems) problems.add(table.file, line, field, code)
    return { line, cells: row.cells }
  }
}

interface ReadHeader {
  /** The columns that each cell of a row is for. */
  readonly columns: readonly (readonly string[])[]
  /** False where a column that is needed is missing, or one stands twice. */
  readonly isRead: boolean
  readonly problems: readonly FieldProblem[]
}

function readHeader(
  header: readonly string[],
  schema: z.ZodObject,
  renaming: Renaming | undefined,
): ReadHeader {
  const theirs = header.map((name) => name.toLowerCase())
  const isKnown = (name: string) =>
    renaming ? renaming.columnsOf(name) !== undefined : Object.hasOwn(schema.shape, name)
  const columns = theirs.map((name) => (renaming ? (renaming.columnsOf(name) ?? []) : [name]))
  const names = [...columns.flat(), ...[...(renaming?.constants ?? [])].map(([name]) => name)]
  const missing = Object.entries(schema.shape).filter(
    ([name, type]) => !names.includes(name) && !isOptional(type as z.ZodType),
  )
  const repeated = theirs.filter((name, index) => name !== '' && theirs.indexOf(name) !== index)
  const unknown = theirs.filter((name) => name !== '' && !isKnown(name))
  return {
    columns,
    isRead: missing.length === 0 && repeated.length === 0,
    problems: [
      ...unknown.map((field): FieldProblem => ({ field, code: 'unknown_column' })),
      ...missing.map(([field]): FieldProblem => ({ field, code: 'missing_column' })),
      ...repeated.map((field): FieldProblem => ({ field, code: 'repeated_column' })),
    ],
  }
}

/** Says what is wrong with the names of the columns; of those that cannot be read, how many rows are lost with them. */
async function noteHeader(
  { isRead, problems: found }: ReadHeader,
  source: AsyncIterable<{ record: string[] }>,
  { file, line, problems }: { readonly file: string; readonly line: number; readonly problems: ProblemList },
): Promise<void> {
  const lost = isRead ? 0 : await rowsBelow(source)
  for (const { field, code } of found) {
    problems.add(file, line, field, code, code === 'missing_column' ? { lost } : {})
  }
  if (!isRead) problems.lose(file, lost)
}

/** Whether a column may be left out. */
export function isOptional(type: z.ZodType): boolean {
  return type.safeParse(undefined).success
}

type FieldProblem = { field: string; code: Parameters<ProblemList['add']>[3] }
type ReadRow<T> = { ok: true; value: T; cells: Cells } | { ok: false; problems: FieldProblem[]; cells: Cells }

function readRow<T>(
  columns: ReadHeader['columns'],
  record: readonly string[],
  { schema, renaming }: Pick<Table<T>, 'schema' | 'renaming'>,
): ReadRow<T> {
  const cells: Record<string, string> = Object.fromEntries(renaming?.constants ?? [])
  for (const [index, names] of columns.entries()) {
    const typed = typedText(record[index] ?? '')
    for (const name of names) {
      const cell = renaming && typed ? renaming.valueOf(name, typed) : typed
      if (cell && Object.hasOwn(schema.shape, name)) cells[name] = cell
    }
  }
  const parsed = schema.safeParse(cells)
  if (parsed.success) return { ok: true, value: parsed.data, cells }
  const problems = parsed.error.issues.map((issue): FieldProblem => {
    const field = String(issue.path[0] ?? '')
    if (!Object.hasOwn(cells, field))
      return { field, code: isProblemCode(issue.message) ? issue.message : 'required_field' }
    return { field, code: isProblemCode(issue.message) ? issue.message : 'not_valid' }
  })
  return { ok: false, problems, cells }
}

type Inspected = { found: EncodingFound; delimiter: string; empty: boolean; headerLine: number }

/** Lines that may stand above the names of the columns. */
const MOST_TITLE_LINES = 30
const BEGINNING_BYTES = 64 * 1024

/** One pass over the bytes: their encoding, the line with the names of the columns, and what parts them. */
async function inspect(path: string, known: readonly string[]): Promise<Inspected> {
  const scan = new EncodingScan()
  const beginning: Buffer[] = []
  let size = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (size < BEGINNING_BYTES) beginning.push(chunk.subarray(0, BEGINNING_BYTES - size))
    size += chunk.length
    scan.push(chunk)
  }
  const found = scan.end()
  const text = found.ok ? new TextDecoder(found.encoding).decode(Buffer.concat(beginning)) : ''
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .slice(0, MOST_TITLE_LINES)
  const namesOf = (line: string) =>
    line.split(/[;,\t]/).map((name) => name.trim().replaceAll(/^"|"$/g, '').toLowerCase())
  const countOf = (line: string) => namesOf(line).filter((name) => known.includes(name)).length
  // The line that names most columns; where none does, the first one, which is then reported.
  const best = lines.reduce(
    (most, line, index) => (countOf(line) > countOf(lines[most] ?? '') ? index : most),
    0,
  )
  const header = lines[best] ?? ''
  const count = (mark: string) => header.split(mark).length
  const delimiter = [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';'
  return { found, delimiter, empty: size === 0, headerLine: best + 1 }
}

/** Rows below a header that cannot be read: how many are lost. */
async function rowsBelow(source: AsyncIterable<{ record: string[] }>): Promise<number> {
  let count = 0
  for await (const { record } of source) if (record.some((cell) => cell !== '')) count++
  return count
}

async function feed(path: string, encoding: Encoding, parser: ReturnType<typeof parse>): Promise<void> {
  const decoder = new TextDecoder(encoding)
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (parser.destroyed) return
      if (!parser.write(decoder.decode(chunk, { stream: true }))) await drained(parser)
    }
    if (!parser.destroyed) parser.end(decoder.decode())
  } catch (error) {
    parser.destroy(error as Error)
  }
}

function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const event of ['drain', 'close', 'error']) parser.off(event, done)
      resolve()
    }
    for (const event of ['drain', 'close', 'error']) parser.on(event, done)
  })
}
