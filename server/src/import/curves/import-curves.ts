import { basename } from 'node:path'
import { dayFromNumber } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import type { NoticeList } from '../notice.ts'
import type { ProblemList } from '../problem.ts'
import { DamagedArchiveError } from './bunzip.ts'
import { findCurveFileName, type CurveFileName } from './curve-file-name.ts'
import { listCurveFiles } from './curve-folder.ts'
import type { CurveListener, CurveParser, ParserTools } from './curve-parser.ts'
import { asLines, NoCurveJsonError } from './curve-text.ts'
import { describeLacking } from './lacking.ts'
import { emptyCurveResult, leaveFile, type CurveResult } from './curve-result.ts'
import { createDatadisParser } from './datadis-parser.ts'
import { DayBatch } from './day-batch.ts'
import { HourTables } from './hour-table.ts'
import { openCurveFile, TooLargeError, type CurveText } from './open-curve-file.ts'
import { MissedSupplies } from './missed-supplies.ts'
import { createP1dParser } from './p1d-parser.ts'
import type { ReadingSink } from './reading.ts'
import { Recording, RecordingRoom } from './recording.ts'
import { Rehearsal } from './rehearsal.ts'
import type { Supplies } from './supplies.ts'
import { Survey } from './survey.ts'
import { createF5dParser } from './f5d-parser.ts'
import { writeDays } from './write-days.ts'

/** Contract-days that are written, and committed, together; one piece of text more than that must fit. */
const DAYS_A_BATCH = 8192
const DAYS_A_PIECE = 4608
/**
 * Largest piece parsed at once: 128 kB of lines of at least 36 characters name at most 3,641 days, to which 512 may come
 * that waited for the end of theirs (Datadis).
 */
const PIECE_BYTES = 128 * 1024
/** Readings that are replayed at once: of as many days at most. */
const READINGS_A_PIECE = 4096

/** A text that was read to its end, and what of it is kept in mind to be stored. */
interface Surveyed {
  readonly name: CurveFileName
  readonly survey: Survey
  /** Undefined if the hour of a row follows from the whole file (Datadis): it is read again. */
  readonly recording: Recording | undefined
  /** What the second reading found out, where there was one. */
  rehearsal?: Rehearsal
}

export interface CurveImport {
  readonly db: Db
  readonly supplies: Supplies
  readonly problems: ProblemList
  readonly notices: NoticeList
  readonly check: boolean
  /** Called with the compressed bytes just read and the readings taken so far. */
  readonly onProgress: (bytes: number, readings: number) => void
}

/** What differs from one reading of a text to another. */
type Turn = Pick<ParserTools, 'listener' | 'sink' | 'survey' | 'isRehearsal'>

/** Reads every file of the folder `curves` into the database, committing batch by batch. */
export async function importCurves(folder: string, run: CurveImport): Promise<CurveResult> {
  const paths = await listCurveFiles(folder)
  // A folder without curves does without the memory of an importer.
  if (paths.length === 0) return emptyCurveResult()
  const importer = new CurveImporter(run)
  try {
    for (const path of paths) await importer.readFile(path)
    await importer.finish()
  } finally {
    await importer.settle()
  }
  return importer.result
}

function parserOf({ kind }: CurveFileName, tools: ParserTools): CurveParser {
  if (kind === 'DATADIS') return createDatadisParser(tools)
  if (kind === 'P1D') return createP1dParser(tools)
  return createF5dParser(tools, { hasMethod: kind !== 'P5D' })
}

/** Everything was reported on the first reading. */
const silent: CurveListener = { onProblem: () => {}, onUnknownCups: () => {}, onNoContract: () => {} }

class CurveImporter {
  readonly result: CurveResult = emptyCurveResult()
  readonly #run: CurveImport
  /** One batch is filled while the other is written, so that reading does not wait for the database. */
  #batch = new DayBatch(DAYS_A_BATCH + DAYS_A_PIECE)
  #spare = new DayBatch(DAYS_A_BATCH + DAYS_A_PIECE)
  #writing: Promise<void> = Promise.resolve()
  readonly #tables = new HourTables()
  readonly #room = new RecordingRoom()
  readonly #missed = new MissedSupplies()
  #batchName: CurveFileName | undefined
  #isPlain = true

