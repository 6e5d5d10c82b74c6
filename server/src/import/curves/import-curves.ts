import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dayFromNumber } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import type { NoticeList } from '../notice.ts'
import type { ProblemList } from '../problem.ts'
import { DamagedArchiveError } from './bunzip.ts'
import { compressionOf, findCurveFileName, type CurveFileName } from './curve-file-name.ts'
import type { CurveListener, CurveParser, ParserTools } from './curve-parser.ts'
import { asLines, NoCurveJsonError } from './curve-text.ts'
import { createDatadisParser } from './datadis-parser.ts'
import { DayBatch } from './day-batch.ts'
import { HourTables } from './hour-table.ts'
import { openCurveFile, TooLargeError, type CurveText } from './open-curve-file.ts'
import { MissedSupplies } from './missed-supplies.ts'
import { createP1dParser } from './p1d-parser.ts'
import type { ReadingSink } from './reading.ts'
import { Rehearsal } from './rehearsal.ts'
import type { Supplies } from './supplies.ts'
import { Survey } from './survey.ts'
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
const MOST_LISTED_FILES = 1000

export interface CurveImport {
  readonly db: Db
  readonly supplies: Supplies
  readonly problems: ProblemList
  readonly notices: NoticeList
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
  /** Files of which nothing was taken, and how many of their lines were not understood. */
  readonly refusedFiles: { readonly file: string; readonly lines: number }[]
  moreRefusedFiles: number
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
    refusedFiles: [],
    moreRefusedFiles: 0,
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
  #isPlain = true

  constructor(run: CurveImport) {
    this.#run = run
  }

  /** Reads a file to its end, and only what was understood whole once more to store it. */
  async readFile(path: string): Promise<void> {
    const { problems, onProgress } = this.#run
    const surveys = new Map<string, Survey>()
    try {
      for await (const text of openCurveFile(path, (bytes) => onProgress(bytes / 2, this.result.readings))) {
        const name = findCurveFileName(text.name)
        if (!name) {
          problems.add(text.file, 0, '', 'unknown_file')
          continue
        }
        this.result.files++
        const survey = await this.#survey(text, name)
        if (survey) surveys.set(text.file, survey)
      }
      await this.#rehearse(path, surveys)
    } catch (error) {
      if (error instanceof TooLargeError) problems.add(basename(path), 0, '', 'archive_too_large')
      else if (error instanceof DamagedArchiveError) problems.add(basename(path), 0, '', 'archive_not_valid')
      else throw error
      return
    }
    if (surveys.size === 0) return
    for await (const text of openCurveFile(path, (bytes) => onProgress(bytes / 2, this.result.readings))) {
      const name = findCurveFileName(text.name)
      const survey = surveys.get(text.file)
      if (name && survey) await this.#take(text, name, survey)
    }
  }

