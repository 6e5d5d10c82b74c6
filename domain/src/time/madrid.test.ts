import { describe, expect, it } from 'vitest'
import { addDays, dayFromNumber, eachDay } from './day.ts'
import {
  clockHour,
  dayAt,
  dayStartMs,
  findReadingEndingAt,
  hoursInDay,
  hourStarts,
  hoursStartingAt,
  isSummerTime,
  stampOfReading,
  startAt,
  startMs,
  type ClockZone,
  type StepMinutes,
} from './madrid.ts'

const ZONES: readonly ClockZone[] = ['Europe/Madrid', 'Atlantic/Canary']
const STEPS: readonly StepMinutes[] = [60, 15]

describe('the hours of a local day [r.clock-changes]', () => {
  it.each([
    ['2024-03-31', 23],
    ['2024-10-27', 25],
    ['2024-02-29', 24],
    ['2025-03-30', 23],
    ['2025-10-26', 25],
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-12-31', 24],
  ])('%s has %i', (day, hours) => {
    expect(hoursInDay(day)).toBe(hours)
  })

  it.each<[ClockZone, string, number, number, boolean, string]>([
    ['Europe/Madrid', '2024-03-31', 1, 1, false, '2024-03-31T01:00:00+01:00'],
    ['Europe/Madrid', '2024-03-31', 2, 3, true, '2024-03-31T03:00:00+02:00'],
    ['Europe/Madrid', '2024-03-31', 22, 23, true, '2024-03-31T23:00:00+02:00'],
    ['Europe/Madrid', '2024-10-27', 2, 2, true, '2024-10-27T02:00:00+02:00'],
    ['Europe/Madrid', '2024-10-27', 3, 2, false, '2024-10-27T02:00:00+01:00'],
    ['Europe/Madrid', '2024-10-27', 24, 23, false, '2024-10-27T23:00:00+01:00'],
    ['Atlantic/Canary', '2024-03-31', 0, 0, false, '2024-03-31T00:00:00+00:00'],
    ['Atlantic/Canary', '2024-03-31', 1, 2, true, '2024-03-31T02:00:00+01:00'],
    ['Atlantic/Canary', '2024-10-27', 1, 1, true, '2024-10-27T01:00:00+01:00'],
    ['Atlantic/Canary', '2024-10-27', 2, 1, false, '2024-10-27T01:00:00+00:00'],
    ['Europe/Madrid', '2025-12-31', 23, 23, false, '2025-12-31T23:00:00+01:00'],
    ['Europe/Madrid', '2024-02-29', 12, 12, false, '2024-02-29T12:00:00+01:00'],
  ])('%s %s, hour %i: clock %i, summer %s, %s', (zone, day, index, hour, summer, at) => {
    expect(clockHour(day, index, zone)).toBe(hour)
    expect(isSummerTime(day, index, zone)).toBe(summer)
    expect(startAt(day, index, zone)).toBe(at)
    expect(Date.parse(at)).toBe(startMs(day, index, zone))
  })

  it('skips a clock hour in March and repeats one in October', () => {
    expect(hoursStartingAt('2024-03-31', 2, 'Europe/Madrid')).toEqual([])
    expect(hoursStartingAt('2024-10-27', 2, 'Europe/Madrid')).toEqual([2, 3])
    expect(hoursStartingAt('2024-03-31', 1, 'Atlantic/Canary')).toEqual([])
    expect(hoursStartingAt('2024-10-27', 1, 'Atlantic/Canary')).toEqual([1, 2])
    expect(hoursStartingAt('2024-07-01', 5, 'Atlantic/Canary')).toEqual([5])
  })

  it.each(ZONES)('of %s start where they start one by one', (zone) => {
    for (const day of ['2024-03-31', '2024-10-27', '2024-02-29', '2025-12-31', '2026-07-01']) {
      const starts = Array.from({ length: hoursInDay(day) }, (_, index) => startAt(day, index, zone))
      expect(hourStarts(day, zone)).toEqual(starts)
    }
  })

  it('has no hour past its last one', () => {
    expect(() => clockHour('2024-03-31', 23, 'Europe/Madrid')).toThrow(RangeError)
    expect(() => startMs('2024-10-27', 25, 'Europe/Madrid')).toThrow(RangeError)
    expect(() => startMs('2024-10-26', 96, 'Europe/Madrid', 15)).toThrow(RangeError)
    expect(() => startAt('2024-10-27', -1, 'Europe/Madrid')).toThrow(RangeError)
  })

  it.each(ZONES)('of %s agree with the platform time zone data, 1996–2040', (zone) => {
    const written = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    // The first and last hours of the days around every change, the ends of the years, and each 17th day.
    for (let year = 1996; year <= 2040; year++) {
      const days = new Set([`${year}-01-01`, `${year}-12-31`])
      for (const month of ['03', '10']) {
        for (let day = 24; day <= 31; day++) days.add(`${year}-${month}-${day}`)
      }
      for (let n = 0; n < 365; n += 17) days.add(addDays(`${year}-01-01`, n))
      for (const day of days) {
        const hours = hoursInDay(day)
        expect(dayStartMs(day, zone) + hours * 3_600_000).toBe(dayStartMs(addDays(day, 1), zone))
        for (const index of [0, 1, 2, 3, hours - 1]) {
          const at = startMs(day, index, zone)
          const hour = String(clockHour(day, index, zone)).padStart(2, '0')
          expect(written.format(at)).toBe(`${day} ${hour}:00`)
          expect(dayAt(at, zone)).toBe(day)
          expect(dayAt(at + 3_599_999, zone)).toBe(day)
        }
      }
    }
  })
})

