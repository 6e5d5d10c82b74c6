import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, eachDay, weekday, type Day } from '../time/day.ts'
import {
  chooseForecast,
  findForecast,
  forecastErrors,
  forecastTotal,
  recentDays,
  type DayTotal,
  type DayTotals,
} from './forecast-days.ts'

function totals(from: Day, to: Day, of: (day: Day) => number | DayTotal | undefined): DayTotals {
  return new Map(
    [...eachDay(from, to)].flatMap((day): [Day, DayTotal][] => {
      const total = of(day)
      if (total === undefined) return []
      return [[day, typeof total === 'number' ? { importWh: total, exportWh: 0 } : total]]
    }),
  )
}

const asOf = '2026-11-21'
const ahead = [...eachDay(asOf, '2026-12-01')]
function expectedWh(known: DayTotals, basis: 'year_before' | 'recent_days') {
  const days = findForecast(known, asOf, { days: ahead, basis })
  return days && Math.round(forecastTotal(known, days).importWh)
}

describe('days to come, from the year before', () => {
  it('are the same weekdays 52 weeks before, scaled by how the last four weeks compare with theirs', () => {
    // 8 kWh a day a year ago, 10 in the last four weeks; the ten days to come were 12 each then.
    const known = totals('2025-06-01', asOf, (day) =>
      day >= '2026-10-24' ? 10_000 : day >= '2025-11-22' && day < '2025-12-02' ? 12_000 : 8000,
    )
    const days = findForecast(known, asOf, { days: ahead, basis: 'year_before' })!
    expect(days[0]).toEqual({ day: asOf, like: ['2025-11-22'], importFactor: 1.25, exportFactor: 1 })
    expect(weekday('2025-11-22')).toBe(weekday(asOf))
    expect(expectedWh(known, 'year_before')).toBe(150_000)
  })

  it.each([
    ['a tenfold use now', 100_000, 3],
    ['hardly any use now', 10, 1 / 3],
  ])('are scaled at most threefold: %s', (_, now, factor) => {
    const known = totals('2025-06-01', asOf, (day) => (day >= '2026-10-24' ? now : 9000))
    expect(findForecast(known, asOf, { days: ahead, basis: 'year_before' })?.[0]?.importFactor).toBe(factor)
  })

  it('are scaled apart for what the panels give', () => {
    const known = totals('2025-06-01', asOf, (day) => ({
      importWh: 5000,
      exportWh: day >= '2026-10-24' ? 3000 : 2000,
    }))
    expect(findForecast(known, asOf, { days: ahead, basis: 'year_before' })?.[0]).toMatchObject({
      importFactor: 1,
      exportFactor: 1.5,
    })
  })

  it.each<[string, (day: Day) => number | DayTotal | undefined]>([
    ['a day to come has no like', (day) => (day === '2025-11-25' ? undefined : 5000)],
    ['nobody lived there then', (day) => (day < '2026-01-01' ? 0 : 5000)],
    ['the panels are new', (day) => ({ importWh: 5000, exportWh: day < '2026-01-01' ? 0 : 800 })],
    [
      'too few of the last weeks can be compared',
      (day) => (day > '2025-10-20' && day < '2025-11-12' ? undefined : 5000),
    ],
  ])('are not forecast where %s', (_, of) => {
    expect(
      findForecast(totals('2025-06-01', asOf, of), asOf, { days: ahead, basis: 'year_before' }),
    ).toBeUndefined()
  })
})

describe('days to come, from recent days', () => {
  it('are the mean of the same weekday, holidays like Sundays', () => {
    // 1 kWh on Mondays … 7 on Sundays.
    const known = totals('2026-10-01', '2026-12-05', (day) => weekday(day) * 1000)
    const days = [...eachDay('2026-12-05', '2026-12-12')]
    const forecast = findForecast(known, '2026-12-05', { days, basis: 'recent_days' })!
    const perDay = forecast.map((day) => [day.day, forecastTotal(known, [day]).importWh])
    expect(perDay).toEqual([
      ['2026-12-05', 6000],
      ['2026-12-06', 7000],
      ['2026-12-07', 1000],
      // A holiday: no other Tuesday was one, so all Saturdays and Sundays.
      ['2026-12-08', 6500],
      ['2026-12-09', 3000],
      ['2026-12-10', 4000],
      ['2026-12-11', 5000],
    ])
  })

  it('are of the last 28 whole days within six weeks', () => {
    const known = totals('2026-01-01', asOf, (day) =>
      day > '2026-11-01' && day < '2026-11-12' ? undefined : 1,
    )
    const recent = recentDays(known, asOf)
    expect(recent).toHaveLength(28)
    expect([recent[0], recent.at(-1)]).toEqual(['2026-11-20', '2026-10-14'])
    expect(
      recentDays(
        totals('2026-01-01', '2026-10-10', () => 1),
        asOf,
      ),
    ).toEqual([])
  })

  it('are forecast from a single day, and not from none', () => {
    expect(
      expectedWh(
        totals('2026-11-18', '2026-11-19', () => 4000),
        'recent_days',
      ),
    ).toBe(40_000)
    expect(
      expectedWh(
        totals('2026-01-01', '2026-10-10', () => 4000),
        'recent_days',
      ),
    ).toBeUndefined()
  })
})

