import type { OptimalPowerPeriod } from '@endoll/api/optimal-power.ts'

/** The suggested powers as search parameters of the change: `p1=3.3&p2=4.6`, in kW. */
export function suggestedSearch(periods: readonly OptimalPowerPeriod[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    periods.flatMap(({ period, suggested }) =>
      suggested === null ? [] : [[period.toLowerCase(), String(suggested)]],
    ),
  )
}
