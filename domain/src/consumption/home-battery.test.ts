import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/day.ts'
import type { CurveDay } from './aggregate.ts'
import { usualHomeBatteries, withHomeBattery, type HomeBattery } from './home-battery.ts'

const small: HomeBattery = { capacityWh: 1800, powerW: 1000, efficiencyPercent: 90 }

/** A day of some readings of import and export. */
function dayOf(importWh: CurveDay['importWh'], exportWh?: CurveDay['importWh'], number = 0): CurveDay {
  return { day: addDays('2026-06-01', number), importWh, exportWh, quality: new Uint8Array(importWh.length) }
}

/** 24 hours that are nothing but at some of them. */
function hours(some: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 24 }, (_, hour) => some[hour] ?? 0)
}

describe('[r.home-battery] the hours of a supply with a battery behind its meter', () => {
  it('what is left over at noon is there in the evening, less what is lost', () => {
    const { curve, takenWh, givenWh } = withHomeBattery(
      [dayOf(hours({ 20: 600, 21: 900 }), hours({ 12: 1000 }))],
      small,
    )
    // 1,000 Wh go in, 900 come out: 600 and 300 of the 900 that were taken at 21 h.
    expect([takenWh, givenWh]).toEqual([1000, 900])
    expect(curve[0]?.importWh).toEqual(hours({ 21: 600 }))
    expect(curve[0]?.exportWh).toEqual(hours({}))
  })
  it('no more goes in or out in an hour than its power, nor in all than it holds', () => {
    const sunny = dayOf(hours({ 20: 2500 }), hours({ 11: 1500, 12: 1500, 13: 1500 }))
    const { curve, takenWh, givenWh } = withHomeBattery([sunny], small)
    // 1,000 + 1,000 fill 1,800 Wh; at 13 h nothing more fits. At 20 h it gives its 1,000 W.
    expect([takenWh, givenWh]).toEqual([2000, 1000])
    expect(curve[0]?.exportWh).toEqual(hours({ 11: 500, 12: 500, 13: 1500 }))
    expect(curve[0]?.importWh).toEqual(hours({ 20: 1500 }))
  })
  it('what it holds is there on the next day, also where a day between was not read whole', () => {
    const holed = dayOf([null, ...hours({}).slice(1)], hours({}), 1)
    const days = [dayOf(hours({ 3: 500 }), hours({}), 2), dayOf(hours({}), hours({ 12: 1000 }), 0), holed]
    const { curve, givenWh } = withHomeBattery(days, small)
    expect(givenWh).toBe(500)
    expect(curve.map(({ day }) => day)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03'])
    expect(curve[1]).toBe(holed)
  })
  it('a quarter of an hour has a quarter of its power', () => {
    const quarters = (at: Readonly<Record<number, number>>) =>
      Array.from({ length: 96 }, (_, step) => at[step] ?? 0)
    const { takenWh, givenWh } = withHomeBattery([dayOf(quarters({ 80: 700 }), quarters({ 48: 700 }))], small)
    expect([takenWh, givenWh]).toEqual([250, 225])
  })
  it('does nothing to a supply that gives nothing to the grid', () => {
    const days = [dayOf(hours({ 20: 600 })), dayOf(hours({ 20: 600 }), hours({}), 1)]
    expect(withHomeBattery(days, small)).toMatchObject({ takenWh: 0, givenWh: 0, curve: days })
  })

  const wh = fc.integer({ min: 0, max: 5000 })
  const day = fc.tuple(...[24, 24].map((length) => fc.array(wh, { minLength: length, maxLength: length })))
  it('never makes energy: what comes out is at most nine tenths of what went in, and both meters go on agreeing', () => {
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(small, ...usualHomeBatteries),
        (read, battery) => {
          const before = read.map(([importWh = [], exportWh = []], number) =>
            dayOf(importWh, exportWh, number),
          )
          const { curve, takenWh, givenWh } = withHomeBattery(before, battery)
          const sum = (days: readonly CurveDay[], of: 'importWh' | 'exportWh') =>
            days.flatMap((one) => one[of] ?? []).reduce<number>((all, value) => all + (value ?? 0), 0)
          expect(sum(before, 'exportWh') - sum(curve, 'exportWh')).toBe(takenWh)
          expect(sum(before, 'importWh') - sum(curve, 'importWh')).toBe(givenWh)
          expect(givenWh).toBeLessThanOrEqual(takenWh * 0.9 + 1e-6)
          expect(
            curve
              .flatMap((one) => [...one.importWh, ...(one.exportWh ?? [])])
              .every((value) => value !== null && value >= 0),
          ).toBe(true)
        },
      ),
    )
  })
})
