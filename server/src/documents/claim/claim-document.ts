import type { ClaimFact } from '@endoll/api/cases.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf, type Formatter } from '../../platform/formatter.ts'
import { texts, type ServerTexts } from '../../texts.ts'
import type { Document, DocumentMade } from '../document.ts'
import { afterSilence } from '../../texts/where-to-turn.ts'
import type { FactSection } from '../house/fact.ts'

/** A claim as it was sent. */
export interface ClaimSource {
  readonly reference: string
  readonly sentAtMs: number
  readonly answerDueDay: Day
  readonly type: string
  readonly subtype: string
  readonly text: string
  readonly facts: readonly Omit<ClaimFact, 'id'>[]
  readonly files: readonly string[]
  readonly customer: { readonly name: string; readonly nif: string }
  /** Name of whoever sent it for the customer; null of the customer. */
  readonly actedBy: string | null
  /** Null if the customer had none. */
  readonly contract: { readonly name: string; readonly cups: string } | null
}

/** What the template places. */
interface ClaimContent {
  readonly title: string
  readonly answer: string
  readonly detail: string
  readonly sections: readonly FactSection[]
  readonly written: { readonly title: string; readonly lines: readonly string[] }
  readonly closing: readonly string[]
}

function wordsOfFact(
  { kind, name, day, amount_cents: cents }: Omit<ClaimFact, 'id'>,
  words: ServerTexts['claim'],
  format: Formatter,
): string {
  if (kind === 'invoice') return words.facts.invoice(name, format.longDay(day), format.money(cents ?? 0))
  return words.facts[kind](name, format.longDay(day))
}

/** What the customer keeps of a claim: that it came, when, and by when it has to be answered. */
export function claimAcknowledgement(source: ClaimSource, { signer, language }: DocumentMade): Document {
  const words = texts[language].claim
  const format = formatterOf(language)
  const { legalName, nif } = signer.organisation
  const { customer, contract, facts, files } = source
  const about = [
    { label: words.type, lines: [source.type] },
    { label: words.subtype, lines: [source.subtype] },
    ...(facts.length > 0
      ? [{ label: words.facts.title, lines: facts.map((fact) => wordsOfFact(fact, words, format)) }]
      : []),
    ...(files.length > 0 ? [{ label: words.files, lines: files }] : []),
  ]
  const content: ClaimContent = {
    title: words.title,
    answer: words.answer(source.reference),
    detail: words.due(format.longDay(source.answerDueDay)),
    sections: [
      {
        title: words.claim,
        facts: [
          { label: words.reference, lines: [source.reference], note: words.referenceNote },
          { label: words.sent, lines: [format.instant(source.sentAtMs)] },
          { label: words.dueLabel, lines: [format.day(source.answerDueDay)] },
          ...about,
        ],
      },
      {
        title: words.people,
        facts: [
          { label: words.customer, lines: [customer.name, words.nif(customer.nif)] },
          ...(source.actedBy === null ? [] : [{ label: words.actedBy, lines: [source.actedBy] }]),
          ...(contract
            ? [
                { label: words.contract, lines: [contract.name] },
                { label: 'CUPS', lines: [contract.cups] },
              ]
            : []),
          { label: words.retailer, lines: [legalName, words.nif(nif)] },
        ],
      },
    ],
    written: { title: words.written, lines: source.text.split(/\n+/) },
    closing: [afterSilence({ deployment: signer, language }, source.answerDueDay), words.closing],
  }
  return {
    template: 'claim/claim.typ',
    title: `${words.title} ${source.reference}`,
    fileName: words.fileName(source.reference),
    content,
  }
}
