import { randomUUID } from 'node:crypto'
import { isPayable } from '@endoll/domain/billing/payment-status.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { sql } from 'kysely'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { InvoiceRow } from '../../platform/access.ts'
import { newReference } from '../../platform/reference.ts'
import type { Services } from '../../platform/services.ts'
import { findNextInstalment } from './instalments.ts'
import { inTransaction } from './move.ts'
import { lockInvoicesByNumber } from './own-payments.ts'
import type { CardPaymentRow, Paying } from './payment.ts'

/** Trying cards by the dozen is card testing. */
const mostRefusals = 10

/** What there is to pay of an invoice now, in cents; 0 where it cannot be paid. */
export function payableCents({ type, state, pending_cents: pendingCents }: InvoiceRow): number {
  return isPayable({ type, state, pendingCents }) ? pendingCents : 0
}

/** Throws what keeps some of them from being paid, and which: paid meanwhile, in process, or not to be paid at all. */
export function requirePayable(invoices: readonly InvoiceRow[]): void {
  const numbers = (which: (invoice: InvoiceRow) => boolean) =>
    invoices.filter((invoice) => which(invoice)).map(({ number }) => number)
  const paid = numbers(({ state }) => state === 'paid')
  if (paid.length > 0) throw new Failure('already_paid', { about: { invoices: paid } })
  const inProcess = numbers(({ state }) => state === 'in_process')
  if (inProcess.length > 0) throw new Failure('payment_in_process', { about: { invoices: inProcess } })
  if (invoices.some((invoice) => payableCents(invoice) === 0)) throw new Failure('not_payable')
}

/** Counted apart for the account and for links that were mailed to it, so that neither blocks the other. */
async function refuseCardTrials(
  db: Db,
  { clock }: Services,
  { accountId, byLink = false }: Paying['caller'],
) {
  const { refused } = await db
    .selectFrom('card_payment')
    .select(({ fn }) => fn.countAll<number>().as('refused'))
    .where('account_id', '=', accountId)
    .where('by_link', '=', byLink)
    .where('state', 'in', ['failed', 'closing'])
    // Refused by a bank; not what failed on the way.
    .where('refusal_message', 'is not', null)
    .where('created_at', '>', sql<string>`${at(clock.nowMs())} - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (refused >= mostRefusals) throw new Failure('too_many_attempts', { retryAfterSeconds: 3600 })
}

/** What the unique indexes forbid, as the failure that says it. */
function failureOf(error: unknown): unknown {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : ''
  const inProcess = ['card_payment_one_live', 'card_payment_account_id_idempotency_key_key']
  return inProcess.includes(String(constraint)) ? new Failure('payment_in_process') : error
}

/** What is to be paid: of each invoice all that is left, or the next part of what was agreed. */
export interface Asked {
  readonly numbers: readonly string[]
  readonly amount: number
  /** Positions of the parts, by the number of their invoice. */
  readonly instalments?: Readonly<Record<string, number>> | undefined
}

/** The part of one invoice, if it is one. */
export function partOf(number: string, position: number | undefined): Pick<Asked, 'instalments'> {
  return position === undefined ? {} : { instalments: { [number]: position } }
}

/** What is paid of each invoice. A part that was paid meanwhile is not the next one, though both may come to the same. */
function dueOf(db: Db, invoices: readonly InvoiceRow[], { instalments = {} }: Asked) {
  return Promise.all(
    invoices.map(async (invoice) => {
      const asked = instalments[invoice.number]
      const part = asked === undefined ? undefined : await findNextInstalment(db, invoice)
      const restCents = payableCents(invoice)
      return {
        invoice,
        part,
        cents: part?.openCents ?? restCents,
        restCents,
        isNext: part?.position === asked,
      }
    }),
  )
}

/**
 * Writes a payment of one invoice or several, before the provider is called: the amount is what is to be paid of each of
 * them now, all or its next part, and the browser's only has to be the same.
 */
export async function startPayment(
  services: Services,
  asking: Paying,
  asked: Asked,
): Promise<CardPaymentRow> {
  const { clock, deployment } = services
  const { caller } = asking
  return inTransaction(services, async (db) => {
    const invoices = await lockInvoicesByNumber(db, caller, asked.numbers)
    requirePayable(invoices)
    const due = await dueOf(db, invoices, asked)
    const cents = due.reduce((sum, one) => sum + one.cents, 0)
    if (centsOf(asked.amount) !== cents || due.some(({ isNext }) => !isNext)) {
      throw new Failure('amount_differs', { about: { amount: centsToEuroNumber(cents) } })
    }
    await refuseCardTrials(db, services, caller)
    const nowMs = clock.nowMs()
    const payment = await db
      .insertInto('card_payment')
      .values({
        id: randomUUID(),
        reference: newReference(),
        customer_id: caller.customerId,
        account_id: caller.accountId,
        by_link: caller.byLink ?? false,
        amount_cents: cents,
        state: 'created',
        idempotency_key: asking.key ?? `none:${randomUUID()}`,
        locale: asking.locale ?? deployment.defaultLanguage,
        created_at: at(nowMs),
        expires_at: at(nowMs + deployment.payments.expiryMinutes * 60_000),
        // Longer than the calls that follow may take.
        next_check_at: at(nowMs + 90_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await db
      .insertInto('card_payment_part')
      .values(
        due.map(({ invoice, part, cents: ofInvoice, restCents }) => ({
          payment_id: payment.id,
          invoice_id: invoice.id,
          amount_cents: ofInvoice,
          live: true,
          instalment: part?.position ?? null,
          instalments: part?.parts ?? null,
          rest_cents: restCents - ofInvoice,
        })),
      )
      .execute()
    await db
      .insertInto('card_payment_step')
      .values({
        payment_id: payment.id,
        position: 1,
        event: 'create',
        from_state: null,
        to_state: 'created',
        actor: 'customer',
        at: at(nowMs),
      })
      .execute()
    return payment
  }).catch((error: unknown) => {
    throw failureOf(error)
  })
}
