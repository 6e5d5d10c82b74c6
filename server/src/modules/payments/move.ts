import type { CardPaymentEvent } from '@endoll/domain/payments/card-payment-state.ts'
import { isLive, nextPaymentState } from '@endoll/domain/payments/card-payment-state.ts'
import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import type { CardPaymentTable } from '../../platform/db/schema.generated.ts'
import type { Services } from '../../platform/services.ts'
import { notifyPayment } from './notifications.ts'
import type { CardPaymentRow } from './payment.ts'

export type Moving = Pick<Services, 'clock' | 'jobs' | 'failPoint'>

/** What happens to a payment, by whom and why. */
export interface PaymentStep {
  readonly event: CardPaymentEvent
  readonly actor: 'customer' | 'provider' | 'system'
  readonly why?: string
  readonly set?: Updateable<CardPaymentTable>
}

/** When to poll the provider for the state of the payment, unless it reports first. */
function nextCheckMs(state: CardPaymentRow['state']): number {
  return state === 'unknown' || state === 'closing' ? 2000 : 60_000
}

/**
 * Has what is shown of the bills computed again, from the file and from what was collected here. They are locked in the
 * order in which a payment that begins locks its own.
 */
async function showInvoices(db: Db, paymentId: string) {
  const paid = sql`select invoice_id from card_payment_part where payment_id = ${paymentId}`
  await sql`select id from invoice where id in (${paid}) order by id for update`.execute(db)
  await sql`update invoice set file_state = file_state where id in (${paid})`.execute(db)
}

/**
 * The only way in which a written payment changes its state: by the table of its life, with history, effect on the bills
 * and notifications in the transaction given, which has the payment locked.
 */
export async function stepPayment(
  db: Db,
  services: Moving,
  payment: CardPaymentRow,
  { event, actor, why = '', set = {} }: PaymentStep,
): Promise<CardPaymentRow> {
  const nowMs = services.clock.nowMs()
  const state = nextPaymentState(payment.state, event)
  const paid = state === 'succeeded' && payment.paid_at === null
  const moved = await db
    .updateTable('card_payment')
    .set({
      ...set,
      state,
      next_check_at: at(nowMs + nextCheckMs(state)),
      ...(paid ? { paid_at: at(nowMs) } : {}),
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { position } = await db
    .insertInto('card_payment_step')
    .values({
      payment_id: payment.id,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from card_payment_step where payment_id = ${payment.id})`,
      event,
      from_state: payment.state,
      to_state: state,
      actor,
      at: at(nowMs),
      why,
      ...(moved.refunded_cents === payment.refunded_cents ? {} : { refunded_cents: moved.refunded_cents }),
    })
    .returning('position')
    .executeTakeFirstOrThrow()
  if (isLive(payment.state) !== isLive(state)) {
    await db
      .updateTable('card_payment_part')
      .set({ live: isLive(state) })
      .where('payment_id', '=', payment.id)
      .execute()
  }
  await showInvoices(db, payment.id)
  await notifyPayment(db, services, { before: payment, after: moved, event, position })
  return moved
}

/** Does something with payments in one transaction; fail points let a test end the program around the commit. */
export async function inTransaction<T>(
  services: Pick<Services, 'db' | 'failPoint'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const result = await transact(services.db, async (transaction) => {
    const done = await work(transaction)
    await services.failPoint?.('before-commit')
    return done
  })
  await services.failPoint?.('after-commit')
  return result
}
