import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closeIncoming, openIncoming } from './save/incoming.ts'
import type { RefusedRow, Row, Saving } from './save/table-saver.ts'
import { Tally } from './save/tally.ts'
import { addSaved, nothingSaved, type Saved } from './save/upsert.ts'
import type { TableFile } from './table-file.ts'
import { steps, type ReadableFile, type Step } from './table-files.ts'
import { readTable, type Cells } from './tables/read-csv.ts'

/** Rows that are written, and committed, together. */
const ROWS_A_BATCH = 500

/** What was read of one file, and what became of it. A check counts what is good and saves nothing. */
export interface TableResult extends Saved {
  readonly file: string
  readonly good: number
  readonly refused: number
  /** How the file is written; empty if nothing of it was read. */
  readonly encoding: string
}

type OnRows = (file: string, rows: number) => void

/** Reads the table files of a folder that exist; a folder may bring only some of them. */
export async function importTables(saving: Saving, onRows: OnRows): Promise<TableResult[]> {
  const results: TableResult[] = []
  for (const step of steps) {
    results.push(...(await importStep(step, saving, onRows)))
    await step.notice?.(saving)
  }
  return results
}

async function importStep({ files, settle }: Step, saving: Saving, onRows: OnRows): Promise<TableResult[]> {
  const present = files.filter(({ file }) => existsSync(join(saving.folder, saving.mapping.nameOf(file))))
  if (!settle || present.length === 0) return readFiles(present, saving, onRows)
  const { db, problems } = saving
  await openIncoming(db)
  try {
    const read = await readFiles(present, saving, onRows)
    const tally = new Tally()
    await settle(saving, tally, (count) => onRows(files[0]?.file ?? '', count))
    return present.map(({ file }, index) => ({
      file,
      encoding: read[index]?.encoding ?? '',
      good: tally.takenOf(file),
      refused: problems.linesOf(file),
      ...tally.savedOf(file),
    }))
  } finally {
    await closeIncoming(db)
  }
}

async function readFiles(files: readonly ReadableFile[], saving: Saving, onRows: OnRows) {
  const results: TableResult[] = []
  for (const { read } of files) results.push(await read((table) => importTable(table, saving, onRows)))
  return results
}

async function importTable<T>(table: TableFile<T>, saving: Saving, onRows: OnRows): Promise<TableResult> {
  const { file, schema, save } = table
  const path = join(saving.folder, saving.mapping.nameOf(file))
  const renaming = saving.mapping.renamingOf(file)
  const seen = new Map(Object.keys(table.keys).map((field) => [field, new Set<string>()]))
  const before = saving.problems.linesOf(file)
  let batch: Row<T>[] = []
  let refusedRows: RefusedRow[] = []
  let good = 0
  let saved = nothingSaved
  let encoding = ''
  const cells = new Map<number, Cells>()
  saving.problems.describe(file, Object.keys(schema.shape)[0] ?? '', cells)
  const flush = async () => {
    const refusedBefore = saving.problems.linesOf(file)
    saved = addSaved(saved, await save(saving, file, batch, refusedRows))
    good += batch.length - (saving.problems.linesOf(file) - refusedBefore)
    batch = []
    refusedRows = []
    cells.clear()
    onRows(file, good)
  }
  const onCells = (line: number, of: Cells) => cells.set(line, of)
  const onEncoding = (name: string) => (encoding = name)
  const source = { path, file, schema, renaming }
  for await (const entry of readTable(source, saving.problems, { onEncoding, onCells })) {
    if ('cells' in entry) refusedRows.push(entry)
    else {
      const field = repeatedField(table, entry.row, seen)
      if (field === undefined) batch.push(entry)
      else saving.problems.add(file, entry.line, field, 'duplicate')
    }
    if (batch.length + refusedRows.length === ROWS_A_BATCH) await flush()
  }
  await flush()
  const refused = saving.problems.linesOf(file) - before
  return { file, good, refused, encoding, ...saved }
}

function repeatedField<T>(
  { keys }: TableFile<T>,
  row: T,
  seen: ReadonlyMap<string, Set<string>>,
): string | undefined {
  const values = Object.entries(keys).map(([field, keyOf]) => ({
    field,
    key: keyOf(row),
    known: seen.get(field),
  }))
  const repeated = values.find(({ key, known }) => key !== null && known?.has(key))
  if (repeated) return repeated.field
  for (const { key, known } of values) if (key !== null) known?.add(key)
  return undefined
}
