import { endDays } from '../procedures/end-supply.ts'
import type { Day } from '../time/day.ts'
import { lastWithdrawalDay } from './withdrawal.ts'
import { wishedStartDays } from './wished-start.ts'

/** The first and last day that may be asked for, both included. */
interface AskableDays {
  readonly first: Day
  readonly last: Day
}

/**
 * Days of somebody who moves house: the last one with supply in the old home, and the first one in the new. Each has the
 * rules of the change that it is part of, so they may overlap or leave days without either.
 */
export function movingDays(today: Day): { readonly leaving: AskableDays; readonly arriving: AskableDays } {
  return { leaving: endDays(today), arriving: wishedStartDays(today, { isConsumer: true, early: true }) }
}

/**
 * Whether the new supply starts while its contract can still be withdrawn from, which whoever moves asks for by saying
 * that day (RDLeg 1/2007 art. 98.8).
 */
export function startsEarly(firstDay: Day, signedDay: Day): boolean {
  return firstDay <= lastWithdrawalDay(signedDay)
}

/** The parts of a person's name: what they are called by, where that is known, then the surnames as they are written. */
export function nameParts(
  name: string,
  givenName: string | null,
): { readonly first: string; readonly surnames: string } {
  const [word = ''] = name.split(' ')
  const first = givenName !== null && name.startsWith(`${givenName} `) ? givenName : word
  return { first, surnames: name.slice(first.length).trim() }
}
