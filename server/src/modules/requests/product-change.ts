import { addDays, type Day } from '@endoll/domain/time/day.ts'
import type { Language } from '@endoll/api/language.ts'
import type { Obligation } from '@endoll/api/obligation.ts'
import { lastWithdrawalDay } from '@endoll/domain/contracting/withdrawal.ts'
import { mayStartOn, productStartDay } from '@endoll/domain/procedures/change-product.ts'
import type { ProductStart } from '@endoll/domain/procedures/product-start.ts'
import { stayLastDay } from '@endoll/domain/contracting/contract-terms.ts'
import { sql } from 'kysely'
import { obligationWords } from '../../documents/pre-contract/obligation.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { beforeOf, changesOf, submissionOf, type RequestChanges, type RequestRow } from './request.ts'

/** When a change of product was asked to count. */
function startOf(request: Pick<RequestRow, 'reference' | 'submission'>): ProductStart {
  return submissionOf(request)['start'] === 'after_withdrawal' ? 'after_withdrawal' : 'soon'
}

/** By when a change of product that is sent on a day counts: not before it, where nobody asked for less. */
export function productDueDay(request: Pick<RequestRow, 'reference' | 'submission'>, sentDay: Day): Day {
  return productStartDay(startOf(request), sentDay)
}

/** The day from which a change of product counts where the retailer's answer says none: that of who waits, else today. */
export function productDayUnsaid(
  request: Pick<RequestRow, 'reference' | 'submission' | 'due_day'>,
): Day | undefined {
  return startOf(request) === 'after_withdrawal' ? (request.due_day ?? undefined) : undefined
}

/** Whether a change of product may count from a day. */
export function mayCountFrom(
  request: Pick<RequestRow, 'reference' | 'submission' | 'due_day'>,
  day: Day,
): boolean {
  return mayStartOn(startOf(request), request.due_day, day)
}

/** What a change of product sets once it counts: its own last day of a stay goes with it. */
export function productEffect(request: Pick<RequestRow, 'reference' | 'submission' | 'changes'>, from: Day) {
  const months = submissionOf(request)['stay_months']
  return {
    ...changesOf(request),
    commitment_end_day: typeof months === 'number' ? stayLastDay(from, months) : null,
  }
}

function cents(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** What stands above the signature of a change of product, of what was submitted. */
export function productObligation(
  request: Pick<RequestRow, 'reference' | 'submission'>,
  language: Language,
): Obligation {
  const submission = submissionOf(request)
  const [totalCents, fromCents, toCents] = ['year_cents', 'year_from_cents', 'year_to_cents'].map((field) =>
    cents(submission[field]),
  )
  const { stay_months: months, penalty_percent: percent, duration_months: duration } = submission
  return obligationWords(
    {
      kind: submission['kind'] === 'gas' ? 'gas' : 'electricity',
      product: String(submission['product_name']),
      tariff: String(submission['tariff']),
      powersW: submission['powers_w'] as readonly number[],
      cups: String(submission['cups']),
      cost:
        totalCents === undefined || fromCents === undefined || toCents === undefined
          ? null
          : { totalCents, fromCents, toCents },
      durationMonths: typeof duration === 'number' ? duration : null,
      stay:
        typeof months === 'number' && typeof percent === 'string'
          ? { months, penaltyPercent: percent }
          : null,
    },
    language,
  )
}

/** The change of product that a withdrawal undoes; undefined of any other request. */
export async function findUndone(
  db: Db,
  request: Pick<RequestRow, 'reference' | 'procedure' | 'submission' | 'contract_id'>,
): Promise<Pick<RequestRow, 'effective_day' | 'ended_bonuses'> | undefined> {
  const { request: reference } = submissionOf(request)
  if (request.procedure !== 'withdrawal' || typeof reference !== 'string') return undefined
  return db
    .selectFrom('request')
    .select(['effective_day', 'ended_bonuses'])
    .where('reference', '=', reference)
    .where('contract_id', '=', request.contract_id)
    .executeTakeFirst()
}

/** A change of product that can still be withdrawn from. */
export interface RecentProductChange extends Pick<RequestRow, 'id' | 'reference'> {
  readonly signedDay: Day
  readonly name: string
  readonly nameBefore: string
  /** Whether it counts already. */
  readonly inEffect: boolean
  /** What brings the product before back, with its options and commitment. */
  readonly undoing: RequestChanges
}

/**
 * The last change of product of a contract that a consumer signed and may withdraw from on a day; undefined if there
 * is none, it has been withdrawn from, or another product came since. Source: RDLeg 1/2007 arts 102 and 104.c.
 */
export async function findRecentProductChange(
  db: Db,
  contract: Pick<ContractRow, 'id' | 'product_code' | 'customer_id'>,
  today: Day,
): Promise<RecentProductChange | undefined> {
  const row = await db
    .selectFrom('request')
    .innerJoin('signature', 'signature.request_id', 'request.id')
    .selectAll('request')
    .select(sql<Day>`(signature.signed_at at time zone 'Europe/Madrid')::date`.as('signed_day'))
    .where('request.contract_id', '=', contract.id)
    .where('request.customer_id', '=', contract.customer_id)
    .where('request.procedure', '=', 'change_product')
    .where('request.state', 'in', ['sent', 'accepted', 'effective'])
    .where('signature.signed_at', 'is not', null)
    .where(sql<boolean>`request.submission ->> 'consumer' = 'true'`)
    // The days are few: what was signed long ago is not looked at.
    .where(sql<boolean>`signature.signed_at > ${addDays(today, -60)}::date`)
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { signed_day: signedDay, ...request } = row
  if (today > lastWithdrawalDay(signedDay)) return undefined
  if (request.state === 'effective' && changesOf(request).product_code !== contract.product_code)
    return undefined
  const submission = submissionOf(request)
  const left = submission['stay_left_until']
  return {
    id: request.id,
    reference: request.reference,
    signedDay,
    name: String(submission['product_name']),
    nameBefore: String(submission['product_name_before']),
    inEffect: request.state === 'effective',
    undoing: { ...beforeOf(request), commitment_end_day: typeof left === 'string' ? left : null },
  }
}
