import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import type { PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, dayFromNumber, dayNumber } from '../time/day.ts'
import { findReadingEndingAt, hoursInDay } from '../time/madrid.ts'
import { aggregate, recordsByPeriod, type CurveDay } from './aggregate.ts'
import { HOLE, packQuality } from './quality.ts'

const HOME: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }
const BILLED = packQuality({ source: 'F5D', version: 0, estimated: false })
const GUESSED = packQuality({ source: 'F5D', version: 0, estimated: true })
const VALIDATED = packQuality({ source: 'P5D', version: 0, estimated: false })

function flat(day: string, wh: number, quality = BILLED, perHour = 1): CurveDay {
  const count = hoursInDay(day) * perHour
  return { day, importWh: Array<number>(count).fill(wh), quality: Array<number>(count).fill(quality) }
}

describe('consumption by month', () => {
  it('of a billed month is what was billed', () => {
    const curve = openVectors.curve_to_periods[0]
    if (!curve) throw new Error('no curve')
    const days = new Map<string, (number | null)[]>()
    for (const [stamp, season, wh] of curve.rows) {
      const found = findReadingEndingAt(String(stamp), season === '1' ? 1 : 0, 'Europe/Madrid')
      if (!found) throw new Error('not found')
      const values = days.get(found.day) ?? Array<null>(24).fill(null)
      values[found.index] = Number(wh)
      days.set(found.day, values)
    }
    const curves = [...days].map(([day, importWh]) => ({
      day,
      importWh,
      quality: importWh.map((wh) => (wh === null ? HOLE : BILLED)),
    }))
    const entries = aggregate({ from: '2021-06-01', to: '2021-07-01' }, curves, 'monthly', HOME)
    expect(entries).toEqual([
      {
        start: '2021-06-01',
        importWh: 169_003,
        exportWh: null,
        periods: [
          { period: 1, importWh: curve.expected_wh.P1, exportWh: 0 },
          { period: 2, importWh: curve.expected_wh.P2, exportWh: 0 },
          { period: 3, importWh: curve.expected_wh.P3, exportWh: 0 },
        ],
        incomplete: false,
        estimated: false,
        provisional: false,
      },
    ])
  })

  it('says what is missing, estimated or not final', () => {
    const days = [flat('2026-01-30', 10, GUESSED), flat('2026-02-01', 10, VALIDATED)]
    const entries = aggregate({ from: '2026-01-30', to: '2026-02-02' }, days, 'monthly', HOME)
    expect(
      entries.map(({ start, importWh, incomplete, estimated, provisional }) => [
        start,
        importWh,
        incomplete,
        estimated,
        provisional,
      ]),
    ).toEqual([
      ['2026-01-01', 240, true, true, false],
      ['2026-02-01', 240, false, false, true],
    ])
  })
})

describe('consumption by day', () => {
  it('has an entry for every day, also for those without readings', () => {
    const days = [flat('2026-11-20', 100), flat('2026-11-22', 50), flat('2026-12-01', 1)]
    const entries = aggregate({ from: '2026-11-20', to: '2026-11-23' }, days, 'daily', HOME)
    expect(entries.map(({ start, importWh, incomplete }) => [start, importWh, incomplete])).toEqual([
      ['2026-11-20', 2400, false],
      ['2026-11-21', null, true],
      ['2026-11-22', 1200, false],
    ])
    expect(recordsByPeriod(entries).map(({ start, period, importWh }) => [start, period, importWh])).toEqual([
      ['2026-11-20', 1, 800],
      ['2026-11-20', 2, 800],
      ['2026-11-20', 3, 800],
      ['2026-11-22', 3, 1200],
    ])
  })

  it('follows a change of tariff', () => {
    const rule = (day: string): PeriodRule =>
      day < '2026-11-19' ? HOME : { tariff: '3.0TD', zone: 'peninsula' }
    const entries = aggregate(
      { from: '2026-11-18', to: '2026-11-20' },
      [flat('2026-11-18', 1), flat('2026-11-19', 1)],
      'daily',
      rule,
    )
    expect(entries.map(({ periods }) => periods.map(({ period }) => period))).toEqual([
      [1, 2, 3],
      [2, 3, 6],
    ])
  })

  it('adds export beside import, night hours of export at 0 included', () => {
    const exportWh = Array.from({ length: 24 }, (_, hour) => (hour >= 10 && hour < 14 ? 500 : 0))
    const [entry] = aggregate(
      { from: '2026-11-20', to: '2026-11-21' },
      [{ ...flat('2026-11-20', 100), exportWh }],
      'daily',
      HOME,
    )
    expect([entry?.importWh, entry?.exportWh]).toEqual([2400, 2000])
    expect(entry?.periods[0]).toEqual({ period: 1, importWh: 800, exportWh: 2000 })
  })
})

