import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { RequestChange } from '@endoll/api/requests.ts'
import type { LeavingBatteryRule } from '@endoll/domain/billing/leaving-battery.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { debitReturnWeeks } from '@endoll/domain/procedures/debit-return.ts'
import { monthsBetweenPowerChanges } from '@endoll/domain/procedures/power-change-interval.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { RequestState } from '@endoll/domain/procedures/request-state.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Document, DocumentMade } from '../document.ts'
import { productPrices, productSections, type SignedProduct } from './product-sections.ts'
import { formatterOf, type Formatter } from '../../platform/formatter.ts'
import type { Fact, FactSection } from '../house/fact.ts'
import type { DocumentTable } from '../house/house.ts'
import { rejectionText } from '../../texts/rejection-words.ts'
import { texts, type ServerTexts } from '../../texts.ts'

type Words = ServerTexts['request']

/** Everything a document about a request is made of. Powers in kW as text, instants as 'YYYY-MM-DD HH:MM' of Madrid. */
export interface PaperSource {
  readonly reference: string
  readonly procedure: ProcedureName
  readonly state: RequestState
  readonly submittedDay: Day
  readonly submittedAtMs: number
  readonly dueDay: Day | null
  readonly effectiveDay: Day | null
  /** Why it was rejected. */
  readonly reasonCode: string | null
  readonly reasonText: string | null
  readonly customer: { readonly name: string; readonly nif: string; readonly email: string }
  /** Who asks and signs in the customer's name; absent where the customer does. */
  readonly representative?: string | null
  readonly contract: {
    readonly name: string
    readonly cups: string
    readonly address: string
    readonly distributor: string | null
  } | null
  readonly changes: readonly RequestChange[]
  /** Orders of direct debit that are signed with it, each of one payer. */
  readonly mandates: readonly {
    readonly reference: string
    readonly payer: string
    readonly payerNif: string
    /** Of several contracts, those that are paid by it; empty if the request is of one. */
    readonly contracts: readonly string[]
  }[]
  /** A change of power after which another one needs no wait (RDL 7/2026 art. 5). */
  readonly withoutWait: boolean
  /** The measured peaks that were shown to who goes below one of them all the same; in W, P1 first. */
  readonly belowPeaksW: readonly number[] | null
  /** Of a change of product, what is signed of it. */
  readonly product: SignedProduct | null
  readonly submissionSha256: string
  readonly signature: {
    readonly at: string
    readonly provider: 'embedded' | 'outside' | 'confirmation'
    readonly documentSha256: string | null
  } | null
}

/** What the template places. */
export interface PaperContent {
  readonly title: string
  readonly answer: string
  readonly detail: string | null
  readonly changes: DocumentTable
  /** Of a change of product. */
  readonly prices: DocumentTable | null
  readonly mandate: FactSection | null
  readonly sections: readonly FactSection[]
  readonly closing: readonly string[]
}

function isPower(field: string) {
  return /^power_p[1-6]$/.test(field)
}
function periodOf(field: string) {
  return field.slice('power_'.length).toUpperCase()
}

/** Of `instalment_2`: 2. */
function instalmentOf(field: string) {
  return Number(/^instalment_(\d+)$/.exec(field)?.[1])
}

/** Of `contract_2`, the second of several contracts that something is asked for at once: 2. */
function contractOf(field: string) {
  return Number(/^contract_(\d+)$/.exec(field)?.[1])
}

function nameOf(field: string, words: Words) {
  if (contractOf(field) > 0) return words.contractOf(contractOf(field))
  if (isPower(field)) return words.power(periodOf(field))
  const position = instalmentOf(field)
  return position > 0 ? words.instalment(position) : words.fields[field as keyof Words['fields']]
}

/** What stands for nothing that was there before: what the request is about, what is said of an end. */
const newFields: readonly string[] = [
  'invoice',
  'invoices',
  'battery',
  'end_day',
  'end_reason',
  'last_bill',
  'services',
  'other_services',
  'service_penalty',
  'battery_left',
  'readings',
  'contract_day',
  'supply_afterwards',
  'product_start',
  'product_signed',
]

/** Who takes over a contract, and how. */
function isOfHolder(field: string) {
  return field === 'holder_kind' || field.startsWith('new_holder_')
}

