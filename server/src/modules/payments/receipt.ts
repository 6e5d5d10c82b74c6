import { paymentReceipt } from '../../documents/receipt/receipt-document.ts'
import { documentFile } from '../../documents/document.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { SentFile } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { actedBy } from '../delegations/queries.ts'
import { partsOf } from './parts.ts'
import { languageOfPayment, type CardPaymentRow } from './payment.ts'

/** Whether money was taken by it, even if it was returned later. */
export function hasReceipt({ paid_at }: Pick<CardPaymentRow, 'paid_at'>): boolean {
  return paid_at !== null
}

/** What the receipt of a payment says, and how it is made. */
async function documentOf(services: Services, payment: CardPaymentRow) {
  const { db, deployment } = services
  const { name, nif, day, method, actor } = await db
    .selectFrom('card_payment')
    .innerJoin('customer', 'customer.id', 'card_payment.customer_id')
    .select(['customer.name', 'customer.nif', 'card_payment.method'])
    .select(actedBy('card_payment.account_id', 'card_payment.customer_id').as('actor'))
    .select(sql<Day>`(paid_at at time zone 'Europe/Madrid')::date`.as('day'))
    .where('card_payment.id', '=', payment.id)
    .executeTakeFirstOrThrow()
  const made = { signer: deployment, language: languageOfPayment(payment), day }
  const parts = (await partsOf(db, payment)).map((part) => ({
    number: part.number,
    contract: part.contract,
    amountCents: part.amount_cents,
    ...(part.instalment !== null && {
      instalment: { position: part.instalment, of: part.instalments ?? part.instalment },
    }),
    restCents: part.rest_cents,
  }))
  const source = {
    reference: payment.reference,
    day,
    method: method ?? ('unsaid' as const),
    amountCents: payment.amount_cents,
    customer: { name, nif },
    actedBy: actor,
    parts,
  }
  return { document: paymentReceipt(source, made), made }
}

/** The words and figures of a receipt, as its template gets them. */
export async function receiptContent(services: Services, payment: CardPaymentRow) {
  return (await documentOf(services, payment)).document.content
}

/** The receipt of a payment, made once and then kept. Throws `documents_unavailable` if none can be made. */
async function receiptOf(services: Services, payment: CardPaymentRow): Promise<Buffer> {
  if (payment.receipt) return payment.receipt
  const { db } = services
  const { document, made } = await documentOf(services, payment)
  const receipt = await documentFile(services, document, made).body()
  await services.failPoint?.('receipt-made')
  // Where two are made at once, the first is kept.
  await db
    .updateTable('card_payment')
    .set({ receipt })
    .where('id', '=', payment.id)
    .where('receipt', 'is', null)
    .execute()
  const kept = await db
    .selectFrom('card_payment')
    .select('receipt')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  return kept.receipt ?? receipt
}

/** The receipt as the reply to a payment carries it; null if it cannot be made now: it can be had later. */
export async function receiptInReply(services: Services, payment: CardPaymentRow): Promise<string | null> {
  if (!hasReceipt(payment)) return null
  try {
    return Buffer.from(await receiptOf(services, payment)).toString('base64')
  } catch {
    return null
  }
}

export function openReceipt(services: Services, payment: CardPaymentRow): SentFile {
  if (!hasReceipt(payment)) throw notFound()
  services.pdf.assertAvailable()
  return {
    name: `${payment.reference}.pdf`,
    mediaType: 'application/pdf',
    body: () => receiptOf(services, payment),
  }
}
