// One style of dates for each meaning (docs/visual-grammar.md, Dates): a day in a sentence is words, a day that stands
// alone is figures, and until when something can be done is said by the last day, never by the midnight after it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, root } from './api-endpoints.ts'

const files = filesIn('{web,server}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|fixture)\.tsx?$|\/(?:gallery|testing)\//.test(file),
)
const sources = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
)

/** Where dates are made into text. */
const writers = [
  'server/src/platform/formatter.ts',
  // How a spreadsheet names the order of day, month and year.
  'server/src/platform/table-sheet.ts',
  'web/src/i18n/format.ts',
  // Weekdays and months of the calendar, which knows no texts.
  'web/src/ui/calendar/Calendar.tsx',
]

/** A single day in figures, given to a sentence of a screen by name; the two ends of a span are figures. */
const figuresInSentence = /\b(?:day|until|since|at|on)\??: (?:[^,;{}]*\? )?(?:\w+\.)?day\(/g
/** The same of documents and mails, given to words of a text: `t.bonusUntil(format.day(end))`; `fact(…)` and spans are figures. */
const figuresInText =
  /\b(?:t|words)(?:\.\w+)+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?\bformat\.day\(\w+\)(?![^()]*format\.day)/g
/** The end of a time limit as a moment. */
const limitAsMoment = /\binstant\((?:\w+\.)*(?:expires|expires_at|expiresAt)\b/g

function found(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([what]) => what)
}

it.each([
  ["t('byWhen', { day: day(due) })", 1],
  ["t('why', { day: next ? format.day(next) : '' })", 1],
  ["t('byWhen', { day: longDay(due) })", 0],
  ["t('span', { first: day(start), last: day(end) })", 0],
  ['{ term: day(on), value: day(at) }', 0],
])('%s has a day in figures within a sentence: %i', (text, count) => {
  expect(found(figuresInSentence, text)).toHaveLength(count)
})

it.each([
  ['t.supply.bonusUntil(format.day(end))', 1],
  ['t.penaltyUntil(format.decimal(percent(a, b)), format.day(end))', 1],
  ['words.facts.invoice(name, format.day(day), format.money(cents))', 1],
  ['t.supply.bonusUntil(format.longDay(end))', 0],
  ['fact(t.end, format.day(end))', 0],
  ['t.lines.from(format.day(span.from), format.day(lastDayOf(span)))', 0],
])('%s has a day in figures within a text of the server: %i', (text, count) => {
  expect(found(figuresInText, text)).toHaveLength(count)
})

it.each([
  ["t('until', { at: instant(signature.expires_at) })", 1],
  ["t('until', { at: until(signature.expires_at) })", 0],
  ['instant(session.created_at)', 0],
])('%s says a time limit as a moment: %i', (text, count) => {
  expect(found(limitAsMoment, text)).toHaveLength(count)
})

it('dates are written by the formatters alone', () => {
  const others = sources.filter(({ text }) => /DateTimeFormat\(|toLocale(?:Date|Time)String\(/.test(text))
  expect(others.map(({ file }) => file).toSorted()).toEqual(writers)
})

it('a sentence of a screen has its day in words, and a time limit its last day', () => {
  const wrong = sources
    .filter(({ file }) => file.startsWith('web/') && !writers.includes(file))
    .flatMap(({ file, text }) =>
      [...found(figuresInSentence, text), ...found(limitAsMoment, text)].map((what) => `${file}: ${what}`),
    )
  expect(wrong).toEqual([])
})

it('a sentence of a document or a mail has its day in words', () => {
  const wrong = sources
    // A cell of the table of readings: the figure over its day.
    .filter(({ file }) => file.startsWith('server/') && !file.endsWith('/bill-readings.ts'))
    .flatMap(({ file, text }) => found(figuresInText, text).map((what) => `${file}: ${what}`))
  expect(wrong).toEqual([])
})
