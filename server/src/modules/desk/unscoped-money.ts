import { sql } from 'kysely'
import type { DeskPayment, DeskRefund } from '@endoll/api/desk-money.ts'
import { ownInvoices } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import { askRefund, decideRefund, refundableCents, sendRefund } from '../payments/operations/refund.ts'
import { writeLine } from './log.ts'
import { lookAt, type Doer } from './look.ts'

const mostListed = 100

function refunds(db: Db, staffId: number) {
  return db
    .selectFrom('card_refund')
    .innerJoin('card_payment', 'card_payment.id', 'card_refund.payment_id')
    .innerJoin('staff as asking', 'asking.id', 'card_refund.asked_by')
    .leftJoin('staff as deciding', 'deciding.id', 'card_refund.decided_by')
    .select(['card_refund.id', 'card_payment.reference', 'card_refund.amount_cents', 'card_refund.reason'])
    .select(['asking.name as asked_by', 'asked_at', 'deciding.name as decided_by', 'decided_at'])
    .select(['card_refund.refusal_code'])
    .select(sql<DeskRefund['state']>`card_refund.state`.as('state'))
    .select(sql<boolean>`asking.id = ${staffId}`.as('is_mine'))
    .orderBy('asked_at')
}

/** Payments that somebody has to look at, and refunds and messages that wait. */
export async function listMoney({ db, ...services }: ConnectedServices, { staff, address }: Doer) {
  const { staffId } = staff
  await writeLine({ db, ...services }, { staffId, what: 'money_listed', address })
  const [payments, waiting, messages] = await Promise.all([
    db
      .selectFrom('card_payment')
      .select(['reference', 'customer_id', 'amount_cents'])
      .select(sql<'unknown' | 'disputed'>`state`.as('state'))
      .select(
        sql<string>`(select max(at) from card_payment_step where payment_id = card_payment.id)`.as('since'),
      )
      .where('state', 'in', ['unknown', 'disputed'])
      .orderBy('created_at')
      .limit(mostListed)
      .execute(),
    refunds(db, staffId).where('card_refund.state', 'in', ['waiting', 'sending']).limit(mostListed).execute(),
    db
      .selectFrom('card_message')
      .leftJoin('card_payment', 'card_payment.id', 'card_message.payment_id')
      .select(['type', 'received_at', 'card_payment.reference'])
      .select(sql<string>`flag`.as('flag'))
      .where('flag', 'is not', null)
      .orderBy('received_at', 'desc')
      .limit(mostListed)
      .execute(),
  ])
  return { payments, refunds: waiting, messages }
}

/** What the customer may see of it too; asked in the name of that customer. */
async function readPaid(db: Db, customerId: number, paymentId: string) {
  const [payment, invoices, instalments, steps] = await Promise.all([
    db
      .selectFrom('card_payment')
      .innerJoin('customer', 'customer.id', 'card_payment.customer_id')
      .select(['reference', 'customer_id', 'customer.name as customer', 'state', 'method'])
      .select(['amount_cents', 'refunded_cents', 'created_at', 'paid_at'])
      .where('card_payment.id', '=', paymentId)
      .executeTakeFirstOrThrow(),
    ownInvoices(db, { customerId })
      .innerJoin('card_payment_part', 'card_payment_part.invoice_id', 'invoice.id')
      .select(['invoice.number', 'contract.name as contract', 'card_payment_part.amount_cents'])
      .where('payment_id', '=', paymentId)
      .orderBy('invoice.number')
      .execute(),
    db
      .selectFrom('instalment')
      .innerJoin('card_payment_part', 'card_payment_part.invoice_id', 'instalment.invoice_id')
      .innerJoin('invoice', 'invoice.id', 'instalment.invoice_id')
      .select(['invoice.number', 'instalment.position', 'instalment.day', 'instalment.amount_cents'])
      .where('payment_id', '=', paymentId)
      .orderBy('invoice.number')
      .orderBy('instalment.position')
      .execute(),
    db
      .selectFrom('card_payment_step')
      .select('at')
      .select(sql<DeskPayment['steps'][number]['event']>`event`.as('event'))
      .select(sql<DeskPayment['state']>`to_state`.as('state'))
      .where('payment_id', '=', paymentId)
      .orderBy('position')
      .execute(),
  ])
  return { ...payment, invoices, instalments, steps }
}

/** A payment as the desk shows it; that it was read is written down first. */
export async function readPayment(
  services: ConnectedServices,
  doer: Doer,
  reference: string,
): Promise<DeskPayment> {
  const { db, deployment } = services
  const payment = await db
    .selectFrom('card_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!payment) throw notFound()
  const [own, refundable_cents] = await Promise.all([
    refunds(db, doer.staff.staffId).where('payment_id', '=', payment.id).execute(),
    refundableCents(db, payment),
  ])
  const { customer_id: customerId } = payment
  const look = { customerId, what: 'payment_read', why: 'check', about: reference } as const
  const paid = await lookAt(services, doer, look, () => readPaid(db, customerId, payment.id))
  const limit_cents = deployment.desk.refundLimitEuros * 100
  return { ...paid, refunds: own, refundable_cents, limit_cents }
}

export interface AskedRefund {
  readonly reference: string
  readonly amount_cents: number
  readonly reason: string
  readonly position: number
}

/** Asks for a refund, and sends it where no second person is needed; false if none was asked for (`askRefund`). */
export async function giveBack(
  services: ConnectedServices,
  { staff, address }: Doer,
  { reference, amount_cents: amountCents, reason, position }: AskedRefund,
): Promise<boolean> {
  const { staffId } = staff
  const asked = await transact(services.db, async (db) => {
    const refund = await askRefund(db, services, { reference, amountCents, reason, position, staffId })
    if (refund) {
      const line = { staffId, customerId: refund.customerId, about: `${reference} ${amountCents}`, address }
      await writeLine({ ...services, db }, { ...line, what: 'refund_asked' })
    }
    return refund
  })
  if (asked?.state === 'sending') await sendRefund(services, asked.id)
  return asked !== undefined
}

/** Confirms the refund of a colleague or turns it down; of which payment, and whether nobody was first. */
export async function decideOnRefund(
  services: ConnectedServices,
  { staff, address }: Doer,
  { id, confirm }: { readonly id: string; readonly confirm: boolean },
): Promise<{ readonly reference: string; readonly decided: boolean }> {
  const { staffId } = staff
  const decision = await transact(services.db, async (db) => {
    const decided = await decideRefund(db, services, { id, staffId, confirm })
    const { reference: about, customer_id: customerId } = await refunds(db, staffId)
      .select('customer_id')
      .where('card_refund.id', '=', id)
      .executeTakeFirstOrThrow()
    const what = confirm ? 'refund_confirmed' : 'refund_turned_down'
    if (decided) await writeLine({ ...services, db }, { staffId, what, customerId, about, address })
    return { reference: about, decided }
  })
  if (decision.decided && confirm) await sendRefund(services, id)
  return decision
}
