import { typedText } from '@endoll/domain/identity/typed-text.ts'
import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type * as z from 'zod'
import { isProblemCode, type ProblemList } from '../problem.ts'

/** Longest row that is read, in characters; a quote that is never closed must not fill the memory. */
const LONGEST_ROW = 256 * 1024

type Table<T> = { readonly path: string; readonly file: string; readonly schema: z.ZodObject & z.ZodType<T> }

/** A row by its line: read, or refused with its cells as they stand. */
export type TableRow<T> =
  | { readonly line: number; readonly row: T }
  | { readonly line: number; readonly cells: Readonly<Record<string, string>> }

/**
 * The rows of a table file, one by one. What is wrong with a refused one goes to `problems`.
 * Separator (; , or tab) and encoding (UTF-8, else ISO-8859-15) are found out; columns may stand in any order.
 */
export async function* readTable<T>(table: Table<T>, problems: ProblemList): AsyncGenerator<TableRow<T>> {
  const { path, file, schema } = table
  const { encoding, delimiter, empty } = await inspect(path)
  if (empty) {
    problems.add(file, 0, '', 'empty_file')
    return
  }
  const source = parse({
    bom: true,
    delimiter,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  const feeding = feed(path, encoding, source)
  let columns: readonly string[] | undefined
  let line = 0
  try {
    for await (const { record, info } of source as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      line = info.lines
      if (columns === undefined) {
        columns = readHeader(record, table, problems)
        if (columns === undefined) return
        continue
      }
      const row = readRow(columns, record, schema)
      if (row.ok) {
        yield { line, row: row.value }
        continue
      }
      for (const { field, code } of row.problems) problems.add(file, line, field, code)
      yield { line, cells: row.cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.add(file, line + 1, '', 'csv_not_valid')
  } finally {
    source.destroy()
    await feeding
  }
}

function readHeader<T>(
  header: readonly string[],
  { file, schema }: Table<T>,
  problems: ProblemList,
): readonly string[] | undefined {
  const names = header.map((name) => name.toLowerCase())
  const known = Object.entries(schema.shape)
  const missing = known.filter(([name, type]) => !names.includes(name) && !isOptional(type as z.ZodType))
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  for (const name of names)
    if (!Object.hasOwn(schema.shape, name)) problems.add(file, 1, name, 'unknown_column')
  for (const [name] of missing) problems.add(file, 1, name, 'missing_column')
  for (const name of repeated) problems.add(file, 1, name, 'repeated_column')
  return missing.length > 0 || repeated.length > 0 ? undefined : names
}

/** Whether a column may be left out. */
export function isOptional(type: z.ZodType): boolean {
  return type.safeParse(undefined).success
}

type FieldProblem = { field: string; code: Parameters<ProblemList['add']>[3] }
type ReadRow<T> =
  | { ok: true; value: T }
  | { ok: false; problems: FieldProblem[]; cells: Record<string, string> }

function readRow<T>(
  columns: readonly string[],
  record: readonly string[],
  schema: Table<T>['schema'],
): ReadRow<T> {
  const cells: Record<string, string> = {}
  for (const [index, name] of columns.entries()) {
    const cell = typedText(record[index] ?? '')
    if (cell && Object.hasOwn(schema.shape, name)) cells[name] = cell
  }
  const parsed = schema.safeParse(cells)
  if (parsed.success) return { ok: true, value: parsed.data }
  const problems = parsed.error.issues.map((issue): FieldProblem => {
    const field = String(issue.path[0] ?? '')
    if (!Object.hasOwn(cells, field))
      return { field, code: isProblemCode(issue.message) ? issue.message : 'required_field' }
    return { field, code: isProblemCode(issue.message) ? issue.message : 'not_valid' }
  })
  return { ok: false, problems, cells }
}

type Inspected = { encoding: string; delimiter: string; empty: boolean }

/** One pass over the bytes: whether they are UTF-8 throughout, and the separator of the first line. */
async function inspect(path: string): Promise<Inspected> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let encoding = 'utf-8'
  let first = ''
  let size = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (first === '') first = chunk.toString('latin1').split(/[\r\n]/, 1)[0] ?? ''
    size += chunk.length
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      encoding = 'iso-8859-15'
      break
    }
  }
  try {
    if (encoding === 'utf-8') decoder.decode()
  } catch {
    encoding = 'iso-8859-15'
  }
  const count = (mark: string) => first.split(mark).length
  const delimiter = [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
  return { encoding, delimiter, empty: size === 0 }
}

async function feed(path: string, encoding: string, parser: ReturnType<typeof parse>): Promise<void> {
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
