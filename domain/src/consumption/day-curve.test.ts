import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCurve, encodeCurve } from './day-curve.ts'

const reading = fc.oneof(
  fc.constant(null),
  fc.constant(0),
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 2 ** 48 - 1 }),
)
const day = fc
  .constantFrom(23, 24, 25, 92, 96, 100)
  .chain((count) => fc.array(reading, { minLength: count, maxLength: count }))

describe('a stored day', () => {
  it('comes back as it went in, holes distinct from zeros', () => {
    fc.assert(
      fc.property(day, (values) => {
        expect(decodeCurve(encodeCurve(values))).toEqual(values)
      }),
    )
  })

  it('is written the way the format says', () => {
    const values = [null, 0, 126, 127, ...Array<number>(20).fill(300)]
    expect([...encodeCurve(values)].slice(0, 9)).toEqual([1, 24, 0, 1, 127, 128, 1, 173, 2])
  })

  it('takes some fifty bytes at home', () => {
    const values = Array.from({ length: 24 }, (_, hour) => (hour < 8 ? 90 : 350))
    expect(encodeCurve(values).length).toBe(2 + 8 + 16 * 2)
  })

  it.each([
    ['22 readings', Array<number>(22).fill(1)],
    ['none', []],
    ['a negative', [...Array<number>(23).fill(1), -1]],
    ['a fraction', [...Array<number>(23).fill(1), 0.5]],
    ['no number', [...Array<number>(23).fill(1), Number.NaN]],
    ['too much', [...Array<number>(23).fill(1), 2 ** 48]],
  ])('refuses to write %s', (_, values) => {
    expect(() => encodeCurve(values)).toThrow(RangeError)
  })

  it('refuses damaged bytes', () => {
    const bytes = encodeCurve(Array<number>(24).fill(300))
    expect(() => decodeCurve(bytes.slice(0, -1))).toThrow(RangeError)
    expect(() => decodeCurve(Uint8Array.of(...bytes, 1))).toThrow(RangeError)
    expect(() => decodeCurve(Uint8Array.of(2, ...bytes.slice(1)))).toThrow(RangeError)
    expect(() => decodeCurve(Uint8Array.of(1, 26, ...bytes.slice(2)))).toThrow(RangeError)
    expect(() => decodeCurve(new Uint8Array())).toThrow(RangeError)
    expect(() => decodeCurve(Uint8Array.of(1, 24, ...Array<number>(200).fill(255)))).toThrow(RangeError)
  })
})
