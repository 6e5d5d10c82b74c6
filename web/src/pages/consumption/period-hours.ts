import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { energyPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import type { ElectricZone } from '@endoll/domain/supply/zone.ts'
import type { Readings } from '../../features/consumption/readings.ts'

/** Hours of the clock, the end not included. */
export interface HourSpan {
  readonly fromHour: number
  readonly toHour: number
}

/** Any working day; in the three-period tariff all of them are alike. */
const someWorkingDay = '2026-11-18'

/**
 * When each of the three periods of 2.0TD is on a working day, by the contract's own zone; undefined for tariffs
 * whose hours change with the season, which no sentence can list.
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
