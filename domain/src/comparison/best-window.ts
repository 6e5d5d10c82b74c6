import type { ChosenOption } from '../billing/option-prices.ts'
import type { CurveDay } from '../consumption/aggregate.ts'
import { hourUnderOption } from '../consumption/option-cost.ts'
import { energyPeriodsOfDay, type PeriodRule, type TariffPeriod } from '../supply/tariff-periods.ts'
import { clockZoneOf } from '../supply/zone.ts'
import { clockHour } from '../time/madrid.ts'

/** Wh of a curve by hour of the clock and tariff period. */
export type UseByHour = readonly {
  readonly hour: number
  readonly period: TariffPeriod
  readonly wh: number
}[]

export function useByHour(curve: readonly CurveDay[], rule: PeriodRule): UseByHour {
  const sums = new Map<string, UseByHour[number]>()
  const zone = clockZoneOf(rule.zone)
  for (const { day, importWh } of curve) {
    const readingsAnHour = importWh.length > 25 ? 4 : 1
    for (const [index, period] of energyPeriodsOfDay(rule, day, readingsAnHour === 4 ? 15 : 60).entries()) {
      const hour = clockHour(day, Math.floor(index / readingsAnHour), zone)
      const key = `${hour} ${period}`
      sums.set(key, { hour, period, wh: (sums.get(key)?.wh ?? 0) + (importWh[index] ?? 0) })
    }
  }
  return [...sums.values()]
}

export type Window = Pick<ChosenOption, 'choice'> & { readonly prices: NonNullable<ChosenOption['prices']> }

/**
 * The hours of the clock plan with which the energy of a curve costs least, before taxes; the first of those that cost
 * the same. `usual` is what a kWh costs without it, by period.
 */
export function bestWindow(
  windows: readonly Window[],
  use: UseByHour,
  usual: (period: TariffPeriod) => number,
): Window | undefined {
  const costOf = ({ choice, prices }: Window) =>
    use.reduce((sum, { hour, period, wh }) => {
      const start = `2026-01-01T${String(hour).padStart(2, '0')}`
      const treated = hourUnderOption({ option: 'happy_hours', choice }, { start, period }, 1)
      const price = treated === 'cheap' ? Number(prices.cheap) : Number(prices.others ?? usual(period))
      return sum + wh * price
    }, 0)
  const costs = windows.map((window) => ({ window, cost: costOf(window) }))
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.window
}
