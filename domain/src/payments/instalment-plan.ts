import { sumCents } from '../money.ts'
import { addDays, addMonths, compareDays, type Day } from '../time/day.ts'

/** One part of a debt, and the day by which it is to be paid. */
export interface Instalment {
  readonly day: Day
  readonly amountCents: number
}

/** What a retailer offers: how many parts at most, how late the first may be, and of what debts. */
export interface InstalmentLimits {
  readonly mostParts: number
  readonly latestFirstDays: number
  readonly leastCents: number
}

export interface InstalmentsAsked {
  readonly amountCents: number
  readonly parts: number
  readonly firstDay: Day
}

/** Fewer instalments than this are not a plan. */
export const fewestParts = 2

/**
 * A debt in equal parts of whole cents, a month apart; the last one takes what the division leaves. Throws RangeError where
 * there is not a cent for each. Source: docs/coverage row r.in-parts.
 */
export function instalmentPlan({ amountCents, parts, firstDay }: InstalmentsAsked): readonly Instalment[] {
  if (!Number.isSafeInteger(parts) || parts < 1 || amountCents < parts) {
    throw new RangeError(`${amountCents} cents in ${parts} parts`)
  }
  const each = Math.floor(amountCents / parts)
  return Array.from({ length: parts }, (_, index) => ({
    day: addMonths(firstDay, index),
    amountCents: index === parts - 1 ? amountCents - each * (parts - 1) : each,
  }))
}

/** What of one bill a part of a plan pays. */
export interface InstalmentShare extends Instalment {
  /** Which part of the plan it belongs to, from 1. */
  readonly position: number
}

/**
 * Shares out a plan over several bills: the first parts pay the first bill, and a part may end one bill and begin the next.
 * Returns the shares of each bill, in the order of the bills; each bill's come to its amount in cents. Throws RangeError
 * where the parts do not come to the amounts.
 */
export function sharesOfBills(
  plan: readonly Instalment[],
  amountsCents: readonly number[],
): readonly (readonly InstalmentShare[])[] {
  if (sumCents(plan.map(({ amountCents }) => amountCents)) !== sumCents(amountsCents)) {
    throw new RangeError('the parts do not come to the amounts')
  }
  const left = plan.map(({ amountCents }) => amountCents)
  return amountsCents.map((ofBill) => {
    let open = ofBill
    return plan.flatMap(({ day }, index) => {
      const amountCents = Math.min(open, left[index]!)
      open -= amountCents
      left[index]! -= amountCents
      return amountCents > 0 ? [{ position: index + 1, day, amountCents }] : []
    })
  })
}

/** What of an asked plan is outside the limits on a day; nothing if it may be asked. */
export function findInstalmentProblems(
  { amountCents, parts, firstDay }: InstalmentsAsked,
  today: Day,
  { mostParts, latestFirstDays, leastCents }: InstalmentLimits,
): { readonly parts?: 'not_valid'; readonly first_day?: 'date_not_valid' } {
  const fewEnough = parts >= fewestParts && parts <= mostParts && amountCents >= leastCents
  const soonEnough =
    compareDays(firstDay, today) >= 0 && compareDays(firstDay, addDays(today, latestFirstDays)) <= 0
  return {
    ...(fewEnough ? {} : { parts: 'not_valid' }),
    ...(soonEnough ? {} : { first_day: 'date_not_valid' }),
  }
}

/** A part of a plan with what of it is not collected yet. */
export interface OpenInstalment extends Instalment {
  /** From 1. */
  readonly position: number
  readonly openCents: number
}

/** How the parts of a plan stand while so much of the debt is pending: what was collected pays the oldest first. */
export function openInstalments(
  plan: readonly Instalment[],
  pendingCents: number,
): readonly OpenInstalment[] {
  const total = plan.reduce((sum, { amountCents }) => sum + amountCents, 0)
  let collected = Math.max(0, total - Math.max(0, pendingCents))
  return plan.map(({ day, amountCents }, index) => {
    const paid = Math.min(collected, amountCents)
    collected -= paid
    return { day, amountCents, position: index + 1, openCents: amountCents - paid }
  })
}
