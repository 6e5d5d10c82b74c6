import { powerProblems, type PowerProblem } from '../supply/power.ts'
import { findTariff } from '../supply/tariff.ts'
import { addMonths, type Day } from '../time/day.ts'
import { findModificationRefusal, type ModifiableContract, type ModificationRefusal } from './modification.ts'
import { monthsBetweenPowerChanges } from './power-change-interval.ts'
import type { PowerHolder } from './power-holder.ts'
import { findPowerRelief, lastDayOfRelief, needNotWait } from './power-relief.ts'

/** What decides whether a contract's power may be changed. Powers in W, P1 first. */
export type PowerContract = ModifiableContract & {
  readonly tariff: string
  readonly powersW: readonly number[]
  /** Day on which the last change of power took effect, if any is known. */
  readonly lastChangeDay: Day | undefined
  readonly holder: PowerHolder
}

/** Why a power cannot be changed now; `too_soon` names the first day on which it can. */
export type PowerRefusal =
  | { readonly code: ModificationRefusal | 'tariff_without_power' }
  | {
      readonly code: 'too_soon'
      readonly nextDay: Day
      /** Last day on which the holder may change all the same who proves to be self-employed. */
      readonly selfEmployedUntil: Day | undefined
    }

/** First day on which power may be changed again, by the rule of the day on which it is asked. */
export function nextPowerChangeDay(lastChangeDay: Day, today: Day): Day {
  return addMonths(lastChangeDay, monthsBetweenPowerChanges(today))
}

/**
 * First day on which power may be changed once more after a change that counts from a day; undefined within the relief
 * of 2026. Source: as findPowerRefusal.
 */
export function lockedUntil(holder: PowerHolder, effectiveDay: Day): Day | undefined {
  return findPowerRelief(holder, effectiveDay) ? undefined : nextPowerChangeDay(effectiveDay, effectiveDay)
}

/**
 * Why no change of power is possible for a contract on a day; undefined if one is.
 * Source: customer-area.md section 4; Real Decreto 88/2026 art. 38 (one change in so many months); RDL 7/2026 art. 5
 * (firms and self-employed in 2026, as often as they wish).
 */
export function findPowerRefusal(contract: PowerContract, today: Day): PowerRefusal | undefined {
  const refusal = findModificationRefusal(contract, { needsDistributor: true })
  if (refusal) return { code: refusal }
  if (!findTariff(contract.tariff) || contract.powersW.length === 0) return { code: 'tariff_without_power' }
  if (contract.lastChangeDay === undefined) return undefined
  const { holder, lastChangeDay } = contract
  const nextDay = nextPowerChangeDay(lastChangeDay, today)
  if (nextDay <= today || needNotWait(holder, lastChangeDay, today)) return undefined
  return { code: 'too_soon', nextDay, selfEmployedUntil: lastDayOfRelief(today) }
}

/** Whether the powers asked for (W, P1 first) are those that the contract has: nothing would change. */
export function isSamePower(contract: Pick<PowerContract, 'powersW'>, askedW: readonly number[]): boolean {
  const { powersW } = contract
  return askedW.length === powersW.length && askedW.every((powerW, index) => powerW === powersW[index])
}

/**
 * What is wrong with the powers asked for (W, P1 first) on a day, field by field; none when the distributor would take them.
 * A change that needs another access tariff is not a change of power: 2.0TD stays below its limit. A period that
 * keeps what it has is not held to the steps: 3.45 kW was contracted before there were any.
 * Throws RangeError if the contract has no tariff that is known. Source: as powerProblems.
 */
export function askedPowerProblems(
  contract: Pick<PowerContract, 'tariff' | 'powersW'>,
  askedW: readonly number[],
  day: Day,
): PowerProblem[] {
  const tariff = findTariff(contract.tariff)
  if (!tariff) throw new RangeError('no such access tariff')
  const isKept = (period: number) => askedW[period - 1] === contract.powersW[period - 1]
  return powerProblems(tariff, askedW, day).filter(
    ({ period, code }) => code !== 'power_step' || !isKept(period),
  )
}
