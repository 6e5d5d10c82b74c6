import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDay, type DayReadings } from './merge-day.ts'
import { findQuality, HOLE, packQuality, type CurveSource } from './quality.ts'

/** A day of 24 hours that all say the same, from a file. */
function file(source: CurveSource, version: number, wh: number, holes: readonly number[] = []): DayReadings {
  const byte = packQuality({ source, version, estimated: false })
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  return {
    values: hours.map((hour) => (holes.includes(hour) ? null : wh)),
    quality: hours.map((hour) => (holes.includes(hour) ? HOLE : byte)),
  }
}

describe('two files of the same day', () => {
  it.each<[string, DayReadings, DayReadings, number]>([
    ['F5D over P5D of any version', file('P5D', 9, 1), file('F5D', 0, 2), 2],
    ['F5D over Datadis', file('DATADIS', 0, 1), file('F5D', 0, 2), 2],
    ['P1D over Datadis', file('DATADIS', 3, 1), file('P1D', 0, 2), 2],
    ['RF5D over F5D', file('F5D', 3, 1), file('RF5D', 0, 2), 2],
    ['F5D not over RF5D', file('RF5D', 0, 1), file('F5D', 3, 2), 1],
    ['P5D not over F5D', file('F5D', 0, 1), file('P5D', 5, 2), 1],
    ['a higher version', file('F5D', 0, 1), file('F5D', 1, 2), 2],
    ['never an older version', file('F5D', 1, 1), file('F5D', 0, 2), 1],
    ['the version between P1D and P5D', file('P5D', 0, 1), file('P1D', 1, 2), 2],
    ['P5D over P1D of the same version', file('P1D', 0, 1), file('P5D', 0, 2), 2],
    ['not P1D over P5D of the same version', file('P5D', 0, 1), file('P1D', 0, 2), 1],
    ['the same file read again', file('F5D', 0, 1), file('F5D', 0, 2), 2],
  ])('%s', (_, stored, incoming, wh) => {
    expect(mergeDay(stored, incoming).values).toEqual(Array(24).fill(wh))
  })

  it('fill each other’s holes, and a hole never replaces a value', () => {
    const merged = mergeDay(file('P5D', 0, 1, [3, 4]), file('F5D', 0, 2, [4, 5]))
    expect(merged.values.slice(2, 7)).toEqual([2, 2, null, 1, 2])
    expect(findQuality(merged.quality[5] ?? HOLE)?.source).toBe('P5D')
    expect(merged.quality[4]).toBe(HOLE)
    expect(findQuality(merged.quality[6] ?? HOLE)?.source).toBe('F5D')
  })

  it('leave the stored day as it is when nothing changes', () => {
    const stored = file('F5D', 1, 1)
    expect(mergeDay(stored, file('F5D', 1, 1))).toBe(stored)
    expect(mergeDay(stored, file('F5D', 0, 7))).toBe(stored)
    expect(mergeDay(undefined, stored)).toBe(stored)
    const upgraded = mergeDay(file('P5D', 0, 1), stored)
    expect(findQuality(upgraded.quality[0] ?? HOLE)?.source).toBe('F5D')
  })

  it('must have the same readings, and holes without quality', () => {
    const quarters = { values: Array<number>(96).fill(1), quality: Array<number>(96).fill(4) }
    expect(() => mergeDay(file('F5D', 0, 1), quarters)).toThrow(RangeError)
    expect(() => mergeDay(undefined, { values: [1, 2], quality: [4] })).toThrow(RangeError)
    expect(() => mergeDay(undefined, { values: [null], quality: [4] })).toThrow(RangeError)
    expect(() => mergeDay(undefined, { values: [1], quality: [HOLE] })).toThrow(RangeError)
  })

  it('give the same day in whatever order they come', () => {
    const names = fc.record({
      source: fc.constantFrom<CurveSource>('RF5D', 'F5D', 'P5D', 'P1D', 'DATADIS'),
      version: fc.integer({ min: 0, max: 3 }),
      holes: fc.array(fc.integer({ min: 0, max: 23 }), { maxLength: 12 }),
    })
    const files = fc.uniqueArray(names, {
      selector: ({ source, version }) => source + version,
      minLength: 1,
      maxLength: 6,
    })
    const inAnyOrder = files.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(inAnyOrder, ([list, shuffled]) => {
        const read = (order: typeof list): DayReadings | undefined => {
          let day: DayReadings | undefined
          for (const { source, version, holes } of order) {
            day = mergeDay(day, file(source, version, source.length * 10 + version, holes))
          }
          return day
        }
        const [first, second] = [read(list), read(shuffled)]
        expect(second?.values).toEqual(first?.values)
        expect(Array.from(second?.quality ?? [])).toEqual(Array.from(first?.quality ?? []))
      }),
    )
  })
})
