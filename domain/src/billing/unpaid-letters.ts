import { addWorkingDays } from '../supply/working-days.ts'
import type { Day } from '../time/day.ts'
import { findOn } from './rates/dated.ts'
import { unpaidWaits } from './rates/unpaid.ts'

/** Which model of RD 897/2017 a letter follows: that a bill is due, the demand for payment, the last demand with the day. */
export const unpaidLetters = ['II', 'III', 'IV'] as const
export type UnpaidLetter = (typeof unpaidLetters)[number]

/** Those, and that of annex VIII: that the power is lowered, of whom no sending has to be proved. */
export const letterModels = [...unpaidLetters, 'VIII'] as const
export type LetterModel = (typeof letterModels)[number]

/** A letter of an unpaid bill as its certified sending reports it; without `delivered` and `returned` nothing is known yet. */
export type SentLetter = {
  readonly annex: UnpaidLetter
  readonly sent: Day
  readonly delivered?: Day | undefined
  readonly returned?: Day | undefined
}

/** From which day the time of a letter counts; or since when its delivery is waited for; or from when it is sent again. */
export type Notified =
  | { readonly is: 'notified' | 'awaited' | 'to_repeat'; readonly day: Day }
  | { readonly is: 'unreported' }

function earliest(...days: readonly (Day | undefined)[]): Day | undefined {
  return days.filter((day) => day !== undefined).toSorted()[0]
}

/**
 * What the sendings of a letter come to. Its time counts from its delivery; where it came back, from the day on which it
 * was sent a second time, seven working days later at least, whatever becomes of that one. Sent and neither delivered nor
 * returned it counts from no day yet. `unreported` where no sending is known.
 * Source: RD 897/2017 art. 19.2 and 19.4. Of the last demand (annex IV) 19.4 says no second sending: it is taken like the
 * first, for both have to be proved.
 */
export function notifiedOn(letters: readonly SentLetter[], annex: UnpaidLetter): Notified {
  const sendings = letters
    .filter((letter) => letter.annex === annex)
    .toSorted((a, b) => (a.sent < b.sent ? -1 : 1))
  const [first] = sendings
  if (!first) return { is: 'unreported' }
  const wait = findOn(unpaidWaits, first.sent)?.value.secondLetterWorkingDays ?? 0
  const repeatFrom = first.returned === undefined ? undefined : addWorkingDays(first.sent, wait)
  const second = repeatFrom === undefined ? undefined : sendings.find(({ sent }) => sent >= repeatFrom)?.sent
  const day = earliest(second, ...sendings.map(({ delivered }) => delivered))
  if (day !== undefined) return { is: 'notified', day }
  return repeatFrom === undefined ? { is: 'awaited', day: first.sent } : { is: 'to_repeat', day: repeatFrom }
}
