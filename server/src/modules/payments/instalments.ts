import {
  openInstalments,
  type InstalmentShare,
  type OpenInstalment,
} from '@endoll/domain/payments/instalment-plan.ts'
import { openStates } from '@endoll/domain/procedures/request-state.ts'
import type { InvoiceRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

type PlannedInvoice = Pick<InvoiceRow, 'id' | 'pending_cents'>

/** What of the parts of a plan is of one bill. */
interface PlanOfInvoice {
  readonly requestId: number
  readonly shares: readonly OpenInstalment[]
}

/** What was agreed for an invoice known to be the caller's, and what of each part is open; the newest plan counts. */
export async function readPlan(
  db: Db,
  { id, pending_cents: pendingCents }: PlannedInvoice,
): Promise<PlanOfInvoice | undefined> {
  const rows = await db
    .selectFrom('instalment')
    .innerJoin('request', 'request.id', 'instalment.request_id')
    .select(['instalment.request_id', 'instalment.position', 'instalment.day', 'instalment.amount_cents'])
    .where('instalment.invoice_id', '=', id)
    .where('request.state', '=', 'effective')
    .orderBy('instalment.request_id', 'desc')
    .orderBy('instalment.position')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const newest = rows.filter(({ request_id }) => request_id === first.request_id)
  const shares = openInstalments(
    newest.map(({ day, amount_cents }) => ({ day, amountCents: amount_cents })),
    pendingCents,
  )
  return {
    requestId: first.request_id,
    // Of a plan over several bills the first part of this one may be a later one.
    shares: shares.map((share, index) => ({ ...share, position: newest[index]!.position })),
  }
}

/** Of how many parts a plan is, and over which bills, in the order in which it pays them. */
export async function readPlanBills(db: Db, requestId: number) {
  const rows = await db
    .selectFrom('instalment')
    .innerJoin('invoice', 'invoice.id', 'instalment.invoice_id')
    .select(['instalment.position', 'invoice.number'])
    .where('instalment.request_id', '=', requestId)
    .orderBy('instalment.position')
    .orderBy('invoice.due_day')
    .orderBy('invoice.id')
    .execute()
  return {
    parts: rows.at(-1)?.position ?? 0,
    numbers: [...new Set(rows.map(({ number }) => number))],
  }
}

/** The part of an agreed plan that is to be paid next, and of how many it is one. */
export async function findNextInstalment(
  db: Db,
  invoice: PlannedInvoice,
): Promise<(OpenInstalment & { readonly parts: number }) | undefined> {
  const plan = await readPlan(db, invoice)
  const next = plan?.shares.find(({ openCents }) => openCents > 0)
  if (!plan || !next) return undefined
  return { ...next, parts: (await readPlanBills(db, plan.requestId)).parts }
}

/** A plan that was asked for and is not answered, over a bill of one of these contracts, each known to be the caller's. */
export function findAskedPlan(db: Db, contractIds: readonly number[]) {
  return db
    .selectFrom('request')
    .innerJoin('instalment', 'instalment.request_id', 'request.id')
    .innerJoin('invoice', 'invoice.id', 'instalment.invoice_id')
    .select(['request.id', 'request.reference'])
    .where('invoice.contract_id', 'in', [...contractIds])
    .where('request.state', 'in', [...openStates])
    .orderBy('request.id')
    .executeTakeFirst()
}

/** Writes what of each part is of each bill. */
export async function writePlan(
  db: Db,
  requestId: number,
  bills: readonly { readonly invoiceId: number; readonly shares: readonly InstalmentShare[] }[],
): Promise<void> {
  await db
    .insertInto('instalment')
    .values(
      bills.flatMap(({ invoiceId, shares }) =>
        shares.map(({ position, day, amountCents }) => ({
          request_id: requestId,
          invoice_id: invoiceId,
          position,
          day,
          amount_cents: amountCents,
        })),
      ),
    )
    .execute()
}
