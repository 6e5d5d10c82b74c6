import type { ImportReport } from './import-folder.ts'
import type { Notice, NoticeCode } from './notice.ts'
import { filled, reportWords, type ReportLanguage } from './words/words.ts'

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const satisfies Record<ReportLanguage, string>

/** The sentences of the report's frame in its language, with figures as they are written there. */
function sayIn(language: ReportLanguage): Say {
  const number = (value: number) => value.toLocaleString(locales[language])
  return (text, values = {}) =>
    filled(
      reportWords[language].report[text],
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'number' ? number(value) : value,
        ]),
      ),
    )
}

/** The report as text for people, in its language. */
export function reportText(report: ImportReport): string {
  const say = sayIn(report.language)
  const lines = [say(report.check ? 'checked' : 'finished'), '']
  for (const { file, encoding, good, refused, created, changed, unchanged, removed } of report.tables) {
    const gone = removed > 0 ? `, ${say('gone', { removed })}` : ''
    const saved = report.check ? '' : `: ${say('saved', { created, changed, unchanged })}${gone}`
    lines.push(
      `${file}${encoding ? ` (${encoding})` : ''}: ${say('taken', { good })}${saved}; ${say('refused', { refused })}`,
    )
  }
  lines.push(...curveLines(report, say))
  lines.push(...otherFileLines(report, say))
  lines.push(...problemLines(report, say), ...noticeLines(report, say), '', `${report.seconds.toFixed(1)} s`)
  return lines.join('\n')
}

/** The files that are neither tables nor curves: market prices, sharing coefficients, bills of distributors. */
function otherFileLines({ market, sharing, f1, check }: ImportReport, say: Say): string[] {
  const lines: string[] = []
  const saved = (text: string) => (check ? '' : `: ${text}`)
  if (market.files > 0) {
    const { daysCreated: created, daysChanged: changed, daysUnchanged: unchanged, refused } = market
    const days = saved(say('marketDays', { created, changed, unchanged }))
    lines.push(`${say('market', { files: market.files })}${days}; ${say('marketRefused', { refused })}`)
  }
  if (sharing.files > 0) {
    const { files: count, refused, created, changed, unchanged, removed } = sharing
    const gone = removed > 0 ? `, ${say('gone', { removed })}` : ''
    const rows = saved(`${say('saved', { created, changed, unchanged })}${gone}`)
    lines.push(`${say('sharing', { files: count })}${rows}; ${say('marketRefused', { refused })}`)
  }
  if (f1.files > 0) {
    const { files: count, refused, bills, readings: taken } = f1
    const kept = saved(say('f1Taken', { bills, readings: taken }))
    lines.push(`${say('f1', { files: count })}${kept}; ${say('marketRefused', { refused })}`)
  }
  return lines
}

function curveLines({ curves, check }: ImportReport, say: Say): string[] {
  const { files, readings, skipped, daysCreated, daysChanged, daysUnchanged } = curves
  const { refusedFiles, moreRefusedFiles } = curves
  if (files === 0) return []
  const lines = [say('curves', { files, readings, refused: refusedFiles.length + moreRefusedFiles })]
  for (const { file, lines: lost } of refusedFiles) {
    lines.push(
      `  ${say('nothingOf', { file })}${lost > 0 ? `: ${say('notUnderstood', { lines: lost })}` : ''}`,
    )
  }
  if (skipped > 0) lines.push(say('noContract', { skipped }))
  if (!check)
    lines.push(say('days', { created: daysCreated, changed: daysChanged, unchanged: daysUnchanged }))
  return lines
}

type Say = (
  text: keyof (typeof reportWords)['en']['report'],
  values?: Readonly<Record<string, string | number>>,
) => string

/** One line for each file, field and reason, with the first that it was met at, and what to do. */
function problemLines({ problemGroups, problemCounts }: ImportReport, say: Say): string[] {
  const total = Object.values(problemCounts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return []
  const listed = problemGroups.map(({ first, count }) => {
    const { file, line, key, field, value, code, reason, todo } = first
    const where = [file, line > 0 ? say('line', { line: String(line) }) : '', key, field]
      .filter(Boolean)
      .join(', ')
    const more = count > 1 ? ` ${say('more', { count: count - 1 })}` : ''
    return `  ${where}${value === '' ? '' : ` «${value}»`}: ${reason} (${code})${more} ${say('todo', { todo })}`
  })
  const left = total - problemGroups.reduce((sum, { count }) => sum + count, 0)
  return [
    '',
    say('problems', { total }),
    ...listed,
    ...(left > 0 ? [`  ${say('moreOfFiles', { count: left })}`] : []),
  ]
}

/** A notice as one sentence: what it means, the figures, and the rule. */
export function noticeText(notice: Notice, language: ReportLanguage): string {
  const meaning = reportWords[language].notices[notice.code]
  const rule = notice.rule === undefined ? '' : ` (${notice.rule})`
  return `${meaning} ${figuresOf(notice, sayIn(language))}${rule}`
}

/** The value of a row, and what it was compared with. */
function figuresOf({ said, computed, code }: Notice, say: Say): string {
  const held = { said, computed: computed ?? say('unknown') }
  if (code === 'bills_overlap') return say('asIn', held)
  if (code === 'nif_repeated' || code === 'email_shared') return say('asOf', held)
  if (code === 'coefficients_of_others') return say('ofThem', held)
  if (code === 'mandate_differs' || code === 'cau_differs') return say('against', held)
  if (code === 'f1_no_bill' || code === 'f1_not_taken') return said
  if (code === 'first_password_refused') return say('notSet')
  if (code === 'hours_lacking') return say('lacking', held)
  return say('figures', held)
}

/** The notices: how many of each kind and what it means, then the first of each. */
function noticeLines({ notices, noticeCounts, language }: ImportReport, say: Say): string[] {
  const counts = Object.entries(noticeCounts)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return []
  const { notices: meanings } = reportWords[language]
  const listed = notices.map((notice) => {
    const { file, line, of, what, rule, code } = notice
    const where = line > 0 ? `${file}, ${say('line', { line: String(line) })}` : file
    return `  ${where}: ${of}, ${what}: ${figuresOf(notice, say)} (${code})${rule === undefined ? '' : `: ${rule}`}`
  })
  const more = total - notices.length
  return [
    '',
    say('notices', { total }),
    ...counts.map(([code, count]) => `  ${code}: ${String(count)}. ${meanings[code as NoticeCode]}`),
    ...listed,
    ...(more > 0 ? [`  ${say('moreOfKinds', { count: more })}`] : []),
  ]
}
