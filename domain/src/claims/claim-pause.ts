import type { Day } from '../time/day.ts'

/** What a claim holds up while it is open: the bills that it names, or those of its whole contract. */
export type ClaimPause = 'bills' | 'contract'

/**
 * Subtypes (CNMC table 82) outside billing that are about what is owed or cut: a deposit asked for or kept, a cut that
 * should not have been, a penalty.
 */
const aboutMoney: ReadonlySet<string> = new Set(['014', '028', '083', '106'])

/**
 * What may not be cut, nor pressed for, while a claim has no reasoned answer: the bills that it names; where it names
 * none and is about billing (CNMC table 81, type 02), a deposit, a penalty or a cut, every bill of its contract; null
 * where the claim has nothing to do with what is owed. `aboutBills`: it names a bill or its readings.
 * Source: Ley 10/2025 art. 4.4 (no suspension over what is claimed) and 13.8 (nor collection before a body of alternative
 * dispute resolution), read on 2026-11-26; in force since 2025-12-28, to be met by 2026-12-28 (DT única).
 */
export function claimPause(claim: {
  readonly type: string
  readonly subtype: string
  readonly aboutBills: boolean
}): ClaimPause | null {
  if (claim.aboutBills) return 'bills'
  return claim.type === '02' || aboutMoney.has(claim.subtype) ? 'contract' : null
}

/** A claim as far as it holds something up; days included. */
type Pausing = {
  readonly pauses: string | null
  readonly state: string
  readonly adr_from: Day | null
  readonly adr_to: Day | null
}

/** Whether a claim holds anything up: it is open, or it is before a body of alternative dispute resolution. */
export function isPausing({ pauses, state, adr_from, adr_to }: Pausing): boolean {
  return pauses !== null && (state === 'open' || (adr_from !== null && adr_to === null))
}
