import { today } from '../../site/today.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { askedPowerProblems, isSamePower } from '@endoll/domain/procedures/change-power.ts'
import type { PowerProblemCode } from '@endoll/domain/supply/power.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import type { FlowStep } from '../../flow/flow.ts'

/** The answers. Powers as they are typed, in kW, P1 first, so that a slip can be corrected. */
export interface PowerAnswers {
  readonly powers: readonly string[]
  readonly phone: string
}

/** The contract's side of it. Powers in W, P1 first. */
export interface PowerOfContract {
  readonly tariff: string
  readonly powersW: readonly number[]
}

/** What is wrong with one power; `same_power` goes to the first field when nothing would change. */
export type PowerFieldCode = PowerProblemCode | 'required_field' | 'same_power'

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
  if (unreadable.length > 0) return { errors: Object.fromEntries(unreadable) }
  const powersW = parsed.map((power) => (power.ok ? power.powerW : 0))
  if (isSamePower(contract, powersW)) return { errors: { [powerField(0)]: ['same_power'] } }
  const problems = askedPowerProblems(contract, powersW, today())
  if (problems.length === 0) return { powersW }
  return { errors: Object.fromEntries(problems.map(({ period, code }) => [powerField(period - 1), [code]])) }
}

export type PowerSlug = 'powers' | 'phone'

/** The questions of a change of power, in order. */
export function powerFlow(
  contract: PowerOfContract,
): readonly (FlowStep<PowerAnswers> & { readonly slug: PowerSlug })[] {
  return [
    {
      slug: 'powers',
      asks: ['powers'],
      isAnswered: ({ powers }) => powers !== undefined && 'powersW' in readPowers(contract, powers),
    },
    {
      slug: 'phone',
      asks: ['phone'],
      isAnswered: ({ phone }) => phone !== undefined && parsePhone(phone).ok,
    },
  ]
}
