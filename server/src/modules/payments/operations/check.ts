import { canHappen, isLive } from '@endoll/domain/payments/card-payment-state.ts'
import { sql } from 'kysely'
import { ProviderSilentError, type ProviderPayment } from '../../../gateways/payments/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { inTransaction, stepPayment } from '../move.ts'
import { providerOf, type CardPaymentRow } from '../payment.ts'
import { takeProviderPayment } from '../take-provider-payment.ts'
import { lockPayment } from '../unscoped-payments.ts'

const firstPauseMs = 5000
const longestPauseMs = 3_600_000

/**
 * Claims a payment whose time has come, and says when it is asked for again if no reply comes. Who asks before that time
 * only reads it: a page that asks every few seconds does not put off when it is asked without the page.
 */
async function claim({ db, clock }: ConnectedServices, id: string, onlyIfDue: boolean) {
  const nowMs = clock.nowMs()
  const over = sql<boolean>`expires_at <= ${at(nowMs)}`.as('over')
  if (!onlyIfDue) {
    const read = db.selectFrom('card_payment').selectAll().select(over).where('id', '=', id)
    const payment = await read.executeTakeFirst()
    // Each attempt to cancel one at the provider is a round of its own.
    if (payment?.state !== 'closing') return payment
  }
  return db
    .updateTable('card_payment')
    .set({
      checks: sql<number>`checks + 1`,
      next_check_at: sql<string>`${at(nowMs)} + interval '1 ms' *
        least(${longestPauseMs}::int, ${firstPauseMs}::int * power(2, least(checks, 12)))`,
    })
    .where('id', '=', id)
    .$if(onlyIfDue, (query) => query.where('next_check_at', '<=', at(nowMs)))
    .returningAll()
    .returning(over)
    .executeTakeFirst()
}

async function take(services: ConnectedServices, id: string, fact: ProviderPayment): Promise<CardPaymentRow> {
  return inTransaction(services, async (db) =>
    takeProviderPayment(db, services, await lockPayment(db, id), fact, {
      actor: 'provider',
      why: 'looked up',
    }),
  )
}

/** Cancels a payment at the provider; one that took the money meanwhile is paid. */
export async function closePayment(
  services: ConnectedServices,
  payment: CardPaymentRow,
): Promise<CardPaymentRow> {
  const { id, intent, checks } = payment
  if (intent === null) return payment
  const provider = providerOf(services)
  const cancelled = await provider.cancel({ attempt: id, intent, round: checks })
  return take(services, id, cancelled)
}

/** Why a payment is given up, as the page gets it. */
type GivenUp = 'expired' | 'paid_anew'

/** Gives a payment up that waits for the customer, or for a reply that says nothing was taken. */
async function giveUp(
  services: ConnectedServices,
  payment: CardPaymentRow,
  why: GivenUp,
): Promise<CardPaymentRow> {
  const closing = await inTransaction(services, async (db) => {
    const locked = await lockPayment(db, payment.id)
    if (!canHappen(locked.state, 'decline')) return locked
    return stepPayment(db, services, locked, {
      event: 'decline',
      actor: 'system',
      why,
      set: { refusal_code: locked.refusal_code ?? why },
    })
  })
  return closing.state === 'closing' ? closePayment(services, closing) : closing
}

export interface Checking {
  /** Not before its time has come. */
  readonly onlyIfDue?: boolean
  /** A payment waiting for the customer is given up in favour of the new one. */
  readonly giveUpAction?: boolean
}

/**
 * Asks the provider how a payment stands that may yet take money, and takes what it says. A payment that was never opened
 * there is closed at once: nobody can be charged by it. Where the provider does not reply the payment stays as it is.
 */
export async function checkPayment(
  services: ConnectedServices,
  id: string,
  { onlyIfDue = false, giveUpAction = false }: Checking = {},
): Promise<CardPaymentRow> {
  const claimed = await claim(services, id, onlyIfDue)
  if (!claimed) return inTransaction(services, (db) => lockPayment(db, id))
  const { over, ...payment } = claimed
  if (!isLive(payment.state)) return payment
  try {
    if (payment.intent === null) {
      return await inTransaction(services, async (db) => {
        const locked = await lockPayment(db, id)
        if (locked.state !== 'created') return locked
        return stepPayment(db, services, locked, { event: 'close', actor: 'system', why: 'never opened' })
      })
    }
    if (payment.state === 'closing') return await closePayment(services, payment)
    const asked = await take(services, id, await providerOf(services).read(payment.intent))
    if (asked.state === 'closing') return await closePayment(services, asked)
    if (asked.state === 'requires_action' && (over || giveUpAction)) {
      return await giveUp(services, asked, over ? 'expired' : 'paid_anew')
    }
    return asked
  } catch (error) {
    if (!(error instanceof ProviderSilentError)) throw error
    return inTransaction(services, (db) => lockPayment(db, id))
  }
}

/** Asks the provider about every payment whose time has come. Safe to run twice, and on two servers at once. */
export async function checkPayments(services: ConnectedServices): Promise<number> {
  if (!services.payments) return 0
  const due = await services.db
    .selectFrom('card_payment')
    .select('id')
    .where('state', 'in', ['created', 'confirming', 'unknown', 'requires_action', 'processing', 'closing'])
    .where('next_check_at', '<=', at(services.clock.nowMs()))
    .orderBy('next_check_at')
    .execute()
  const failures: unknown[] = []
  for (const { id } of due) {
    try {
      await checkPayment(services, id, { onlyIfDue: true })
    } catch (error) {
      // The others are asked about all the same.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments were not checked`)
  return due.length
}