describe('a sector stamp marks the end of the reading', () => {
  it.each<[ClockZone, string, 0 | 1, string, number]>([
    ['Europe/Madrid', '2021/06/01 01:00', 1, '2021-06-01', 0],
    ['Europe/Madrid', '2021/06/02 00:00', 1, '2021-06-01', 23],
    ['Europe/Madrid', '2021/06/01 24:00', 1, '2021-06-01', 23],
    ['Europe/Madrid', '2019/06/08 00:00:00', 1, '2019-06-07', 23],
    ['Europe/Madrid', '2026-01-01 00:00', 0, '2025-12-31', 23],
    ['Europe/Madrid', '2024/02/29 24:00', 0, '2024-02-29', 23],
    // March: 02:00 winter and 03:00 summer are the same instant
    ['Europe/Madrid', '2024/03/31 02:00', 0, '2024-03-31', 1],
    ['Europe/Madrid', '2024/03/31 03:00', 1, '2024-03-31', 1],
    ['Europe/Madrid', '2024/03/31 04:00', 1, '2024-03-31', 2],
    ['Europe/Madrid', '2024/04/01 00:00', 1, '2024-03-31', 22],
    // October, flag of the end
    ['Europe/Madrid', '2024/10/27 02:00', 1, '2024-10-27', 1],
    ['Europe/Madrid', '2024/10/27 02:00', 0, '2024-10-27', 2],
    ['Europe/Madrid', '2024/10/27 03:00', 0, '2024-10-27', 3],
    // October, flag of the hour
    ['Europe/Madrid', '2024/10/27 03:00', 1, '2024-10-27', 2],
    ['Europe/Madrid', '2024/10/28 00:00', 0, '2024-10-27', 24],
    ['Atlantic/Canary', '2024/03/31 02:00', 1, '2024-03-31', 0],
    ['Atlantic/Canary', '2024/10/27 01:00', 0, '2024-10-27', 1],
    ['Atlantic/Canary', '2024/10/27 02:00', 1, '2024-10-27', 1],
    ['Atlantic/Canary', '2024/10/27 02:00', 0, '2024-10-27', 2],
  ])('%s %s;%i is hour %s[%i]', (zone, stamp, season, day, index) => {
    expect(findReadingEndingAt(stamp, season, zone)).toEqual({ day, index })
  })

  it.each<[string, 0 | 1]>([
    ['2024/01/15 10:00', 1],
    ['2024/07/15 10:00', 0],
    ['2024/03/31 02:00', 1],
    ['2024/03/31 03:00', 0],
    ['2024/02/30 10:00', 0],
    ['2024/13/01 10:00', 0],
    ['2024/01/15 10:30', 0],
    ['2024/01/15 24:15', 0],
    ['2024/01/15 25:00', 0],
    ['2024/01/15T10:00', 0],
    ['15/01/2024 10:00', 0],
    ['2024/01/15 1a:00', 0],
    ['2024/01/15', 0],
    ['', 0],
  ])('%s;%i is no reading', (stamp, season) => {
    expect(findReadingEndingAt(stamp, season, 'Europe/Madrid')).toBeUndefined()
  })

  it('finds quarters too', () => {
    const at = (stamp: string, season: 0 | 1) => findReadingEndingAt(stamp, season, 'Europe/Madrid', 15)
    expect(at('2024/10/27 00:15', 1)).toEqual({ day: '2024-10-27', index: 0 })
    expect(at('2024/10/27 02:15', 0)).toEqual({ day: '2024-10-27', index: 12 })
    expect(at('2024/10/27 02:15', 1)).toEqual({ day: '2024-10-27', index: 8 })
    expect(at('2024/10/28 00:00', 0)).toEqual({ day: '2024-10-27', index: 99 })
  })

  it.each(ZONES.flatMap((zone) => STEPS.map((step) => [zone, step] as const)))(
    'and back, for every reading of 2023–2027 (%s, %i minutes)',
    (zone, step) => {
      const seen = new Set<string>()
      let readings = 0
      let wrong = 0
      for (const day of eachDay('2023-01-01', '2028-01-01')) {
        for (let index = 0; index < (hoursInDay(day) * 60) / step; index++) {
          const { stamp, season } = stampOfReading({ day, index }, zone, step)
          seen.add(`${stamp};${season}`)
          readings += 1
          const found = findReadingEndingAt(stamp, season, zone, step)
          if (found?.day !== day || found.index !== index) wrong += 1
        }
      }
      expect(wrong).toBe(0)
      expect(seen.size).toBe(readings)
      expect(readings).toBe((1826 * 24 * 60) / step)
    },
  )

  it('keeps its answers when asked about more days than it remembers', () => {
    for (let number = 0; number < 20_000; number++) dayFromNumber(number)
    expect(findReadingEndingAt('2024/10/27 02:00', 0, 'Europe/Madrid')).toEqual({
      day: '2024-10-27',
      index: 2,
    })
  })
})
