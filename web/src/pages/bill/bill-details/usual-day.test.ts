import { expect, test } from 'vitest'
import { averageDay, busiestHour, daysWithHours, importByPeriod } from './usual-day.ts'
import type { HourlySeries } from './usual-day.ts'

/** Hours of days from Friday 2 October 2026; `wh` by hour of the clock, 100 Wh everywhere else. */
function seriesOf(days: readonly string[], changes: Partial<HourlySeries> = {}): HourlySeries {
  const starts = days.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00:00+02:00`),
  )
  return {
    resolution: 'hourly',
    start: days[0] ?? '',
    end: days.at(-1) ?? '',
    time_zone: 'Europe/Madrid',
    tariff: '2.0TD',
    zone: 'peninsula',
    period_names: ['P1', 'P2', 'P3'],
    starts,
    import_wh: starts.map((start) => (start.includes('T21:') ? 700 : 100)),
    export_wh: starts.map((start) => (start.includes('T12:') ? 300 : 0)),
    behind_meter: null,
    quarters: null,
    import_by_period_wh: [],
    hour_period: starts.map((start) => (start.includes('T21:') ? 0 : 2)),
    estimated: [],
    provisional: [],
    incomplete: [],
    available: null,
    year_before_wh: null,
    cost: null,
    ...changes,
  }
}

const [friday, saturday, sunday, monday, holiday] = [
  '2026-10-02',
  '2026-10-03',
  '2026-10-04',
  '2026-10-05',
  '2026-10-12',
]

test('working days and days of rest are distinguished; a national holiday rests', () => {
  const both = seriesOf([friday, saturday])
  expect(averageDay(both, 'working')).toHaveLength(24)
  expect(averageDay(seriesOf([saturday, sunday, holiday]), 'working')).toBeUndefined()
  expect(averageDay(seriesOf([friday, monday]), 'rest')).toBeUndefined()
})

test('an hour is the mean of the days on which it was read, in its period, surplus apart', () => {
  const series = seriesOf([friday, monday])
  const hours = averageDay(
    {
      ...series,
      import_wh: series.import_wh.map((wh, index) => (index === 3 ? 300 : index === 24 + 4 ? null : wh)),
    },
    'working',
  )!
  expect(hours[3]).toEqual({ hour: 3, importWh: [0, 0, 200], exportWh: 0 })
  expect(hours[4]).toEqual({ hour: 4, importWh: [0, 0, 100], exportWh: 0 })
  expect(hours[12]?.exportWh).toBe(300)
  expect(hours[21]).toEqual({ hour: 21, importWh: [700, 0, 0], exportWh: 0 })
  expect(busiestHour(hours)).toBe(21)
})

test('the hour that October has twice counts twice, as one that is used twice', () => {
  const series = seriesOf([monday])
  const twice = {
    ...series,
    starts: [...series.starts.slice(0, 3), ...series.starts.slice(2)],
    import_wh: [100, 100, 300, 100, ...series.import_wh.slice(3)],
    export_wh: [0, ...series.export_wh],
    hour_period: [2, ...series.hour_period],
  }
  expect(averageDay(twice, 'working')?.[2]?.importWh).toEqual([0, 0, 200])
})

test('what was used is added up by period, and days are counted that have any reading [r.bill-page]', () => {
  const series = seriesOf([friday, saturday])
  expect(importByPeriod(series)).toEqual([1400, 0, 4600])
  expect(daysWithHours(series)).toBe(2)
  const none = { ...series, import_wh: series.starts.map(() => null) }
  expect(daysWithHours(none)).toBe(0)
  expect(averageDay(none, 'working')).toBeUndefined()
  expect(
    busiestHour(
      averageDay(seriesOf([friday], { import_wh: seriesOf([friday]).starts.map(() => 0) }), 'working')!,
    ),
  ).toBeUndefined()
})
