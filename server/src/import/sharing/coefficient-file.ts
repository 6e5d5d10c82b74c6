import { parseCups } from '@endoll/domain/identity/cups.ts'
import type { ProblemCode } from '../problem.ts'

/** Hours of a year as the law numbers them: 29 February has those of the 28th (RD 244/2019 annex I.1.iii). */
const HOURS = 8760
/** Millionths of the whole: a coefficient has six decimals. */
const WHOLE = 1_000_000
const MOST_PARTICIPANTS = 1000

interface CoefficientFileName {
  readonly cau: string
  readonly year: number
}

/** CAU, underscore and year, as annex I.1.i.a of RD 244/2019 names the file. */
export function findCoefficientFileName(name: string): CoefficientFileName | undefined {
  const [, cau, year] = /^(ES[0-9A-Z]{20}A\d{3})_(20\d{2})\.txt$/i.exec(name) ?? []
  return cau === undefined ? undefined : { cau: cau.toUpperCase(), year: Number(year) }
}

interface FileProblem {
  readonly line: number
  readonly code: ProblemCode
  readonly detail?: string
}

/** Millionths of each participant, by the first 20 characters of its CUPS: one, or one for each hour. */
export type Coefficients = ReadonlyMap<string, Int32Array>

export type ReadCoefficients =
  | { readonly ok: true; readonly coefficients: Coefficients }
  | { readonly ok: false; readonly problem: FileProblem }

interface Line {
  readonly cups20: string
  readonly hour: number
  readonly millionths: number
}

/** `CUPS;coefficient`, or `CUPS;hour;coefficient`. */
function lineOf(text: string, isHourly: boolean): Line | undefined {
  const cells = text.replace(/;$/, '').split(';')
  if (cells.length !== (isHourly ? 3 : 2)) return undefined
  const cups = parseCups(cells[0] ?? '')
  const hour = isHourly ? Number(/^\d{1,4}$/.exec(cells[1] ?? '')?.[0] ?? 0) : 1
  const [, whole, decimals = ''] = /^([01])(?:[.,](\d{1,6}))?$/.exec((cells.at(-1) ?? '').trim()) ?? []
  const millionths = Number(`${whole}${decimals.padEnd(6, '0')}`)
  if (!cups.ok || hour < 1 || hour > HOURS || !(millionths <= WHOLE)) return undefined
  return { cups20: cups.cups20, hour, millionths }
}

/** Takes the lines of one file; nothing of it counts unless `end` says so. */
export class CoefficientReader {
  readonly #coefficients = new Map<string, Int32Array>()
  #line = 0
  #isHourly: boolean | undefined
  #problem: FileProblem | undefined

  get isRefused(): boolean {
    return this.#problem !== undefined
  }

  add(text: string): void {
    this.#line += 1
    if (this.#problem || text.trim() === '') return
    this.#isHourly ??= text.replace(/;$/, '').split(';').length === 3
    const read = lineOf(text, this.#isHourly)
    if (!read) return this.#refuse('coefficient_line_not_valid')
    const of = this.#coefficients.get(read.cups20) ?? new Int32Array(this.#isHourly ? HOURS : 1).fill(-1)
    if (of[read.hour - 1] !== -1) return this.#refuse('coefficients_not_whole', read.cups20)
    of[read.hour - 1] = read.millionths
    this.#coefficients.set(read.cups20, of)
    if (this.#coefficients.size > MOST_PARTICIPANTS) this.#refuse('sharing_too_large')
  }

  end(): ReadCoefficients {
    if (!this.#problem) this.#checkWhole()
    return this.#problem
      ? { ok: false, problem: this.#problem }
      : { ok: true, coefficients: this.#coefficients }
  }

  #refuse(code: ProblemCode, detail?: string): void {
    this.#problem = { line: this.#line, code, ...(detail === undefined ? {} : { detail }) }
  }

  #checkWhole(): void {
    this.#line = 0
    if (this.#coefficients.size === 0) return this.#refuse('empty_file')
    for (const [cups20, of] of this.#coefficients) {
      const hour = of.indexOf(-1)
      if (hour >= 0) return this.#refuse('coefficients_not_whole', `${cups20}, ${hour + 1}`)
    }
    const rows = [...this.#coefficients.values()]
    for (let hour = 0; hour < (this.#isHourly ? HOURS : 1); hour += 1) {
      const sum = rows.reduce((total, of) => total + (of[hour] ?? 0), 0)
      if (sum !== WHOLE) {
        const atHour = this.#isHourly ? `${hour + 1}, ` : ''
        return this.#refuse('coefficients_not_one', `${atHour}${(sum / WHOLE).toFixed(6)}`)
      }
    }
  }
}
