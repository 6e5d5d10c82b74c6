import { powerLimits } from '../supply/power.ts'
import { findTariff } from '../supply/tariff.ts'
import type { Day } from '../time/day.ts'
import { valueOn } from './rates/dated.ts'
import { limiterMarginPercent } from './rates/limiter-margin.ts'

/** One period of a year: what is contracted, what was demanded at most, and what would have been enough; W. */
export type EnoughPower = {
  readonly contractedW: number
  readonly demandedW: number
  readonly enoughW: number
}

/**
 * The least power under whose limiter a demand fits, some per cent of it kept free. What there is has been enough for
 * a year: more than that is never suggested.
 */
export function leastByDemandW(demandW: number, presentW: number, marginPercent: number): number {
  return Math.min(Math.ceil((demandW * (100 + marginPercent)) / 100), presentW)
}

/**
 * What the highest demands of a year, as a bill of 2.0TD says them, would have needed: with our margin
 * (limiterMarginPercent), in the steps of the tariff. Powers in W, P1 first; undefined if nothing was demanded in some
 * period, which is no year of a home, or where there is not a demand for each power.
 */
export function findEnoughPowers(
  contractedW: readonly number[],
  demandedW: readonly number[],
  day: Day,
): EnoughPower[] | undefined {
  const tariff = findTariff('2.0TD')
  const isWhole = demandedW.length === contractedW.length && demandedW.every((demandW) => demandW > 0)
  if (!tariff || !isWhole) return undefined
  const { stepW } = powerLimits(tariff, day)
  const marginPercent = valueOn(limiterMarginPercent, day)
  return contractedW.map((presentW, index) => {
    const demandW = demandedW[index] ?? 0
    const leastW = leastByDemandW(demandW, presentW, marginPercent)
    const enoughW = Math.min(Math.ceil(leastW / stepW) * stepW, presentW)
    return { contractedW: presentW, demandedW: demandW, enoughW }
  })
}
