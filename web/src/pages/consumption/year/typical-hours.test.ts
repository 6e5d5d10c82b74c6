import { expect, it } from 'vitest'
import type { Readings } from '../../../features/consumption/readings.ts'
import { hourlyReadings, hoursOf } from '../../../features/consumption/hourly-readings.fixture.ts'
import { highestHours } from './highest-hours.ts'
import { lackingSeasons, typicalHours } from './typical-hours.ts'
import { yearsToChoose } from './years-to-choose.ts'

/** Hourly readings with valley until 8 and peak after it, every day. */
function readings(from: string, to: string): Readings {
  const starts = hoursOf(from, to)
  return hourlyReadings(starts, {
    import_wh: starts.map((start) => Number(start.slice(11, 13)) * 10),
    hour_period: starts.map((start) => (Number(start.slice(11, 13)) < 8 ? 2 : 0)),
  })
}

it('a season has its working day and its weekend, each hour with its period [r.year-typical]', () => {
  const days = typicalHours(readings('2026-06-01', '2026-07-01'))
  expect(days.map(({ season, kind, days: count }) => [season, kind, count])).toEqual([
    ['summer', 'working', 22],
    ['summer', 'rest', 8],
  ])
  expect(days[0]?.periods.slice(6, 10)).toEqual([2, 2, 0, 0])
  expect(days[0]?.meanWh[10]).toBe(100)
})

it('27 days of a season are too few, and the season is listed as lacking', () => {
  const short = readings('2026-06-01', '2026-06-28')
  expect(typicalHours(short)).toEqual([])
  expect(lackingSeasons(short, [])).toEqual(['summer'])
  const summer = readings('2026-05-20', '2026-07-01')
  expect(lackingSeasons(summer, typicalHours(summer))).toEqual(['spring'])
})

it('the highest hour of each day, the first of equal ones; none without readings', () => {
  const { starts } = readings('2026-06-01', '2026-06-03')
  const found = highestHours({
    starts,
    import_wh: starts.map((_, at) => (at < 24 ? (at === 9 || at === 12 ? 7 : 1) : null)),
  })
  expect([...found]).toEqual([['2026-06-01', 9]])
})

it.each([
  [{ start: '2024-05-01', end: '2026-11-20' }, ['2026', '2025', '2024']],
  [{ start: '2025-02-01', end: '2025-06-30' }, ['2025']],
  [null, ['2026']],
  [undefined, ['2026']],
])('years to choose from %j', (available, years) => {
  expect(yearsToChoose(available, '2026-11-21')).toEqual(years)
})
