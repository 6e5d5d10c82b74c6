import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dayFromNumber, type Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ProblemList } from '../problem.ts'
import { DamagedArchiveError } from './bunzip.ts'
import { compressionOf, findCurveFileName, type CurveFileName } from './curve-file-name.ts'
import type { CurveListener, CurveParser, ParserTools } from './curve-parser.ts'
import { createDatadisParser } from './datadis-parser.ts'
import { DayBatch } from './day-batch.ts'
import { HourTables } from './hour-table.ts'
import { openCurveFile, TooLargeError, type CurveText } from './open-curve-file.ts'
import { createP1dParser } from './p1d-parser.ts'
import type { Supplies } from './supplies.ts'
import { createWhParser } from './wh-parser.ts'
import { writeDays } from './write-days.ts'

/** Contract-days that are written, and committed, together; one piece of text more than that must fit. */
const DAYS_A_BATCH = 16_384
const DAYS_A_PIECE = 8192
/**
 * Largest piece parsed at once: 256 kB of lines of at least 36 characters name at most 7,282 days, to which 512 may come
 * that waited for the end of theirs (Datadis).
 */
const PIECE_BYTES = 256 * 1024
/** CUPS without a contract that are listed one by one. */
const MOST_LISTED_CUPS = 1000

export interface CurveImport {
  readonly db: Db
  readonly supplies: Supplies
  readonly problems: ProblemList
  readonly check: boolean
  /** Called with the compressed bytes just read and the readings taken so far. */
  readonly onProgress: (bytes: number, readings: number) => void
}

/** What became of all curve files together. */
export interface CurveResult {
  files: number
  readings: number
  /** Lines that could not be read. */
  refused: number
  /** Good lines of no contract. */
  skipped: number
  daysCreated: number
  daysChanged: number
  daysUnchanged: number
}

/** Bytes of all curve files, for the progress. */
export async function sizeOfCurves(folder: string): Promise<number> {
  let size = 0
  for (const path of await listCurveFiles(folder)) size += (await stat(path)).size
  return size
}

