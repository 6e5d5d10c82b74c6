import { lastWithdrawalDay } from '../contracting/withdrawal.ts'
import { addDays, type Day } from '../time/day.ts'
import { dueDay } from './due-day.ts'
import type { ProductStart } from './product-start.ts'

/** What decides whether the product of a contract may be changed now. */
export type ProductContract = {
  /** As the retailer's systems send it; only `activa` contracts are changed. */
  readonly state: string
  /** Last day of a contract that is going to end; else null. */
  readonly endDay: Day | null
  /** Whether a request that it has to wait for is under way (`waitsFor`). */
  readonly isWaiting: boolean
  /** How many products the supply could have instead of its own. */
  readonly others: number
}

/** Why the product cannot be changed now. */
export type ProductRefusal =
  | 'contract_not_active'
  | 'contract_ending'
  | 'process_running'
  | 'no_other_product'

/**
 * Why a contract cannot have another product now, whichever; undefined if it can. The distributor has no part in it:
 * what is under way there holds nothing up. Source: docs/coverage row z-own.change-product (ours).
 */
export function findProductRefusal({
  state,
  endDay,
  isWaiting,
  others,
}: ProductContract): ProductRefusal | undefined {
  if (state !== 'activa') return 'contract_not_active'
  if (isWaiting) return 'process_running'
  if (endDay !== null) return 'contract_ending'
  return others === 0 ? 'no_other_product' : undefined
}

/**
 * The first day of a product whose change is signed on a day: the working days of what the retailer alone enters, or the
 * day after the last one on which a consumer may withdraw. Source: RDLeg 1/2007 arts 98.8 and 104.c: nothing starts
 * within those days unless the consumer asks for it.
 */
export function productStartDay(start: ProductStart, signedDay: Day): Day {
  return start === 'soon' ? dueDay('change_product', signedDay) : addDays(lastWithdrawalDay(signedDay), 1)
}

/** Whether the retailer may have a product count from a day: not before the one that was asked for, unless it was asked for soon. */
export function mayStartOn(start: ProductStart, askedDay: Day | null, day: Day): boolean {
  return start === 'soon' || askedDay === null || day >= askedDay
}

/** A product that a contract had, and the last day on which it did. */
export type PastProduct = { readonly productCode: string; readonly endDay: Day }

/**
 * The products that a contract had before its present one, oldest first, once another one counts from a day: what held
 * from that day on is left out, what held the day before it ends there. Nothing before the first day of the contract.
 */
export function pastProductsWith(
  { past, present, startDay }: { past: readonly PastProduct[]; present: string; startDay: Day | null },
  next: string,
  from: Day,
): PastProduct[] {
  const last = addDays(from, -1)
  const kept = past.filter(({ endDay }) => endDay < last)
  const held = past.find(({ endDay }) => endDay >= last)?.productCode ?? present
  const hasBegun = startDay === null || startDay < from
  return hasBegun && held !== next ? [...kept, { productCode: held, endDay: last }] : kept
}
