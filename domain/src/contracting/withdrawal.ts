import { findOn, type Rate } from '../billing/rates/dated.ts'
import { addDays, type Day } from '../time/day.ts'

/** Calendar days in which who has made a contract at a distance may step back without saying why. */
export const withdrawalDays: readonly Rate<number>[] = [
  {
    from: '2014-06-13',
    value: 14,
    source:
      'Real Decreto Legislativo 1/2007 arts. 102.1 and 104.c (as of Ley 3/2014 art. único.28), read in the consolidated text',
    confidence: 'high',
  },
]

export interface DistanceContract {
  /** As contracts have it: `esborrany` where it is signed and not in force yet. */
  readonly state: string
  /** The day of the contract. */
  readonly signDay: Day | null
  readonly company: boolean
}

/** Why a contract cannot be withdrawn from: a firm is no consumer, it is not made yet or over, or its last day is past. */
export type WithdrawalRefusal = 'withdrawal_company' | 'withdrawal_not_signed' | 'withdrawal_over'

/**
 * Last day on which the withdrawal may be sent, midnight in Madrid: the day of sending counts, not that of arrival.
 * Source: Real Decreto Legislativo 1/2007 arts. 104.c and 106.2.
 */
export function lastWithdrawalDay(signDay: Day): Day {
  return addDays(signDay, findOn(withdrawalDays, signDay)?.value ?? 0)
}

/**
 * Whether a contract may be withdrawn from on a day. Contracts whose way of making is not known count as made at a
 * distance: nobody loses a right by what a file leaves out. Source: as lastWithdrawalDay; art. 3 (consumers).
 */
export function findWithdrawalRefusal(
  { state, signDay, company }: DistanceContract,
  today: Day,
): WithdrawalRefusal | undefined {
  if (company) return 'withdrawal_company'
  if (signDay === null || (state !== 'activa' && state !== 'esborrany')) return 'withdrawal_not_signed'
  return today > lastWithdrawalDay(signDay) || today < signDay ? 'withdrawal_over' : undefined
}

/** Days within which what was paid is given back, from the day of withdrawing. Source: Real Decreto Legislativo 1/2007 art. 107.1. */
export function lastRefundDay(withdrawn: Day): Day {
  return addDays(withdrawn, findOn(withdrawalDays, withdrawn)?.value ?? 0)
}
