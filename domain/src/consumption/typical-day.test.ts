import { describe, expect, it } from 'vitest'
import { addDays, eachDay, type Day } from '../time/day.ts'
import { hoursInDay, type ClockZone } from '../time/madrid.ts'
import type { CurveDay } from './aggregate.ts'
import { FEWEST_TYPICAL_DAYS, hourColumns, seasonOf, typicalDays, type TypicalDay } from './typical-day.ts'

type HoursOfDay = (day: Day, hour: number) => number | null

function curve(from: Day, count: number, wh: HoursOfDay): CurveDay[] {
  return [...eachDay(from, addDays(from, count))].map((day) => {
    const importWh = Array.from({ length: hoursInDay(day) }, (_, index) => wh(day, index))
    return { day, importWh, quality: importWh.map((value) => (value === null ? 0 : 4)) }
  })
}

function of(days: readonly CurveDay[], zone: ClockZone = 'Europe/Madrid'): TypicalDay[] {
  return typicalDays(hourColumns(days, 'importWh', zone))
}

function summaryOf(days: readonly TypicalDay[]) {
  return days.map(({ season, kind, days: count }) => `${season} ${kind} ${count}`)
}

describe('the typical day [r.typical-day]', () => {
  it('is the mean of each hour over the whole days of its kind', () => {
    // November 2026: the 1st is a holiday and a Sunday; 21 working days, 9 Saturdays and Sundays.
    const days = curve('2026-11-01', 30, (day, hour) => (day < '2026-11-16' ? 100 : 200) + hour)
    const [working, rest, ...others] = of(days)
    expect(others).toEqual([])
    // Working days: 10 until the 15th, 11 from the 16th on: (10 × 100 + 11 × 200) / 21 = 152.38
    expect(working).toMatchObject({ season: 'autumn', kind: 'working', days: 21 })
    expect(working?.meanWh).toEqual(Array.from({ length: 24 }, (_, hour) => 152 + hour))
    // 1, 7, 8, 14, 15 against 21, 22, 28, 29: (5 × 100 + 4 × 200) / 9 = 144.44
    expect(rest).toMatchObject({ season: 'autumn', kind: 'rest', days: 9 })
    expect(rest?.meanWh[0]).toBe(144)
  })

  it('counts national holidays as rest days, Good Friday and holidays of regions as working ones', () => {
    // December 2026: 8 (Tuesday) and 25 (Friday) are national; the 6th is a Sunday anyway, 26 (Catalonia) a Saturday.
    expect(summaryOf(of(curve('2026-12-01', 31, () => 1)))).toEqual(['winter working 21', 'winter rest 10'])
    // April 2026 has Good Friday on the 3rd: 22 weekdays, all of them working days.
    expect(summaryOf(of(curve('2026-04-01', 30, () => 1)))).toEqual(['spring working 22', 'spring rest 8'])
  })

  it.each([
    ['2026-11-30', 'autumn'],
    ['2026-12-01', 'winter'],
    ['2027-02-28', 'winter'],
    ['2026-03-01', 'spring'],
    ['2026-05-31', 'spring'],
    ['2026-06-01', 'summer'],
    ['2026-08-31', 'summer'],
    ['2026-09-01', 'autumn'],
  ])('%s lies in %s', (day, season) => {
    expect(seasonOf(day)).toBe(season)
  })

  it('is hidden until its season has 28 whole days', () => {
    expect(FEWEST_TYPICAL_DAYS).toBe(28)
    expect(of(curve('2026-06-01', 27, () => 5))).toEqual([])
    expect(summaryOf(of(curve('2026-06-01', 28, () => 5)))).toEqual(['summer working 20', 'summer rest 8'])
    // 20 days of spring and 28 of summer: only the summer has a typical day.
    expect(summaryOf(of(curve('2026-05-12', 48, () => 5)))).toEqual(['summer working 20', 'summer rest 8'])
  })

  it('leaves out days of which an hour is missing', () => {
    const holes: HoursOfDay = (day, hour) => (day === '2026-06-10' && hour === 4 ? null : 5)
    expect(of(curve('2026-06-01', 28, holes))).toEqual([])
    expect(summaryOf(of(curve('2026-06-01', 29, holes)))).toEqual(['summer working 20', 'summer rest 8'])
    const cut = hourColumns(
      curve('2026-06-01', 28, () => 5),
      'importWh',
      'Europe/Madrid',
    )
    expect(typicalDays({ starts: cut.starts.slice(1), wh: cut.wh.slice(1) })).toEqual([])
  })

  it('takes the hour that the clock shows twice as two readings of that hour', () => {
    // 25 October 2026 is a Sunday of 25 hours; its hours are 1000 Wh each, those of other days nothing.
    const days = curve('2026-10-01', 31, (day) => (day === '2026-10-25' ? 1000 : 0))
    const rest = of(days).find(({ kind }) => kind === 'rest')
    // 10 rest days (12 October is one): 1000 / 10, and 2000 / 11 at two o’clock.
    expect(rest?.days).toBe(10)
    expect(rest?.meanWh.slice(0, 5)).toEqual([100, 100, 182, 100, 100])
  })

  it('takes the hour that March leaves out as none', () => {
    const days = curve('2026-03-01', 31, () => 700)
    const rest = of(days).find(({ kind }) => kind === 'rest')
    expect(rest?.meanWh).toEqual(Array.from({ length: 24 }, () => 700))
  })

  it('goes by the clock of the islands there', () => {
    // The hour that comes twice is the one from one to two.
    const days = curve('2026-10-01', 31, (day) => (day === '2026-10-25' ? 1000 : 0))
    const rest = of(days, 'Atlantic/Canary').find(({ kind }) => kind === 'rest')
    expect(rest?.meanWh.slice(0, 5)).toEqual([100, 182, 100, 100, 100])
  })

  it('adds up quarters of an hour, and reads the surplus in the same way', () => {
    const quarters = [...eachDay('2026-06-01', '2026-06-29')].map((day): CurveDay => ({
      day,
      importWh: Array.from({ length: 96 }, () => 25),
      exportWh: Array.from({ length: 96 }, (_, index) => (index < 48 ? 1 : 0)),
      quality: new Uint8Array(96).fill(4),
    }))
    expect(of(quarters)[0]?.meanWh[7]).toBe(100)
    const surplus = typicalDays(hourColumns(quarters, 'exportWh', 'Europe/Madrid'))
    expect(surplus[0]?.meanWh.slice(10, 14)).toEqual([4, 4, 0, 0])
    // Without such a channel no day is whole.
    expect(
      typicalDays(
        hourColumns(
          curve('2026-06-01', 28, () => 5),
          'exportWh',
          'Europe/Madrid',
        ),
      ),
    ).toEqual([])
  })

  it('is nothing of nothing', () => {
    expect(typicalDays({ starts: [], wh: [] })).toEqual([])
  })
})
