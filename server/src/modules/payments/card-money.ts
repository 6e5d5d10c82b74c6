import type { Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { BillPayment } from '../../documents/bill-data.ts'
import { actedBy } from '../delegations/queries.ts'
import type { Db } from '../../platform/db/open.ts'
import type { CardPaymentRow } from './payment.ts'

interface MoneyRow {
  readonly state: string
  readonly method: CardPaymentRow['method']
  readonly part_cents: number
  readonly whole_cents: number
  readonly refunded_cents: number
  readonly paid_day: Day
  readonly acted_by: string | null
  /** When the whole of it went back, by a refund or by the cardholder's bank. */
  readonly back_day: Day | null
  /** When the provider last said that some of it went back. */
  readonly told_day: Day | null
  /** Each change of what has gone back in all, oldest first; none of payments from before these were kept. */
  readonly changes: readonly { readonly day: Day; readonly cents: number }[]
}

function methodOf({ method }: Pick<MoneyRow, 'method'>): BillPayment['method'] {
  return method === 'sepa_debit' ? 'direct_debit' : (method ?? 'unsaid')
}

/**
 * What went back and, above zero, came back because the customer's bank did not take it, each on its day. Of which of
 * several bills a part of the money is, only the retailer's file says: of them only the whole is told.
 */
function refundsOf({ part_cents, whole_cents, changes }: MoneyRow): BillPayment[] {
  const backCents = (cents: number) =>
    part_cents === whole_cents ? cents : cents === whole_cents ? part_cents : 0
  return changes.flatMap(({ day, cents }, index) => {
    const amountCents = backCents(changes[index - 1]?.cents ?? 0) - backCents(cents)
    return amountCents === 0 ? [] : [{ day, amountCents, method: 'refund' as const }]
  })
}

function backOf(row: MoneyRow): BillPayment[] {
  const { state, part_cents, whole_cents, refunded_cents, paid_day } = row
  const day = row.back_day ?? row.told_day ?? paid_day
  const refunds = refundsOf(row)
  if (state === 'charged_back') {
    const left = part_cents + refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
    return [...refunds, { day, amountCents: -left, method: methodOf(row) }]
  }
  if (row.changes.length > 0) return refunds
  if (state === 'refunded') return [{ day, amountCents: -part_cents, method: 'refund' }]
  // Of which of several bills a part of the money is, only the retailer's file says.
  if (refunded_cents === 0 || part_cents !== whole_cents) return []
  return [{ day, amountCents: -refunded_cents, method: 'refund' }]
}

/** An order to the bank, or its refusal, of a debit that was made here of an invoice known to be the caller's. */
export interface DebitStep {
  readonly day: Day
  readonly what: 'ordered' | 'failed'
  readonly amountCents: number
}

/** What happened to debits made here that moved no money, oldest first: the bill's history says it. */
export async function readDebitSteps(db: Db, invoiceId: number): Promise<DebitStep[]> {
  const { rows } = await sql<{ day: Day; what: DebitStep['what']; cents: number }>`
    select (step.at at time zone 'Europe/Madrid')::date as day, part.amount_cents as cents,
           case when step.to_state = 'failed' then 'failed' else 'ordered' end as what
      from card_payment_step step
      join card_payment payment on payment.id = step.payment_id and payment.method = 'sepa_debit'
      join card_payment_part part on part.payment_id = payment.id
     where part.invoice_id = ${invoiceId}
       and (step.event = 'process' and step.from_state <> 'closing'
         or step.to_state = 'failed' and exists (
           select from card_payment_step before
            where before.payment_id = payment.id and before.to_state = 'processing'))
     order by step.at, step.position`.execute(db)
  return rows.map(({ day, what, cents }) => ({ day, what, amountCents: cents }))
}

/**
 * What was taken here of an invoice known to be the caller's, and what went back, oldest first; without what the
 * retailer's file knows already.
 */
export async function readCardMoney(db: Db, invoiceId: number): Promise<BillPayment[]> {
  const { rows } = await sql<MoneyRow>`
    select payment.state, payment.method, part.amount_cents as part_cents, payment.amount_cents as whole_cents,
           ${actedBy('payment.account_id', 'payment.customer_id')} as acted_by,
           payment.refunded_cents, (payment.paid_at at time zone 'Europe/Madrid')::date as paid_day,
           (select (max(step.at) at time zone 'Europe/Madrid')::date from card_payment_step step
             where step.payment_id = payment.id and step.to_state in ('refunded', 'charged_back')) as back_day,
           (select (max(message.received_at) at time zone 'Europe/Madrid')::date from card_message message
             where message.payment_id = payment.id and message.type = 'charge.refunded') as told_day,
           (select coalesce(json_agg(json_build_object(
                     'day', (step.at at time zone 'Europe/Madrid')::date, 'cents', step.refunded_cents)
                     order by step.position), '[]')
              from card_payment_step step
             where step.payment_id = payment.id and step.refunded_cents is not null) as changes
      from card_payment_part part join card_payment payment on payment.id = part.payment_id
     where part.invoice_id = ${invoiceId} and payment.paid_at is not null
       and not exists (
         select from invoice_payment known
          where known.invoice_id = ${invoiceId} and known.reference = payment.reference)
     order by payment.paid_at`.execute(db)
  return rows.flatMap((row) => {
    const by = row.acted_by === null ? {} : { actedBy: row.acted_by }
    return [{ day: row.paid_day, amountCents: row.part_cents, method: methodOf(row), ...by }, ...backOf(row)]
  })
}