describe('how far a forecast was off', () => {
  it('is nothing where every week is like the other', () => {
    const known = totals('2024-01-01', asOf, (day) => weekday(day) * 1000)
    for (const basis of ['year_before', 'recent_days'] as const) {
      const errors = forecastErrors(known, asOf, { days: 10, basis })
      expect(errors.length).toBeGreaterThan(40)
      // Holidays are no week like the other.
      const exact = errors.filter(({ importFactor }) => Math.abs(importFactor - 1) < 1e-9)
      expect(exact.length / errors.length).toBeGreaterThan(0.6)
    }
  })

  it('knows of each past week only what lay before it', () => {
    // Use doubled four weeks ago for good: forecasts made just before were off by half, those made since are right.
    const known = totals('2026-03-01', asOf, (day) => (day >= '2026-10-24' ? 8000 : 4000))
    const errors = forecastErrors(known, asOf, { days: 7, basis: 'recent_days' })
    expect(errors[3]).toEqual({ importFactor: 2, exportFactor: 1 })
    expect(errors[4]).toEqual({ importFactor: 1, exportFactor: 1 })
    // Week 4 back begins on the 24th: made of the days before it alone.
    expect(errors[0]?.importFactor).toBeLessThan(1.15)
  })

  it('has no week that reaches into what is to come, and none with a missing day [r.bill-so-far]', () => {
    const known = totals('2026-06-01', asOf, () => 1000)
    expect(forecastErrors(known, asOf, { days: 7, basis: 'recent_days' })).toHaveLength(24)
    expect(forecastErrors(known, asOf, { days: 8, basis: 'recent_days' })).toHaveLength(23)
    const gap = new Map(known)
    gap.delete('2026-11-03')
    expect(forecastErrors(gap, asOf, { days: 7, basis: 'recent_days' })).toHaveLength(23)
    expect(forecastErrors(known, asOf, { days: 0, basis: 'recent_days' })).toEqual([])
  })
})

describe('the choice', () => {
  const choose = (from: Day) =>
    chooseForecast(
      totals(from, asOf, () => 1000),
      asOf,
      { days: ahead, fewestErrors: 24 },
    )

  it.each<[string, Day, string, boolean]>([
    ['three years', '2023-11-21', 'year_before', true],
    // The year before could be looked at, but not tried on enough past weeks.
    ['fifteen months', '2025-08-21', 'recent_days', true],
    ['a quarter', '2026-08-21', 'recent_days', false],
  ])('after %s', (_, from, basis, tried) => {
    const chosen = choose(from)
    expect([chosen?.basis, (chosen?.errors.length ?? 0) >= 24]).toEqual([basis, tried])
  })

  it('is none without a day', () => {
    expect(choose(asOf)).toBeUndefined()
  })

  it('forecasts every day asked for, and nothing below zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat({ max: 60_000 }), { nil: undefined }), { minLength: 1, maxLength: 800 }),
        fc.integer({ min: 1, max: 60 }),
        (wh, count) => {
          const first = addDays(asOf, -wh.length)
          const known = totals(first, asOf, (day) => wh[daysBetween(first, day)])
          const days = [...eachDay(asOf, addDays(asOf, count))]
          const chosen = chooseForecast(known, asOf, { days, fewestErrors: 24 })
          if (!chosen) return
          expect(chosen.days.map(({ day }) => day)).toEqual(days)
          expect(forecastTotal(known, chosen.days).importWh).toBeGreaterThanOrEqual(0)
          for (const { like } of chosen.days) for (const day of like) expect(known.has(day)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
