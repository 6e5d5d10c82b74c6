import type { Language } from '@endoll/api/language.ts'
import type { BillContent } from '../../../documents/bill/bill-document.ts'
import type { PvpcContent } from '../../../documents/bill/pvpc/pvpc-content.ts'
import type { FactSection } from '../../../documents/house/fact.ts'
import { readPdf, rolesOf, type ReadPdf } from '../../../testing/read-pdf.ts'
import { findQpdfComplaint } from './check-file.ts'
import { findingsOf, type Findings } from './findings.ts'
import type { StoredBill } from './stored.ts'

/** Spaces, line ends and the places where long words may break are how a text is laid out, not what it says. */
function letters(text: string) {
  return text.replaceAll(/[\s\u00a0\u202f\u200b]/g, '')
}

function factsOf({ facts }: Pick<FactSection, 'facts'>): string[] {
  return facts.map(({ label, lines, note = '' }) => [label, ...lines, note].join(''))
}

/** Of a bill at the PVPC. */
function pvpcPassages({ title, qr }: BillContent, own: PvpcContent): string[] {
  const { data, summary, contract, use, destination, claims, breakdown, consumer } = own
  const [total, ...facts] = data.facts
  return [
    title,
    own.note,
    ...(total?.lines ?? []),
    ...[{ facts }, contract, claims, consumer].flatMap(factsOf),
    ...(own.powers?.lines ?? []),
    ...summary.rows.map((row) => row.join('')),
    summary.total.join(''),
    ...use.lines,
    ...(use.readings?.rows ?? []).map((row) => row.join('')),
    ...(use.chart ? [use.chart.months.map(({ label }) => label).join('')] : []),
    ...(destination?.parts ?? []).map(({ name, amount, percent }) => name + amount + percent),
    ...breakdown.groups.flatMap(({ name, amount, lines }) => [
      name + amount,
      ...lines.map((line) => line.concept + line.calculation + line.amount),
    ]),
    breakdown.total.join(''),
    ...(qr ? [qr.text] : []),
  ]
}

/** The texts that stand together on the paper, each as it has to be read: figures with what they are figures of. */
function passagesOf(content: BillContent): string[] {
  if (content.pvpc) return pvpcPassages(content, content.pvpc)
  const { summary, destination, history, readings, lines, qr } = content
  return [
    content.title + content.answer + content.detail,
    ...content.highlights.flatMap(({ label, lines, note = '' }) => [label, lines.join(''), note]),
    ...summary.rows.map((row) => row.join('')),
    summary.total.join(''),
    ...(destination?.parts ?? []).map(({ name, amount, percent }) => name + amount + percent),
    ...(history
      ? [
          history.sentence,
          history.bars.map(({ label }) => label).join(''),
          history.bars.map(({ energy, estimated }) => energy + (estimated ? '*' : '')).join(''),
          history.bars.map(({ amount }) => amount).join(''),
        ]
      : []),
    ...[content.supply, content.customer, content.help].flatMap(factsOf),
    ...(readings?.rows ?? []).map((row) => row.join('')),
    ...lines.groups.flatMap(({ name, amount, lines: own }) => [
      name + amount,
      ...own.map((line) => line.concept + line.calculation + line.amount),
    ]),
    lines.total.join(''),
    ...(qr ? [qr.text] : []),
  ]
}

interface Expected {
  readonly title: string
  readonly content: BillContent
  readonly stored: StoredBill
  readonly language: Language
}

/** Where a PDF, read as a reader's program reads it, does not say what the document says, a sentence each. */
export async function fileDisagreements(
  file: Buffer,
  { title, content, stored, language }: Expected,
): Promise<readonly string[]> {
  const findings = findingsOf(`the PDF of ${stored.invoice.number} in ${language}`)
  const read = await readPdf(file)
  const said = letters(read.text.join(' '))
  for (const passage of passagesOf(content).map(letters))
    if (!said.includes(passage)) findings.same('a passage', '', passage)
  findings.same('the title', read.title, title)
  findings.same(
    'the day it was made',
    read.creationDate?.slice(2, 10),
    stored.invoice.day.replaceAll('-', ''),
  )
  findings.same('the comparator', read.links.includes(content.qr?.address ?? ''), content.qr !== null)
  shapeAgrees(read, language, findings)
  const complaint = await findQpdfComplaint(file)
  findings.same('what qpdf says', complaint, undefined)
  return findings.sentences
}

/** What every document of the house has: tags, language, one heading of the first level, its own typeface. */
export function shapeAgrees(read: ReadPdf, language: Language, findings: Findings): void {
  const roles = rolesOf(read.structure)
  findings.same('its language', read.language, language)
  findings.same('being tagged', read.tagged, true)
  findings.same('its headings', roles.filter((role) => role === 'H1').length, 1)
  findings.same('its fonts', read.fonts, ['Figtree-Regular', 'Figtree-SemiBold'])
}
