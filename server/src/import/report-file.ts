import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { csvText } from '../platform/csv-text.ts'
import type { ImportReport } from './import-folder.ts'
import type { Notice } from './notice.ts'
import type { Problem } from './problem.ts'
import { noticeText } from './report-text.ts'
import type { ReportLanguage } from './words/words.ts'

const PIECE = 64 * 1024

/** The columns of the report as a table, in the order of the file. */
const columns = ['file', 'line', 'key', 'field', 'value', 'code', 'reason', 'todo', 'sort'] as const

/** A file that grows in pieces. */
class Growing {
  readonly file: number
  #text = ''

  constructor(path: string) {
    this.file = openSync(path, 'w+')
  }

  add(text: string): void {
    this.#text += text
    if (this.#text.length > PIECE) this.flush()
  }

  flush(): void {
    writeSync(this.file, this.#text)
    this.#text = ''
  }
}

/** Values of a JSON list, as they come. */
class List {
  readonly #to: Growing
  #isFirst = true

  constructor(to: Growing) {
    this.#to = to
  }

  add(value: unknown): void {
    this.#to.add(`${this.#isFirst ? '' : ','}\n${JSON.stringify(value)}`)
    this.#isFirst = false
  }
}

interface Told {
  readonly addProblem: (problem: Problem) => void
  readonly addNotice: (notice: Notice) => void
  /** Ends the file: with the counts, or without them where the import has failed. */
  readonly close: (report: ImportReport | undefined) => void
}

/** Problems and notices as rows of one table (with a mark and semicolons, as spreadsheets of Spain open it). */
function tableAt(path: string, language: ReportLanguage): Told {
  const table = new Growing(path)
  table.add(`\uFEFF${columns.join(';')}\r\n`)
  const add = (row: Readonly<Record<(typeof columns)[number], string | number>>) =>
    table.add(`${columns.map((column) => csvText(String(row[column]))).join(';')}\r\n`)
  return {
    addProblem: (problem) => add({ ...problem, sort: 'problem' }),
    addNotice: (notice) => {
      const { file, line, of, what, said, code } = notice
      const reason = noticeText(notice, language)
      add({ file, line, key: of, field: what, value: said, code, reason, todo: '', sort: 'notice' })
    },
    close: () => {
      table.flush()
      closeSync(table.file)
    },
  }
}

/** The whole report as JSON. Notices wait in a file beside it until the problems are complete. */
function jsonAt(path: string): Told {
  const whole = new Growing(path)
  const waitingPath = `${path}.notices`
  const waiting = new Growing(waitingPath)
  whole.add('{\n"problems": [')
  const problems = new List(whole)
  const notices = new List(waiting)
  return {
    addProblem: (problem) => problems.add(problem),
    addNotice: (notice) => notices.add(notice),
    close: (report) => {
      const rest = { ...(report ?? { failed: true }), problems: undefined, notices: undefined }
      whole.add('\n],\n"notices": [')
      whole.flush()
      waiting.flush()
      const piece = Buffer.alloc(PIECE)
      let at = 0
      for (let read = -1; read !== 0; at += read) {
        read = readSync(waiting.file, piece, 0, PIECE, at)
        writeSync(whole.file, piece, 0, read)
      }
      closeSync(waiting.file)
      rmSync(waitingPath)
      whole.add(`\n],\n${JSON.stringify(rest, undefined, 2).slice(1)}\n`)
      whole.flush()
      closeSync(whole.file)
    },
  }
}

/**
 * The report as a file: each problem and each notice is written as it is met, so that all of them stand there and memory
 * stays flat. As CSV (`.csv`) these alone; else JSON with the counts too.
 */
export function reportFile(path: string, language: ReportLanguage): Told {
  return /\.csv$/i.test(path) ? tableAt(path, language) : jsonAt(path)
}
