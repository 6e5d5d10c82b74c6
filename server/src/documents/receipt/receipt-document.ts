import type { PaidWith } from '@endoll/domain/payments/paid-with.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import type { Document, DocumentMade } from '../document.ts'
import type { FactSection } from '../house/fact.ts'
import type { DocumentTable } from '../house/house.ts'

/** A payment that was taken, and the bills that it pays. */
export interface PaymentSource {
  readonly reference: string
  readonly day: Day
  /** `unsaid`: the provider has not said it. */
  readonly method: PaidWith | 'unsaid'
  readonly amountCents: number
  readonly customer: { readonly name: string; readonly nif: string }
  /** Name of whoever paid for the customer; null of the customer. */
  readonly actedBy: string | null
  readonly parts: readonly {
    readonly number: string
    readonly contract: string
    readonly amountCents: number
    /** Which of the agreed parts of the bill it was. */
    readonly instalment?: { readonly position: number; readonly of: number }
    /** What of the bill was left after it. */
    readonly restCents: number
  }[]
}

/** What the template places. */
interface ReceiptContent {
  readonly title: string
  readonly answer: string
  readonly detail: string
  readonly bills: DocumentTable
  readonly sections: readonly FactSection[]
  readonly closing: readonly string[]
}

/** What the customer keeps of a payment. */
export function paymentReceipt(source: PaymentSource, { signer, language }: DocumentMade): Document {
  const words = texts[language].receipt
  const format = formatterOf(language)
  const { legalName, nif } = signer.organisation
  const content: ReceiptContent = {
    title: words.title,
    answer: words.answer(format.money(source.amountCents)),
    detail: words.detail[source.method](format.longDay(source.day)),
    bills: {
      title: words.bills,
      columns: [
        { header: words.bill, align: 'start' },
        { header: words.contract, align: 'start' },
        { header: words.amount, align: 'end' },
      ],
      rows: source.parts.map(({ number, contract, amountCents, instalment }) => [
        instalment ? words.part(number, instalment) : number,
        contract,
        format.money(amountCents),
      ]),
    },
    sections: [
      {
        title: words.payment,
        facts: [
          { label: words.reference, lines: [source.reference] },
          { label: words.day, lines: [format.day(source.day)] },
          ...source.parts
            .filter(({ restCents }) => restCents > 0)
            .map(({ number, restCents }) => ({
              label: source.parts.length === 1 ? words.rest : words.restOf(number),
              lines: [format.money(restCents)],
            })),
          { label: words.payer, lines: [source.customer.name, words.nif(source.customer.nif)] },
          ...(source.actedBy === null ? [] : [{ label: words.actedBy, lines: [source.actedBy] }]),
          { label: words.payee, lines: [legalName, words.nif(nif)] },
        ],
      },
    ],
    closing: [words.closing],
  }
  return {
    template: 'receipt/receipt.typ',
    title: `${words.title} ${source.reference}`,
    fileName: words.fileName(source.reference),
    content,
  }
}
