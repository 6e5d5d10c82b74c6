import { closeSync, openSync, writeSync } from 'node:fs'
import { csvText } from '../platform/csv-text.ts'
import type { ImportReport } from './import-folder.ts'
import type { Problem } from './problem.ts'

const PIECE = 64 * 1024

/** The columns of the report as a table, in the order of the file. */
const columns = ['file', 'line', 'key', 'field', 'value', 'code', 'reason', 'todo'] as const

/**
 * The report as a file: each problem is written as it is met, so that all of them stand there and memory stays flat. As CSV
 * (`.csv`, with a mark and semicolons, as spreadsheets of Spain open it) the problems alone; else JSON with the counts too.
 */
export class ReportFile {
  readonly #file: number
  readonly #isTable: boolean
  #text: string
  #isFirst = true

  constructor(path: string) {
    this.#file = openSync(path, 'w')
    this.#isTable = /\.csv$/i.test(path)
    this.#text = this.#isTable ? `\uFEFF${columns.join(';')}\r\n` : '{\n"problems": ['
  }

  add(problem: Problem): void {
    if (this.#isTable) {
      const cells = columns.map((column) => csvText(String(problem[column])))
      this.#text += `${cells.join(';')}\r\n`
    } else {
      this.#text += `${this.#isFirst ? '' : ','}\n${JSON.stringify(problem)}`
      this.#isFirst = false
    }
    if (this.#text.length > PIECE) this.#write()
  }

  close(report: ImportReport): void {
    if (!this.#isTable) {
      const { problems: _, ...rest } = report
      this.#text += `\n],\n${JSON.stringify(rest, undefined, 2).slice(1)}\n`
    }
    this.#write()
    closeSync(this.#file)
  }

  #write(): void {
    writeSync(this.#file, this.#text)
    this.#text = ''
  }
}