function valueOf(field: string, value: string | null, words: Words, format: Formatter) {
  // Nor was a part of a bill there before.
  if (value === null)
    return newFields.includes(field) || isOfHolder(field) || instalmentOf(field) > 0 || contractOf(field) > 0
      ? ''
      : words.none
  if (field === 'end_day' || field === 'contract_day' || field === 'product_signed')
    return format.longDay(value)
  if (field === 'battery_share') return format.percent(Number(value) / 100)
  if (field === 'service_penalty') return format.money(Number(value))
  if (field === 'battery_left') {
    const [cents, rule] = value.split(' ')
    return `${format.money(Number(cents))}. ${words.values.battery_left[rule as LeavingBatteryRule]}.`
  }
  if (instalmentOf(field) > 0) {
    const [day = '', cents] = value.split(' ')
    return `${format.longDay(day)}: ${format.money(Number(cents))}`
  }
  if (isPower(field)) return format.power(Math.round(Number(value) * 1000))
  const worded: Readonly<Record<string, Readonly<Record<string, string>>>> = words.values
  return worded[field]?.[value] ?? value
}

function changesTable(source: PaperSource, words: Words, format: Formatter): DocumentTable {
  return {
    title: words.changes.title,
    columns: [
      { header: words.changes.what, align: 'start' },
      { header: words.changes.before, align: 'start' },
      { header: words.changes.after, align: 'start' },
    ],
    rows: source.changes.map(({ field, before, after }) => [
      nameOf(field, words),
      valueOf(field, before, words, format),
      valueOf(field, after, words, format),
    ]),
  }
}

function mandateSection(
  { mandates, submittedDay }: PaperSource,
  made: DocumentMade,
  words: Words,
): FactSection | null {
  if (mandates.length === 0) return null
  const { legalName, nif } = made.signer.organisation
  return {
    title: words.mandate.title,
    facts: [
      { label: words.mandate.creditor, lines: [legalName, words.nif(nif)] },
      ...mandates.flatMap(({ reference, payer, payerNif, contracts }) => [
        { label: words.mandate.reference, lines: [reference] },
        { label: words.mandate.debtor, lines: [payer, words.nif(payerNif)] },
        ...(contracts.length === 0
          ? []
          : [{ label: words.mandate.contracts, lines: [contracts.join(', ')] }]),
      ]),
      {
        label: words.mandate.kind,
        lines: [words.mandate.recurrent],
        note: words.mandate.note(legalName, valueOn(debitReturnWeeks, submittedDay)),
      },
    ],
  }
}

function peopleSection({ customer, representative, contract }: PaperSource, words: Words): FactSection {
  return {
    title: words.people.title,
    facts: [
      { label: words.people.customer, lines: [customer.name, words.nif(customer.nif)] },
      ...(representative ? [{ label: words.people.representative, lines: [representative] }] : []),
      { label: words.people.email, lines: [customer.email] },
      ...(contract
        ? [
            ...(contract.name === '' ? [] : [{ label: words.people.contract, lines: [contract.name] }]),
            { label: words.people.supply, lines: [contract.address] },
            { label: 'CUPS', lines: [contract.cups] },
            ...(contract.distributor
              ? [{ label: words.people.distributor, lines: [contract.distributor] }]
              : []),
          ]
        : []),
    ],
  }
}

function numbered(source: PaperSource, words: Words): Fact[] {
  return [{ label: words.reference, lines: [source.reference], note: words.referenceNote }]
}

function writtenPeaks(peaksW: readonly number[], format: Formatter): string {
  return peaksW.map((powerW, index) => `P${index + 1} ${format.power(powerW)}`).join(', ')
}

/** What the new holder of a contract signs: what they take over, who they are, and the account that it is paid from. */
export function acceptanceDocument(source: PaperSource, made: DocumentMade): Document {
  const words: Words = texts[made.language].request
  const format = formatterOf(made.language)
  const { title, detail, closing } = words.toSign.acceptance
  const content: PaperContent = {
    title,
    answer: words.procedures[source.procedure],
    detail: detail(format.longDay(source.submittedDay)),
    changes: {
      ...changesTable(source, words, format),
      columns: [
        { header: words.changes.what, align: 'start' },
        { header: words.changes.after, align: 'start' },
      ],
      rows: source.changes.map(({ field, after }) => [
        nameOf(field, words),
        valueOf(field, after, words, format),
      ]),
    },
    prices: null,
    mandate: mandateSection(source, made, words),
    sections: [peopleSection(source, words)],
    closing: [closing(made.signer.organisation.legalName), words.hash(source.submissionSha256)],
  }
  return {
    template: 'request/request.typ',
    title: `${title} ${source.reference}`,
    fileName: words.toSign.fileName(source.reference),
    content,
  }
}

