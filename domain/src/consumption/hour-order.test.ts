import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockHour, hoursInDay, type ClockZone } from '../time/madrid.ts'
import { indexesByRowOrder } from './hour-order.ts'

const MADRID = 'Europe/Madrid'
const CANARY = 'Atlantic/Canary'
const OCTOBER = '2024-10-27'
const MARCH = '2024-03-31'

function from(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

describe('rows that give only the hour at which they end', () => {
  it.each<[string, string, ClockZone, number[], (number | undefined)[]]>([
    ['a usual day', '2024-05-01', MADRID, [1, 2, 24], [0, 1, 23]],
    [
      'a usual day has no hour 25, and none has hour 0',
      '2024-05-01',
      MADRID,
      [25, 0],
      [undefined, undefined],
    ],
    ['October by the clock', OCTOBER, MADRID, [1, 2, 3, 3, 4, 24], [0, 1, 2, 3, 4, 24]],
    ['October on the islands', OCTOBER, CANARY, [1, 2, 2, 3, 4, 24], [0, 1, 2, 3, 4, 24]],
    ['October backwards', OCTOBER, MADRID, [24, 4, 3, 3, 2, 1], [24, 4, 3, 2, 1, 0]],
    ['October counted through', OCTOBER, MADRID, from(1, 25), from(0, 24)],
    ['only one of the two hours', OCTOBER, MADRID, [2, 3, 4], [1, 2, 4]],
    ['only one of the two hours, backwards', OCTOBER, MADRID, [4, 3, 2], [4, 2, 1]],
    ['a third row of the repeated hour', OCTOBER, MADRID, [3, 3, 3], [2, 3, undefined]],
    ['March by the clock', MARCH, MADRID, [1, 2, 4, 24], [0, 1, 2, 22]],
    ['March on the islands', MARCH, CANARY, [1, 3, 24], [0, 1, 22]],
    ['March counted through', MARCH, MADRID, from(1, 23), from(0, 22)],
    [
      'the hour that did not exist, in a day by the clock',
      MARCH,
      MADRID,
      [2, 3, 4, 24],
      [1, undefined, 2, 22],
    ],
    ['a part of March that ends before the change', MARCH, MADRID, [1, 2], [0, 1]],
  ])('%s', (_, day, zone, hours, indexes) => {
    expect(indexesByRowOrder(hours, day, zone)).toEqual(indexes)
  })

  it('come back to their places, forwards and backwards, whatever is missing beside the repeated hour', () => {
    const days = fc.constantFrom(OCTOBER, MARCH, '2024-05-01')
    const zones = fc.constantFrom<ClockZone>(MADRID, CANARY)
    fc.assert(
      fc.property(days, zones, fc.boolean(), fc.array(fc.nat(24)), (day, zone, backwards, missing) => {
        const all = Array.from({ length: hoursInDay(day) }, (_, index) => index)
        const ends = all.map((index) => clockHour(day, index, zone) + 1)
        const isTwice = (index: number) => ends.indexOf(ends[index]!) !== ends.lastIndexOf(ends[index]!)
        const kept = all.filter((index) => isTwice(index) || !missing.includes(index))
        const rows = backwards ? kept.toReversed() : kept
        expect(
          indexesByRowOrder(
            rows.map((index) => ends[index]!),
            day,
            zone,
          ),
        ).toEqual(rows)
      }),
    )
  })
})
