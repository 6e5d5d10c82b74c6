import { eachDay } from '@endoll/domain/time/day.ts'
import { hourStarts } from '@endoll/domain/time/madrid.ts'
import type { Readings } from './readings.ts'

/** The hours from a day to another, `to` excluded. */
export function hoursOf(from: string, to: string): string[] {
  return [...eachDay(from, to)].flatMap((day) => hourStarts(day, 'Europe/Madrid'))
}

/** Readings of 100 Wh in each hour, a third of the hours in each period. */
export function hourlyReadings(starts: readonly string[], changes: Partial<Readings> = {}): Readings {
  return {
    resolution: 'hourly',
    start: starts[0]?.slice(0, 10) ?? '',
    end: starts.at(-1)?.slice(0, 10) ?? '',
    time_zone: 'Europe/Madrid',
    tariff: '2.0TD',
    zone: 'peninsula',
    period_names: ['P1', 'P2', 'P3'],
    starts: [...starts],
    import_wh: starts.map(() => 100),
    export_wh: starts.map(() => null),
    behind_meter: null,
    quarters: null,
    import_by_period_wh: [],
    hour_period: starts.map((_, index) => index % 3),
    estimated: starts.map(() => 0),
    provisional: starts.map(() => 0),
    incomplete: starts.map(() => 0),
    available: null,
    year_before_wh: null,
    cost: null,
    ...changes,
  }
}
