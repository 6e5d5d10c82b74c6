import type { ProductPrice } from '../billing/billed-supply.ts'
import { demandYear, type DemandMonth } from '../billing/demand-months.ts'
import { findPowerTerms } from '../billing/power-year.ts'
import type { Day } from '../time/day.ts'

/** The highest demand of one power period in the twelve months up to the last bill. */
export type MeasuredPeak = {
  readonly demandW: number
  /** The bill that says so. */
  readonly span: DemandMonth['span']
  /** Whether the meter's limiter may cut the supply above the contracted power; otherwise what passes it is charged. */
  readonly limited: boolean
}

type Measured = {
  readonly bills: readonly DemandMonth[]
  /** Of the product, dated. */
  readonly prices: readonly ProductPrice[]
  /** Power periods of the contract. */
  readonly periods: number
  readonly day: Day
}

/**
 * The measured peak of each power period, P1 first; empty if no bill gives a demand. A period without a price of
 * excess power is held by the limiter, as findOptimalPower has it; one of which no price is known is taken for such.
 */
export function measuredPeaks({ bills, prices, periods, day }: Measured): readonly MeasuredPeak[] {
  const [first, ...others] = demandYear(bills, periods)?.months ?? []
  if (!first) return []
  const terms = findPowerTerms(prices, periods, day)
  return Array.from({ length: periods }, (_, index) => {
    const demandOf = (month: typeof first) => month.demandW[index] ?? 0
    const highest = others.reduce((most, month) => (demandOf(month) > demandOf(most) ? month : most), first)
    return {
      demandW: demandOf(highest),
      span: highest.span,
      limited: terms?.[index]?.excess === undefined,
    }
  })
}

/**
 * The periods (1 for P1) whose power would fall below what was demanded of them, where the limiter would cut the
 * supply. One that stays or rises is not among them: it has been enough, or becomes better. Powers in W, P1 first.
 */
export function periodsBelowPeak(
  peaks: readonly Pick<MeasuredPeak, 'demandW' | 'limited'>[],
  contractedW: readonly number[],
  askedW: readonly (number | undefined)[],
): readonly number[] {
  return peaks.flatMap(({ demandW, limited }, index) => {
    const asked = askedW[index]
    const falls = asked !== undefined && asked < (contractedW[index] ?? 0)
    return limited && falls && asked < demandW ? [index + 1] : []
  })
}
