import { en, type Words } from './words/en.ts'
import { todoOf } from './words/todo.ts'
import { filled } from './words/words.ts'

/** A problem in the retailer's files. */
export interface Problem {
  readonly file: string
  /** 1 is the first line of the file; 0 when the whole file is meant. */
  readonly line: number
  /** What the row is known by: the first column of its file. Empty if that is not known. */
  readonly key: string
  readonly field: string
  /** What was refused, shortened, and masked where it is personal; empty if nothing stands there. */
  readonly value: string
  readonly code: ProblemCode
  /** What is wrong and what to do about it, in the language of the report. */
  readonly reason: string
  readonly todo: string
}

export type ProblemCode = keyof Words['reasons']

/** Longest refused value that the report shows. */
const LONGEST_VALUE = 40

/** Columns that say who somebody is, where they live, or how they sign in and pay. */
const PERSONAL =
  /^(?:surnames|nif|email|mobile|iban|iban_last4|initial_password|\w*_(?:nif|email|mobile|phone|address|street)|(?:owner|payer|fiscal|notification|partner)_name)$/

/** Whether a cell of a column is personal; `name` is that of a customer only in customers.csv. */
function isPersonal(file: string, field: string): boolean {
  return PERSONAL.test(field) || (file === 'customers.csv' && field === 'name')
}

/** A personal value as the report shows it: its end alone. */
export function masked(value: string): string {
  return value.length > 4 ? `…${value.slice(-2)}` : '…'
}

function shortened(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value
}

/** Most problems of one file that are kept whole; beyond them they are only counted, so that memory stays flat. */
const KEPT_A_FILE = 200

/** Problems of one file, field and reason. */
export interface ProblemGroup {
  readonly first: Problem
  readonly count: number
}

const MOST_GROUPS = 2000

/** What else is known of a problem. */
export interface Told {
  /** Behind the sentence: what was found, without words of a language. */
  readonly detail?: string | undefined
  /** What was refused, where the cells do not say it. */
  readonly value?: string | undefined
  /** What the line is known by, where its first column does not say it. */
  readonly key?: string | undefined
  /** Rows that were lost. */
  readonly lost?: number | undefined
}

/** Collects what is wrong, file by file. */
export class ProblemList {
  readonly kept: Problem[] = []
  readonly counts = new Map<string, number>()
  readonly #keptByFile = new Map<string, number>()
  readonly #groups = new Map<string, { readonly first: Problem; count: number }>()
  readonly #described = new Map<
    string,
    { keyColumn: string; cells: ReadonlyMap<number, Readonly<Record<string, string>>> }
  >()
  /** Is given each problem as it is met, also those that are not kept. */
  readonly onProblem: ((problem: Problem) => void) | undefined
  readonly #words: Words

  constructor(onProblem?: (problem: Problem) => void, words: Words = en) {
    this.onProblem = onProblem
    this.#words = words
  }
  readonly #lines = new Map<string, { last: number; count: number }>()

  add(file: string, line: number, field: string, code: ProblemCode, more: Told = {}): void {
    const { detail, lost } = more
    const described = this.#described.get(file)
    const cells = described?.cells.get(line)
    const key = more.key ?? cells?.[described?.keyColumn ?? ''] ?? ''
    const cell = more.value ?? cells?.[field] ?? ''
    const value = cell !== '' && isPersonal(file, field) ? masked(cell) : shortened(cell)
    const lines = this.#lines.get(file) ?? { last: 0, count: 0 }
    // A line with three wrong fields is one refused line; problems of the header do not count.
    if (line > 1 && line !== lines.last) this.#lines.set(file, { last: line, count: lines.count + 1 })
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1)
    const { reasons, todos, report } = this.#words
    const reason = [
      reasons[code],
      ...(detail === undefined ? [] : [detail]),
      ...(lost === undefined ? [] : [filled(report.lost, { lost: String(lost) })]),
    ].join(' ')
    const todo = todos[todoOf[code]]
    const problem: Problem = { file, line, key: shortened(key), field, value, code, reason, todo }
    this.onProblem?.(problem)
    this.#group(problem)
    const kept = this.#keptByFile.get(file) ?? 0
    if (kept >= KEPT_A_FILE) return
    this.#keptByFile.set(file, kept + 1)
    this.kept.push(problem)
  }

  /** What the rows of a file that are under way hold, by their line, so that the report can show what was refused. */
  describe(
    file: string,
    keyColumn: string,
    cells: ReadonlyMap<number, Readonly<Record<string, string>>>,
  ): void {
    this.#described.set(file, { keyColumn, cells })
  }

  /** The problems by file, field and reason, each with the first one and how many there are. */
  groups(): readonly ProblemGroup[] {
    return [...this.#groups.values()]
  }

  #group(problem: Problem): void {
    const { file, field, code } = problem
    const key = [file, field, code].join('\n')
    const group = this.#groups.get(key)
    if (group) group.count++
    else if (this.#groups.size < MOST_GROUPS) this.#groups.set(key, { first: problem, count: 1 })
  }

  /** Rows of a file that were lost with its header. */
  lose(file: string, rows: number): void {
    const lines = this.#lines.get(file) ?? { last: 0, count: 0 }
    this.#lines.set(file, { last: lines.last, count: lines.count + rows })
  }

  /** Lines of a file, below its header, with something wrong. */
  linesOf(file: string): number {
    return this.#lines.get(file)?.count ?? 0
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }
}

/** Whether a text is one of the codes above; what a schema reports may come from elsewhere. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(en.reasons, text)
}