  constructor(run: CurveImport) {
    this.#run = run
  }

  /** Reads a file to its end, and only then stores what was understood whole: as it was kept in mind, or read once more. */
  async readFile(path: string): Promise<void> {
    const texts = new Map<string, Surveyed>()
    this.#run.supplies.beginFile()
    try {
      await this.#readWhole(path, texts)
    } finally {
      for (const { recording } of texts.values()) recording?.drop()
    }
  }

  async #readWhole(path: string, texts: Map<string, Surveyed>): Promise<void> {
    const { problems, onProgress } = this.#run
    let first = 0
    const onFirst = (bytes: number) => {
      first += bytes / 2
      onProgress(bytes / 2, this.result.readings)
    }
    try {
      await this.#surveyAll(path, texts, onFirst)
    } catch (error) {
      if (error instanceof TooLargeError) problems.add(basename(path), 0, '', 'archive_too_large')
      else if (error instanceof DamagedArchiveError) problems.add(basename(path), 0, '', 'archive_not_valid')
      else throw error
      return
    }
    if ([...texts.values()].every(({ recording }) => recording?.isWhole)) {
      for (const text of texts.values()) await this.#store(text)
      onProgress(first, this.result.readings)
      return
    }
    for await (const text of openCurveFile(path, (bytes) => onProgress(bytes / 2, this.result.readings))) {
      const surveyed = texts.get(text.file)
      if (surveyed) await this.#store(surveyed, text)
    }
  }

  /** Reads each text of a file, and keeps those of which something may be stored. */
  async #surveyAll(
    path: string,
    texts: Map<string, Surveyed>,
    onBytes: (bytes: number) => void,
  ): Promise<void> {
    for await (const text of openCurveFile(path, onBytes)) {
      const name = findCurveFileName(text.name)
      if (!name) {
        this.#run.problems.add(text.file, 0, '', 'unknown_file')
        continue
      }
      this.result.files++
      const surveyed = await this.#survey(text, name)
      if (surveyed) texts.set(text.file, surveyed)
    }
    await this.#rehearse(path, texts)
    for (const [file, surveyed] of texts) this.#noticeLacking(file, surveyed)
  }

  /** What a text holds; undefined, with the reason in the report, where nothing of it may be stored. */
  async #survey(text: CurveText, name: CurveFileName): Promise<Surveyed | undefined> {
    const { problems } = this.#run
    const { file } = text
    const missed = this.#missed
    const listener: CurveListener = {
      onProblem: (line, field, code, more) => problems.add(file, line, field, code, more),
      onUnknownCups: (line, cups20) => missed.addUnknown(cups20, `${file}:${line}`),
      onNoContract: ({ cups20 }, day) => missed.addOutside(cups20, dayFromNumber(day)),
    }
    const survey = new Survey()
    const recording = name.kind === 'DATADIS' ? undefined : new Recording(this.#room, survey)
    let isGood = false
    try {
      isGood = await this.#check(text, name, survey, {
        listener,
        sink: recording ?? survey,
        survey: undefined,
      })
    } finally {
      if (!isGood) recording?.drop()
    }
    return isGood ? { name, survey, recording } : undefined
  }

  /** Reads a text to its end; false, with the reason in the report, where nothing of it may be stored. */
  async #check(text: CurveText, name: CurveFileName, survey: Survey, turn: Turn): Promise<boolean> {
    const { problems } = this.#run
    const { file } = text
    const counts = await this.#read(text, name, turn)
    this.result.skipped += counts.skipped
    this.result.refused += counts.refused
    if (counts.refused > 0) {
      leaveFile(this.result, file, counts.refused)
      return false
    }
    if (survey.isEmpty && counts.skipped === 0) {
      problems.add(file, 0, '', 'empty_file')
      leaveFile(this.result, file, 0)
      return false
    }
    if (survey.isFull) {
      problems.add(file, 0, '', 'curve_file_too_large')
      leaveFile(this.result, file, 0)
      return false
    }
    const unclear = survey.settle()
    if (unclear) {
      const { cups20, day } = unclear
      problems.add(file, 0, 'timestamp', 'resolution_unclear', { value: `${cups20} ${dayFromNumber(day)}` })
      leaveFile(this.result, file, 0)
      return false
    }
    for (const { cups20, points } of survey.severalPoints()) {
      problems.add(file, 0, 'cups', 'several_points', {
        detail: `${cups20}: ${points.map((point) => point || 1).join(', ')}.`,
      })
    }
    return true
  }

  /** Reads those again in which readings stand twice or the hours of rows are still open, and drops what turns out not to fit. */
  async #rehearse(path: string, texts: Map<string, Surveyed>): Promise<void> {
    const { problems, notices } = this.#run
    if (![...texts.values()].some(({ survey }) => survey.needsRehearsal)) return
    for await (const text of openCurveFile(path, () => {})) {
      const { file } = text
      const surveyed = texts.get(file)
      if (!surveyed?.survey.needsRehearsal) continue
      const { name, survey } = surveyed
      const rehearsal = (surveyed.rehearsal = new Rehearsal(survey))
      // What is understood but left was reported on the first reading.
      const placing: CurveListener = {
        ...silent,
        onProblem: (line, field, code, more) => {
          if (code === 'stamp_not_valid') problems.add(file, line, field, code, more)
        },
      }
      const counts = await this.#read(text, name, {
        listener: placing,
        sink: rehearsal,
        survey,
        isRehearsal: true,
      })
      this.result.refused += counts.refused
      if (rehearsal.contradictedLine > 0) {
        problems.add(file, rehearsal.contradictedLine, 'import', 'two_readings')
      }
      if (rehearsal.isFull) problems.add(file, 0, '', 'curve_file_too_large')
      if (counts.refused > 0 || rehearsal.contradictedLine > 0 || rehearsal.isFull) {
        surveyed.recording?.drop()
        texts.delete(file)
        leaveFile(this.result, file, counts.refused)
      } else if (rehearsal.replaced > 0) {
        const { readings } = survey
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

  /** Says which days of which supplies lack which hours: rows may have been lost on the way. */
  #noticeLacking(file: string, { survey, rehearsal }: Surveyed): void {
    for (const { supply, days } of survey.lacking((of, day) => rehearsal?.slotsOf(of, day))) {
      if (survey.hasSeveralPoints(supply)) continue
      const { text, readings } = describeLacking(supply, days)
      if (readings === 0) continue
      this.#run.notices.add({
        file,
        line: 0,
        of: supply.cups20,
        what: text,
        said: String(readings),
        computed: null,
        code: 'hours_lacking',
      })
    }
  }

  /** Stores a text that was found good: what of it is kept in mind, or its text read again. */
  async #store({ name, survey, recording }: Surveyed, text?: CurveText): Promise<void> {
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
    if (recording?.isWhole) {
      for (const readings of recording.replay(sink, READINGS_A_PIECE)) await afterPiece(readings)
      recording.drop()
    } else if (text) {
      const counts = await this.#read(text, name, { listener: silent, sink, survey }, afterPiece)
      await afterPiece(counts.readings)
    }
    this.result.skipped += several
  }

  /** One reading of a text, in whichever of the three turns. */
  async #read(
    text: CurveText,
    name: CurveFileName,
    turn: Turn,
    afterPiece?: (readings: number) => Promise<void>,
  ): Promise<CurveParser['counts']> {
    const { supplies, problems } = this.#run
    const parser = parserOf(name, { supplies, tables: this.#tables, ...turn })
    supplies.beginText()
    try {
      for await (const whole of asLines(text.pieces, text.name, name)) {
        for (let at = 0; at < whole.length; at += PIECE_BYTES) {
          const piece = whole.subarray(at, at + PIECE_BYTES)
          if (!turn.survey) await supplies.load(piece)
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
    for (const { cups20, dayNumber, hours } of written.bothWays)
      this.#missed.addBothWays(cups20, dayFromNumber(dayNumber), hours)
    this.result.daysCreated += written.created
    this.result.daysChanged += written.changed
    this.result.daysUnchanged += written.unchanged
  }

  async finish(): Promise<void> {
    await this.#flush()
    await this.#writing
    this.#missed.report(this.#run.problems)
    this.#missed.notice(this.#run.notices)
  }

  /** Waits until nothing of this import uses the connection any more. */
  async settle(): Promise<void> {
    await this.#writing.catch(() => {})
  }
}
