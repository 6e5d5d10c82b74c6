import { today } from '../../site/today.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { askedPowerProblems, isSamePower } from '@endoll/domain/procedures/change-power.ts'
import type { PowerProblemCode } from '@endoll/domain/supply/power.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import type { FlowStep } from '../../flow/flow.ts'
import { typedBelowPeak, type Peak } from './measured.ts'

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

/** Codes that one power has whatever the others are. */
const aloneCodes: ReadonlySet<PowerFieldCode> = new Set(['power_step', 'power_over_limit'])

/** What is wrong with the first question, by field; empty when it can be gone on from. */
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
): readonly (FlowStep<PowerAnswers> & { readonly slug: PowerSlug })[] {
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