async function listCurveFiles(folder: string): Promise<string[]> {
  const curves = join(folder, 'curves')
  if (!existsSync(curves)) return []
  const entries = await readdir(curves, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  // By day and version, then name: the order never changes the result, but files of one day share their batches.
  const order = (name: string) => {
    const found = findCurveFileName(compressionOf(name).bare)
    return `${String(found?.fileDay ?? 0).padStart(6, '0')} ${found?.kind ?? ''} ${found?.version ?? 0} ${name}`
  }
  return names.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map((name) => join(curves, name))
}

/** Reads every file of the folder `curves` into the database, committing batch by batch. */
export async function importCurves(folder: string, run: CurveImport): Promise<CurveResult> {
  const importer = new CurveImporter(run)
  try {
    for (const path of await listCurveFiles(folder)) await importer.readFile(path)
    await importer.finish()
  } finally {
    await importer.settle()
  }
  return importer.result
}

function parserOf({ kind }: CurveFileName, tools: ParserTools): CurveParser {
  if (kind === 'DATADIS') return createDatadisParser(tools)
  if (kind === 'P1D') return createP1dParser(tools)
  return createWhParser(tools, { hasMethod: kind !== 'P5D' })
}

class CurveImporter {
  readonly result: CurveResult = {
    files: 0,
    readings: 0,
    refused: 0,
    skipped: 0,
    daysCreated: 0,
    daysChanged: 0,
    daysUnchanged: 0,
  }
  readonly #run: CurveImport
  /** One batch is filled while the other is written, so that reading does not wait for the database. */
  #batch = new DayBatch(DAYS_A_BATCH + DAYS_A_PIECE)
  #spare = new DayBatch(DAYS_A_BATCH + DAYS_A_PIECE)
  #writing: Promise<void> = Promise.resolve()
  readonly #tables = new HourTables()
  readonly #missed = new MissedSupplies()
  #batchName: CurveFileName | undefined

  constructor(run: CurveImport) {
    this.#run = run
  }

  async readFile(path: string): Promise<void> {
    const { problems, onProgress } = this.#run
    try {
      for await (const text of openCurveFile(path, (bytes) => onProgress(bytes, this.result.readings))) {
        const name = findCurveFileName(text.name)
        if (name) await this.#readText(text, name)
        else problems.add(text.file, 0, '', 'unknown_file')
      }
    } catch (error) {
      if (error instanceof TooLargeError) problems.add(basename(path), 0, '', 'archive_too_large')
      else if (error instanceof DamagedArchiveError) problems.add(basename(path), 0, '', 'archive_not_valid')
      else throw error
    }
  }

  async #readText({ file, pieces }: CurveText, name: CurveFileName): Promise<void> {
    const { problems, supplies } = this.#run
    const last = this.#batchName
    if (last && (last.kind !== name.kind || last.version !== name.version || last.fileDay !== name.fileDay)) {
      await this.#flush()
    }
    this.#batchName = name
    this.result.files++
    const missed = this.#missed
    const listener: CurveListener = {
      onProblem: (line, field, code) => problems.add(file, line, field, code),
      onUnknownCups: (line, cups20) => missed.addUnknown(cups20, `${file} line ${line}`),
      onNoContract: ({ cups20 }, day) => missed.addOutside(cups20, dayFromNumber(day)),
    }
    const parser = parserOf(name, { supplies, listener, tables: this.#tables })
    const before = this.result.readings
    const count = () => (this.result.readings = before + parser.counts.readings)
    supplies.begin()
    try {
      for await (const whole of pieces) {
        for (let at = 0; at < whole.length; at += PIECE_BYTES) {
          const piece = whole.subarray(at, at + PIECE_BYTES)
          await supplies.load(piece)
          if (!parser.push(piece, this.#batch)) return
          count()
          if (this.#batch.size >= DAYS_A_BATCH) await this.#flush()
        }
      }
      parser.end(this.#batch)
    } finally {
      parser.settle(this.#batch)
      count()
      this.result.refused += parser.counts.refused
      this.result.skipped += parser.counts.skipped
    }
  }

  /** Hands the batch over for writing; waits only while the one before is not yet written. */
  async #flush(): Promise<void> {
    await this.#writing
    const name = this.#batchName
    if (!name || this.#run.check) {
      this.#batch.clear()
      return
    }
    const full = this.#batch
    this.#batch = this.#spare
    this.#spare = full
    this.#writing = this.#write(full, name)
    // The next await of it throws the error; without this handler Node would end the process before.
    this.#writing.catch(() => {})
  }

  async #write(batch: DayBatch, name: CurveFileName): Promise<void> {
    const written = await writeDays(this.#run.db, batch.days(), name)
    batch.clear()
    this.result.daysCreated += written.created
    this.result.daysChanged += written.changed
    this.result.daysUnchanged += written.unchanged
  }

  async finish(): Promise<void> {
    await this.#flush()
    await this.#writing
    this.#missed.report(this.#run.problems)
  }

  /** Waits until nothing of this import uses the connection any more. */
  async settle(): Promise<void> {
    await this.#writing.catch(() => {})
  }
}

/** CUPS and days of the curves that no contract has: each once, with a count, at the end. */
class MissedSupplies {
  readonly #unknown = new Map<string, { count: number; first: string }>()
  readonly #outside = new Map<string, { count: number; first: Day; last: Day }>()

  addUnknown(cups20: string, where: string): void {
    const known = this.#unknown.get(cups20)
    if (known) known.count++
    else if (this.#unknown.size < MOST_LISTED_CUPS) this.#unknown.set(cups20, { count: 1, first: where })
  }

  addOutside(cups20: string, day: Day): void {
    const known = this.#outside.get(cups20)
    if (!known) {
      if (this.#outside.size < MOST_LISTED_CUPS)
        this.#outside.set(cups20, { count: 1, first: day, last: day })
      return
    }
    known.count++
    if (day < known.first) known.first = day
    if (day > known.last) known.last = day
  }

  report(problems: ProblemList): void {
    for (const [cups20, { count, first }] of this.#unknown) {
      problems.add(
        'curves',
        0,
        'cups',
        'unknown_cups',
        `${cups20}: ${count} readings, the first in ${first}.`,
      )
    }
    for (const [cups20, { count, first, last }] of this.#outside) {
      problems.add(
        'curves',
        0,
        'cups',
        'no_contract_that_day',
        `${cups20}: ${count} readings, ${first} to ${last}.`,
      )
    }
  }
}
