import type { DeskOperating } from '@endoll/api/desk-operating.ts'
import type { Language } from '@endoll/api/language.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { readLastImport } from './import/last-import.ts'
import type { ProblemCode } from './import/problem.ts'
import type { Words } from './import/words/en.ts'
import { todoOf } from './import/words/todo.ts'
import { reportWords } from './import/words/words.ts'
import { officeReadings } from './metrics.ts'
import type { Operating } from './modules/desk/operations/read-operating.ts'
import type { Services } from './platform/services.ts'

type Counts = Readonly<Record<string, number>>

function problemsOf(counts: Counts, { reasons, todos }: Words) {
  return Object.entries(counts).map(([code, count]) => {
    const todo = todoOf[code as ProblemCode]
    return { code, count, reason: reasons[code as ProblemCode], todo: todos[todo] }
  })
}

function noticesOf(counts: Counts, { notices }: Words) {
  const words: Readonly<Record<string, string>> = notices
  return Object.entries(counts).map(([code, count]) => ({
    code,
    count,
    reason: words[code] ?? code,
    todo: null,
  }))
}

/** The last import in the words of its report. */
async function lastImport(
  { db }: Pick<Services, 'db'>,
  language: Language,
): Promise<DeskOperating['last_import']> {
  const last = await readLastImport(db)
  if (!last) return null
  const words = reportWords[language]
  const instant = (seconds: number) => instantText(Math.round(seconds * 1000))
  return {
    ended_at: instant(last.ended),
    succeeded_at: last.succeeded === undefined ? null : instant(last.succeeded),
    rows: last.rows ?? null,
    refused: last.refused ?? null,
    problems: problemsOf(last.problems ?? {}, words),
    notices: noticesOf(last.notices ?? {}, words),
  }
}

/** What the desk shows to whoever operates the office: what metrics say, and the last import. */
export const operating: Operating = { readings: officeReadings, lastImport }