describe('consumption by hour', () => {
  it('keeps the two readings of the repeated hour', () => {
    const importWh = Array.from({ length: 25 }, (_, index) => index)
    const days = [{ day: '2024-10-27', importWh, quality: Array<number>(25).fill(BILLED) }]
    const entries = aggregate({ from: '2024-10-27', to: '2024-10-28' }, days, 'hourly', HOME)
    expect(entries).toHaveLength(25)
    expect(entries.slice(2, 4).map(({ start, importWh: wh }) => [start, wh])).toEqual([
      ['2024-10-27T02:00:00+02:00', 2],
      ['2024-10-27T02:00:00+01:00', 3],
    ])
  })

  it('keeps holes as holes and zeros as zeros', () => {
    const importWh = [null, 0, ...Array<number>(21).fill(5)]
    const days = [
      { day: '2024-03-31', importWh, quality: importWh.map((wh) => (wh === null ? HOLE : BILLED)) },
    ]
    const entries = aggregate({ from: '2024-03-31', to: '2024-04-01' }, days, 'hourly', {
      tariff: '2.0TD',
      zone: 'canarias',
    })
    expect(
      entries
        .slice(0, 3)
        .map(({ start, importWh: wh, incomplete, periods }) => [start, wh, incomplete, periods.length]),
    ).toEqual([
      ['2024-03-31T00:00:00+00:00', null, true, 0],
      ['2024-03-31T02:00:00+01:00', 0, false, 1],
      ['2024-03-31T03:00:00+01:00', 5, false, 1],
    ])
  })

  it('adds quarters up within their hour', () => {
    const quarters = flat('2026-11-20', 25, BILLED, 4)
    const entries = aggregate({ from: '2026-11-20', to: '2026-11-21' }, [quarters], 'hourly', HOME)
    expect(entries).toHaveLength(24)
    expect(entries[9]).toMatchObject({ importWh: 100, periods: [{ period: 2, importWh: 100, exportWh: 0 }] })
    const holed = {
      ...quarters,
      importWh: [null, ...quarters.importWh.slice(1)],
      quality: [HOLE, ...Array<number>(95).fill(BILLED)],
    }
    const [first] = aggregate({ from: '2026-11-20', to: '2026-11-21' }, [holed], 'hourly', HOME)
    expect([first?.importWh, first?.incomplete]).toEqual([75, true])
  })
})

describe('every resolution', () => {
  it('adds up to the same energy, over clock changes too', () => {
    const from = dayNumber('2024-01-01')
    const curve = fc.record({
      at: fc.integer({ min: 0, max: 365 }),
      wh: fc.integer({ min: 0, max: 3000 }),
      holes: fc.array(fc.integer({ min: 0, max: 22 }), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(curve, { selector: ({ at }) => at, maxLength: 12 }), (list) => {
        let expected = 0
        const days = list.map(({ at, wh, holes }) => {
          const day = dayFromNumber(from + at)
          const importWh = Array.from({ length: hoursInDay(day) }, (_, index) =>
            holes.includes(index) ? null : wh,
          )
          for (const value of importWh) expected += value ?? 0
          return { day, importWh, quality: importWh.map((value) => (value === null ? HOLE : VALIDATED)) }
        })
        for (const resolution of ['monthly', 'daily', 'hourly'] as const) {
          const entries = aggregate({ from: '2024-01-01', to: '2025-01-01' }, days, resolution, HOME)
          let total = 0
          let byPeriod = 0
          for (const { importWh } of entries) total += importWh ?? 0
          for (const { importWh } of recordsByPeriod(entries)) byPeriod += importWh
          expect([total, byPeriod]).toEqual([expected, expected])
          expect(entries).toHaveLength({ monthly: 12, daily: 366, hourly: 8784 }[resolution])
        }
      }),
      { numRuns: 15 },
    )
  })

  it('refuses readings that do not fit the day', () => {
    const span = { from: '2024-10-27', to: addDays('2024-10-27', 1) }
    const short = {
      day: '2024-10-27',
      importWh: Array<number>(24).fill(1),
      quality: Array<number>(24).fill(BILLED),
    }
    expect(() => aggregate(span, [short], 'daily', HOME)).toThrow(RangeError)
    expect(() => aggregate(span, [{ ...flat('2024-10-27', 1), quality: [BILLED] }], 'daily', HOME)).toThrow(
      RangeError,
    )
    expect(() => aggregate(span, [{ ...flat('2024-10-27', 1), exportWh: [1] }], 'daily', HOME)).toThrow(
      RangeError,
    )
  })
})
