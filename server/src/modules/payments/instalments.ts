import {
  openInstalments,
  type Instalment,
  type OpenInstalment,
} from '@endoll/domain/payments/instalment-plan.ts'
import type { InvoiceRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

type PlannedInvoice = Pick<InvoiceRow, 'id' | 'pending_cents'>

/** The parts that were agreed for an invoice known to be the caller's, and what of each is open; the newest plan counts. */
export async function readPlan(
  db: Db,
  { id, pending_cents: pendingCents }: PlannedInvoice,
): Promise<readonly OpenInstalment[]> {
  const rows = await db
    .selectFrom('instalment')
    .innerJoin('request', 'request.id', 'instalment.request_id')
    .select(['instalment.request_id', 'instalment.day', 'instalment.amount_cents'])
    .where('instalment.invoice_id', '=', id)
    .where('request.state', '=', 'effective')
    .orderBy('instalment.request_id', 'desc')
    .orderBy('instalment.position')
    .execute()
  const newest = rows.filter(({ request_id }) => request_id === rows[0]?.request_id)
  return openInstalments(
    newest.map(({ day, amount_cents }) => ({ day, amountCents: amount_cents })),
    pendingCents,
  )
}

/** The part of an agreed plan that is to be paid next, and of how many it is one. */
export async function findNextInstalment(
  db: Db,
  invoice: PlannedInvoice,
): Promise<(OpenInstalment & { readonly parts: number }) | undefined> {
  const plan = await readPlan(db, invoice)
  const next = plan.find(({ openCents }) => openCents > 0)
  return next && { ...next, parts: plan.length }
}

export async function writePlan(
  db: Db,
  asked: {
    readonly requestId: number
    readonly invoiceId: number
    readonly plan: readonly Instalment[]
  },
): Promise<void> {
  await db
    .insertInto('instalment')
    .values(
      asked.plan.map(({ day, amountCents }, index) => ({
        request_id: asked.requestId,
        invoice_id: asked.invoiceId,
        position: index + 1,
        day,
        amount_cents: amountCents,
      })),
    )
    .execute()
}
