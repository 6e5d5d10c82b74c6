import { addDays, type Day } from '../time/day.ts'

/** What a contract's part of a virtual battery was and did in twelve months, in cents. */
export type BatteryYear = {
  readonly balanceCents: number
  readonly inCents: number
  readonly outCents: number
}

/** When the part is spent: if nothing more comes in, and if as much does as in those months; undefined after a year. */
export type BatterySpent = { readonly earliest: Day | undefined; readonly latest: Day | undefined }

const DAYS_A_YEAR = 365

/**
 * When the euros of a battery will be spent, at the pace of the last twelve months. Nothing of a battery that is empty. A
 * method of ours: it knows neither seasons nor a change of habits, so that it is a range and says nothing beyond a year.
 */
export function batterySpent(
  { balanceCents, inCents, outCents }: BatteryYear,
  today: Day,
): BatterySpent | undefined {
  if (balanceCents <= 0) return undefined
  const after = (yearlyCents: number): Day | undefined => {
    const days = yearlyCents <= 0 ? Infinity : Math.ceil((balanceCents / yearlyCents) * DAYS_A_YEAR)
    return days > DAYS_A_YEAR ? undefined : addDays(today, days)
  }
  return { earliest: after(outCents), latest: after(outCents - inCents) }
}
