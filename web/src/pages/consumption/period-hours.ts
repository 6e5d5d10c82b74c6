import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { energyPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import type { ElectricZone } from '@endoll/domain/supply/zone.ts'
import type { Readings } from '../../features/consumption/readings.ts'

/** Hours of the clock, `toHour` excluded. */
export interface HourSpan {
  readonly fromHour: number
  readonly toHour: number
}

/** Any working day: in 2.0TD all of them have the same periods. */
const someWorkingDay = '2026-11-18'

/**
 * The hours of each of the three periods of 2.0TD on a working day, in the contract's zone; undefined for tariffs
 * whose hours change with the season.
 */
export function workingDayHours({
  tariff,
  zone,
}: Pick<Readings, 'tariff' | 'zone'>): readonly (readonly HourSpan[])[] | undefined {
  if (findTariff(tariff)?.name !== '2.0TD') return undefined
  const spans: { fromHour: number; toHour: number }[][] = [[], [], []]
  for (let hour = 0; hour < 24; hour++) {
    const rule = { tariff: '2.0TD', zone: zone as ElectricZone } as const
    const own = spans[energyPeriod(rule, someWorkingDay, hour) - 1]
    const open = own?.at(-1)
    if (open?.toHour === hour) open.toHour = hour + 1
    else own?.push({ fromHour: hour, toHour: hour + 1 })
  }
  return spans
}