  /** What a text holds; undefined, with the reason in the report, where nothing of it may be stored. */
  async #survey(text: CurveText, name: CurveFileName): Promise<Survey | undefined> {
    const { problems } = this.#run
    const { file } = text
    const missed = this.#missed
    const listener: CurveListener = {
      onProblem: (line, field, code, value) =>
        problems.add(file, line, field, code, value === undefined ? {} : { value }),
      onUnknownCups: (line, cups20) => missed.addUnknown(cups20, `${file} line ${line}`),
      onNoContract: ({ cups20 }, day) => missed.addOutside(cups20, dayFromNumber(day)),
    }
    const survey = new Survey()
    const counts = await this.#read(text, name, { listener, sink: survey, survey: undefined })
    this.result.skipped += counts.skipped
    this.result.refused += counts.refused
    if (counts.refused > 0) {
      this.#leave(file, counts.refused)
      return undefined
    }
    if (survey.isFull) {
      problems.add(file, 0, '', 'curve_file_too_large')
      this.#leave(file, 0)
      return undefined
    }
    const unclear = survey.settle()
    if (unclear) {
      const { cups20, day } = unclear
      problems.add(file, 0, 'timestamp', 'resolution_unclear', { value: `${cups20} ${dayFromNumber(day)}` })
      this.#leave(file, 0)
      return undefined
    }
    for (const { cups20, points } of survey.severalPoints()) {
      problems.add(file, 0, 'cups', 'several_points', {
        detail: `${cups20}: ${points.map((point) => point || 1).join(', ')}.`,
      })
    }
    return survey
  }

  /** Reads those again in which readings stand twice or rows must find their place, and drops what turns out not to fit. */
  async #rehearse(path: string, surveys: Map<string, Survey>): Promise<void> {
    const { problems, notices } = this.#run
    if (![...surveys.values()].some((survey) => survey.needsRehearsal)) return
    for await (const text of openCurveFile(path, () => {})) {
      const { file } = text
      const survey = surveys.get(file)
      const name = findCurveFileName(text.name)
      if (!survey?.needsRehearsal || !name) continue
      const rehearsal = new Rehearsal(survey)
      const listener: CurveListener = {
        onProblem: (line, field, code, value) =>
          problems.add(file, line, field, code, value === undefined ? {} : { value }),
        onUnknownCups: () => {},
        onNoContract: () => {},
      }
      // What is understood but left was reported on the first reading.
      const placing: CurveListener = {
        ...listener,
        onProblem: (line, field, code, value) => {
          if (code === 'stamp_not_valid') listener.onProblem(line, field, code, value)
        },
      }
      const counts = await this.#read(text, name, { listener: placing, sink: rehearsal, survey })
      this.result.refused += counts.refused
      if (rehearsal.contradictedLine > 0) {
        problems.add(file, rehearsal.contradictedLine, 'import', 'two_readings')
      }
      if (rehearsal.isFull) problems.add(file, 0, '', 'curve_file_too_large')
      if (counts.refused > 0 || rehearsal.contradictedLine > 0 || rehearsal.isFull) {
        surveys.delete(file)
        this.#leave(file, counts.refused)
      } else if (rehearsal.replaced > 0) {
        const { readings } = counts
        notices.add({
          file,
          line: 0,
          of: name.kind,
          what: 'lines of energy, some of them twice',
          said: String(readings),
          computed: String(readings - rehearsal.replaced),
          code: 'repeated_readings',
        })
      }
    }
  }

  #leave(file: string, lines: number): void {
    if (this.result.refusedFiles.length < MOST_LISTED_FILES) this.result.refusedFiles.push({ file, lines })
    else this.result.moreRefusedFiles++
  }

  async #take(text: CurveText, name: CurveFileName, survey: Survey): Promise<void> {
    const last = this.#batchName
    const isPlain = this.#isPlain && survey.isPlain
    this.#isPlain = survey.isPlain
    if (
      last &&
      (!isPlain || last.kind !== name.kind || last.version !== name.version || last.fileDay !== name.fileDay)
    ) {
      await this.#flush()
    }
    this.#batchName = name
    const listener: CurveListener = { onProblem: () => {}, onUnknownCups: () => {}, onNoContract: () => {} }
    const before = this.result.readings
    let several = 0
    const sink: ReadingSink = {
      add: (reading) => {
        if (survey.hasSeveralPoints(reading.supply)) {
          several++
          return
        }
        this.#batch.add(reading, survey.isOfQuarters(reading.supply, reading.day))
      },
    }
    const afterPiece = async (readings: number) => {
      this.result.readings = before + readings - several
      if (this.#batch.size >= DAYS_A_BATCH) await this.#flush()
    }
    const counts = await this.#read(text, name, { listener, sink, survey }, afterPiece)
    this.result.readings = before + counts.readings - several
    this.result.skipped += several
  }

  /** One reading of a text, in whichever of the three turns. */
  async #read(
    text: CurveText,
    name: CurveFileName,
    turn: Pick<ParserTools, 'listener' | 'sink' | 'survey'>,
    afterPiece?: (readings: number) => Promise<void>,
  ): Promise<CurveParser['counts']> {
    const { supplies, problems } = this.#run
    const parser = parserOf(name, { supplies, tables: this.#tables, ...turn })
    supplies.begin()
    try {
      for await (const whole of asLines(text.pieces, text.name, name)) {
        for (let at = 0; at < whole.length; at += PIECE_BYTES) {
          const piece = whole.subarray(at, at + PIECE_BYTES)
          await supplies.load(piece)
          if (!parser.push(piece)) return parser.counts
          await afterPiece?.(parser.counts.readings)
        }
      }
    } catch (error) {
      if (!(error instanceof NoCurveJsonError)) throw error
      problems.add(text.file, 0, '', 'json_not_valid')
      return { readings: 0, skipped: 0, refused: 1 }
    }
    parser.end()
    return parser.counts
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
    for (const { cups20, dayNumber } of written.otherPoints)
      this.#missed.addOtherPoint(cups20, dayFromNumber(dayNumber))
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
