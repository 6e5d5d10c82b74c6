import type { OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import type { MeasuredPeakReply } from '@endoll/api/procedures/power.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { askedPowerProblems, isSamePower } from '@endoll/domain/procedures/change-power.ts'
import type { PowerProblemCode } from '@endoll/domain/supply/power.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import { periodsBelowPeak } from '@endoll/domain/procedures/measured-peak.ts'
import type { FlowStep } from '../../flow/flow.ts'
import { today } from '../../site/today.ts'

/** The answers. Powers as they are typed, in kW, P1 first, so that a slip can be corrected. */
export interface PowerAnswers {
  readonly powers: readonly string[]
  /** Yes to powers below what was measured. */
  readonly belowPeak: boolean
  readonly phone: string
}

/** The contract's side of it. Powers in W, P1 first. */
export interface PowerOfContract {
  readonly tariff: string
  readonly powersW: readonly number[]
}

/** What is wrong with one power; `same_power` goes to the first field when nothing would change. */
export type PowerFieldCode = PowerProblemCode | 'required_field' | 'same_power' | 'below_peak_not_accepted'

/** Name of a period's field, on the page and on the wire: `power_p1`. */
export function powerField(index: number): string {
  return `power_p${index + 1}`
}

/** The powers asked for in W, or what is wrong with them, by field. */
export function readPowers(
  contract: PowerOfContract,
  typed: readonly string[],
):
  | { readonly powersW: readonly number[] }
  | { readonly errors: Readonly<Record<string, readonly PowerFieldCode[]>> } {
  const parsed = contract.powersW.map((_, index) => parsePower(typed[index] ?? ''))
  const unreadable = parsed.flatMap((power, index) =>
    power.ok ? [] : [[powerField(index), [power.error]] as const],
  )
  const isWhole = unreadable.length === 0
  // What is no power yet stands for the present one, so that the others are checked at once.
  const powersW = parsed.map((power, index) => (power.ok ? power.powerW : (contract.powersW[index] ?? 0)))
  if (isWhole && isSamePower(contract, powersW)) return { errors: { [powerField(0)]: ['same_power'] } }
  const problems = askedPowerProblems(contract, powersW, today()).filter(
    ({ period, code }) => isWhole || (parsed[period - 1]?.ok && aloneCodes.has(code)),
  )
  if (isWhole && problems.length === 0) return { powersW }
  return {
    errors: Object.fromEntries([
      ...problems.map(({ period, code }) => [powerField(period - 1), [code]] as const),
      ...unreadable,
    ]),
  }
}

/** Errors of one power, independent of the others. */
const aloneCodes: ReadonlySet<PowerFieldCode> = new Set(['power_step', 'power_over_limit'])

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

/** The powers suggested, in W, and their yearly saving; or why there are none. */
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

/** What is wrong with the first question, by field; empty if it can be gone on from. */
export function powerErrors(
  contract: PowerOfContract,
  peaks: readonly Peak[],
  { powers = [], belowPeak = false }: Partial<PowerAnswers>,
): Readonly<Record<string, readonly PowerFieldCode[]>> {
  const read = readPowers(contract, powers)
  const asks = !belowPeak && typedBelowPeak(peaks, contract.powersW, powers).length > 0
  return {
    ...('errors' in read ? read.errors : {}),
    ...(asks ? { below_peak_accepted: ['below_peak_not_accepted'] } : {}),
  }
}

export type PowerSlug = 'powers' | 'phone'

/** The questions of a change of power, in order. */
export function powerFlow(
  contract: PowerOfContract,
  peaks: readonly Peak[],
): readonly FlowStep<PowerAnswers, PowerSlug>[] {
  return [
    {
      slug: 'powers',
      asks: ['powers', 'belowPeak'],
      isAnswered: (answers) => Object.keys(powerErrors(contract, peaks, answers)).length === 0,
    },
    {
      slug: 'phone',
      asks: ['phone'],
      isAnswered: ({ phone }) => phone !== undefined && parsePhone(phone).ok,
    },
  ]
}

/** The question that has a field of the call. */
export function questionOf(field: string): PowerSlug {
  return field === 'phone' ? 'phone' : 'powers'
}

/** The call's body from what was answered, powers in W. */
export function powerBody(
  powersW: readonly number[],
  { phone = '', belowPeak = false }: Partial<PowerAnswers>,
  selfEmployed: boolean,
) {
  return {
    ...(selfEmployed ? { self_employed: true } : {}),
    ...(belowPeak ? { below_peak_accepted: true } : {}),
    power_p1: powersW[0] ?? 0,
    ...Object.fromEntries(powersW.map((powerW, index) => [powerField(index), powerW])),
    phone,
  }
}
