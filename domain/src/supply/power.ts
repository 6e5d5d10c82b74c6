import { findOn, type Rate } from '../billing/rates/dated.ts'
import { findDecimal, roundedProduct } from '../money.ts'
import type { Parsed } from '../identity/parsed.ts'
import type { Day } from '../time/day.ts'
import { accessTariffs, existsOn, type AccessTariff } from './tariff.ts'

/** Steps of contracted power, in W, in tariffs of low voltage that have a limit (2.0TD). */
export const powerSteps: readonly Rate<number>[] = [
  {
    from: '2018-10-07',
    value: 100,
    source: 'Real Decreto 88/2026 art. 34.8; before it Real Decreto-ley 15/2018, from memory',
    confidence: 'medium',
  },
]
/** More than any supply of the sector: a typing error. */
const MOST_W = 2_000_000_000

export type ParsedPower = Parsed<{ powerW: number }, 'required_field' | 'power_field_not_valid'>

/**
 * Reads a contracted power in kW, with decimal comma or point and a unit if it is written ('4,6 kW'), as whole W.
 * Errors: required_field when empty; power_field_not_valid when it is no number above 0 with at most three decimals.
 */
export function parsePower(text: string): ParsedPower {
  const bare = text.trim().replace(/kw$/i, '').trim()
  if (bare === '') return { ok: false, error: 'required_field' }
  // A lone separator is the decimal one: 4.600 kW is 4.6, since no home contracts 4,600 kW.
  const decimal = findDecimal(bare)
  if (decimal === undefined || !/^\d{1,7}(?:\.\d{1,3})?0*$/.test(decimal)) {
    return { ok: false, error: 'power_field_not_valid' }
  }
  const powerW = roundedProduct([decimal], { decimals: 3 })
  if (powerW <= 0 || powerW > MOST_W) return { ok: false, error: 'power_field_not_valid' }
  return { ok: true, powerW }
}

/** What is wrong with a set of contracted powers. */
export type PowerProblemCode =
  | 'power_count'
  | 'power_field_not_valid'
  | 'power_step'
  | 'power_over_limit'
  | 'power_below_limit'
  | 'power_order'

export type PowerProblem = {
  /** Number of the period whose field it stands beside: 1 for P1. */
  readonly period: number
  readonly code: PowerProblemCode
}

/** What an access tariff asks of a set of contracted powers, in W. */
export type PowerLimits = {
  /** Every power is a whole number of steps. */
  readonly stepW: number
  /** The highest power allowed, if the tariff has a limit. */
  readonly mostW: number | undefined
  /** The highest power must exceed this. */
  readonly highestOverW: number
  /** Whether no period may have less than the one before. */
  readonly rises: boolean
}

/** What powerProblems holds a set of powers against on a day. Source: as there. */
export function powerLimits({ voltage, upToW, overW, powerPeriods }: AccessTariff, day: Day): PowerLimits {
  const hasSteps = voltage === 'low' && upToW !== undefined
  return {
    stepW: hasSteps ? (findOn(powerSteps, day)?.value ?? 1) : 1,
    mostW: upToW,
    highestOverW: overW,
    rises: powerPeriods === 6,
  }
}

/**
 * What an access tariff does not allow in a set of contracted powers (W, P1 first); none when it may be contracted.
 * `power_count`: not one power for each period. 2.0TD: any order, in steps (powerSteps), none above its limit. With six
 * periods P1 ≤ … ≤ P6, and in low voltage the highest above that limit (accessTariffs).
 * Source: Circular 3/2020 art. 6 and 7; powerSteps; CNMC rejection reason 15.
 */
export function powerProblems(tariff: AccessTariff, powersW: readonly number[], day: Day): PowerProblem[] {
  if (powersW.length !== tariff.powerPeriods) return [{ period: 1, code: 'power_count' }]
  const { stepW, mostW, highestOverW, rises } = powerLimits(tariff, day)
  const problems: PowerProblem[] = []
  const add = (index: number, code: PowerProblemCode) => problems.push({ period: index + 1, code })
  for (const [index, powerW] of powersW.entries()) {
    const before = powersW[index - 1] ?? 0
    if (!Number.isSafeInteger(powerW) || powerW <= 0 || powerW > MOST_W) add(index, 'power_field_not_valid')
    else if (mostW !== undefined && powerW > mostW) add(index, 'power_over_limit')
    else if (powerW % stepW !== 0) add(index, 'power_step')
    else if (rises && powerW < before) add(index, 'power_order')
  }
  const highest = Math.max(...powersW)
  if (problems.length === 0 && highest <= highestOverW) add(powersW.length - 1, 'power_below_limit')
  return problems
}

/**
 * Number of powers that a highest power asks for in low voltage on a day: that of the tariff between whose limits it
 * lies; undefined on days of which no tariff is known. Source: accessTariffs (Circular 3/2020 art. 6).
 */
export function findPowerPeriodsFor(highestW: number, day: Day): number | undefined {
  return accessTariffs.find(
    (tariff) =>
      tariff.voltage === 'low' &&
      existsOn(tariff, day) &&
      highestW > tariff.overW &&
      highestW <= (tariff.upToW ?? Infinity),
  )?.powerPeriods
}