/** What is signed: what changes, for whom, and the hash of the data behind it. */
export function requestDocument(source: PaperSource, made: DocumentMade, deployment: Deployment): Document {
  const { product, reference } = source
  const written = { deployment, language: made.language, reference, day: source.submittedDay }
  const words: Words = texts[made.language].request
  const format = formatterOf(made.language)
  const what = words.procedures[source.procedure]
  const content: PaperContent = {
    title: words.toSign.title,
    answer: what,
    detail: words.toSign.detail(source.reference, format.longDay(source.submittedDay)),
    changes: changesTable(source, words, format),
    prices: product && productPrices(product, made.language),
    mandate: mandateSection(source, made, words),
    sections: [peopleSection(source, words), ...(product ? productSections(product, written) : [])],
    closing: [
      ...(source.procedure === 'power'
        ? [
            words.toSign.power,
            source.withoutWait
              ? words.toSign.noWait
              : words.toSign.wait(monthsBetweenPowerChanges(source.submittedDay)),
          ]
        : []),
      ...(source.belowPeaksW ? [words.toSign.belowPeak(writtenPeaks(source.belowPeaksW, format))] : []),
      ...(product ? [words.toSign.product(made.signer.organisation.legalName)] : []),
      words.toSign.closing(made.signer.organisation.legalName),
      words.hash(source.submissionSha256),
    ],
  }
  return {
    template: 'request/request.typ',
    title: `${what} ${source.reference}`,
    fileName: words.toSign.fileName(source.reference),
    content,
  }
}

function standing(source: PaperSource, words: Words, format: Formatter): string {
  const { effectiveDay, dueDay } = source
  if (source.state === 'effective' && effectiveDay) return words.effectiveOn(format.longDay(effectiveDay))
  if (source.state === 'accepted' && effectiveDay) return words.plannedOn(format.longDay(effectiveDay))
  if (source.state === 'waiting_signature' && dueDay) return words.signUntil(format.longDay(dueDay))
  return words.states[source.state]
}

/** What the customer keeps: what was asked, where it stands, and how it was signed. */
export function receiptDocument(source: PaperSource, made: DocumentMade): Document {
  const words: Words = texts[made.language].request
  const format = formatterOf(made.language)
  const { signature, reasonCode: code, reasonText: text } = source
  const reason = rejectionText(made.language, { code, text })
  const signed: FactSection[] = signature
    ? [
        {
          title: words.signature.title,
          facts: [
            {
              label: words.signature.at,
              lines: [`${format.day(signature.at.slice(0, 10))}, ${signature.at.slice(11)}`],
            },
            ...(source.representative
              ? [
                  {
                    label: words.signature.by,
                    lines: [words.signature.inNameOf(source.representative, source.customer.name)],
                  },
                ]
              : []),
            { label: words.signature.how, lines: [words.signature.providers[signature.provider]] },
            ...(signature.documentSha256
              ? [{ label: words.signature.document, lines: [signature.documentSha256] }]
              : []),
          ],
        },
      ]
    : []
  const content: PaperContent = {
    title: words.receipt.title(words.procedures[source.procedure]),
    answer: standing(source, words, format),
    detail: ['rejected', 'withdrawn'].includes(source.state) && reason ? words.because(reason) : null,
    changes: changesTable(source, words, format),
    prices: null,
    mandate: mandateSection(source, made, words),
    sections: [
      {
        title: words.receipt.request,
        facts: [
          ...numbered(source, words),
          { label: words.submitted, lines: [format.instant(source.submittedAtMs)] },
          { label: words.state, lines: [words.states[source.state]] },
        ],
      },
      peopleSection(source, words),
      ...signed,
    ],
    closing: [words.receipt.closing(format.longDay(made.day)), words.hash(source.submissionSha256)],
  }
  return {
    template: 'request/request.typ',
    title: `${words.receipt.title(words.procedures[source.procedure])} ${source.reference}`,
    fileName: words.receipt.fileName(source.reference),
    content,
  }
}
