import type { OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import type { MeasuredPeakReply } from '@endoll/api/procedures/power.ts'
import { periodsBelowPeak } from '@endoll/domain/procedures/measured-peak.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'

/** What was demanded of one period at most. Power in W, days as YYYY-MM-DD, the last one included. */
export interface Peak {
  readonly demandW: number
  readonly span: { readonly start_date: string; readonly end_date: string }
  readonly limited: boolean
}

export function peaksOf(peaks: readonly MeasuredPeakReply[]): readonly Peak[] {
  return peaks.map(({ demanded, start_date, end_date, limited }) => ({
    demandW: Math.round(demanded * 1000),
    span: { start_date, end_date },
    limited,
  }))
}

/** The powers proposed in W and what they save in a year; or why there are none. */
export type Proposal =
  | { readonly powersW: readonly number[]; readonly saving: number; readonly pays: boolean }
  | { readonly none: 'optimal' | 'unknown' }

export function proposalOf({ suggestion, periods, reason }: OptimalPowerReply): Proposal {
  if (!suggestion) return { none: reason === 'optimal' ? 'optimal' : 'unknown' }
  return {
    powersW: periods.map(({ suggested, contracted }) => Math.round((suggested ?? contracted) * 1000)),
    saving: suggestion.saving_with_taxes,
    pays: reason === null,
  }
}

/** Periods (1 for P1) that what is typed would put below their peak; what is no power yet is none. */
export function typedBelowPeak(
  peaks: readonly Peak[],
  contractedW: readonly number[],
  typed: readonly string[],
): readonly number[] {
  const askedW = contractedW.map((_, index) => {
    const power = parsePower(typed[index] ?? '')
    return power.ok ? power.powerW : undefined
  })
  return periodsBelowPeak(peaks, contractedW, askedW)
}
