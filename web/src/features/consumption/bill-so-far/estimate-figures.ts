import type { billSoFar } from '@endoll/api/insight.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { euroNumberToCents } from '@endoll/domain/money.ts'

export type Estimate = NonNullable<ReplyOf<typeof billSoFar>['estimate']>

/** The figures of an estimate in cents and Wh, with what the card says of them. */
export interface EstimateFigures {
  readonly soFarCents: number
  readonly expectedCents: number
  readonly lowCents: number
  readonly highCents: number
  readonly usualCents: number | undefined
  readonly soFarWh: number
  readonly expectedWh: number
  /** Every day has been read: the amount is known. */
  readonly whole: boolean
  /** Far enough above the usual for a notice. */
  readonly above: boolean
}

export function estimateFigures(estimate: Estimate): EstimateFigures {
  return {
    soFarCents: euroNumberToCents(estimate.amount_so_far),
    expectedCents: euroNumberToCents(estimate.expected),
    lowCents: euroNumberToCents(estimate.expected_low),
    highCents: euroNumberToCents(estimate.expected_high),
    usualCents: estimate.usual === null ? undefined : euroNumberToCents(estimate.usual),
    soFarWh: Math.round(estimate.energy_so_far * 1000),
    expectedWh: Math.round(estimate.expected_energy * 1000),
    whole: estimate.days_read >= estimate.days,
    above: estimate.above_usual && estimate.usual !== null,
  }
}
