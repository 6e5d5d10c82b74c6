import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeQuality,
  encodeQuality,
  findQuality,
  HOLE,
  isEstimated,
  isFinal,
  packQuality,
  type CurveSource,
} from './quality.ts'

const quality = fc.record({
  source: fc.constantFrom<CurveSource>('RF5D', 'F5D', 'P5D', 'P1D', 'DATADIS'),
  version: fc.integer({ min: 0, max: 15 }),
  estimated: fc.boolean(),
})
const byte = fc.oneof(fc.constant(HOLE), quality.map(packQuality))

describe('the quality of a reading', () => {
  it('fits in a byte and comes back', () => {
    fc.assert(
      fc.property(quality, (given) => {
        const packed = packQuality(given)
        expect(packed).toBeLessThan(256)
        expect(findQuality(packed)).toEqual(given)
        expect(isEstimated(packed)).toBe(given.estimated)
        expect(isFinal(packed)).toBe(given.source === 'F5D' || given.source === 'RF5D')
      }),
    )
  })

  it('of a hole is nothing, and of a version past 15 is 15', () => {
    expect([findQuality(HOLE), isEstimated(HOLE), isFinal(HOLE)]).toEqual([undefined, false, false])
    expect(findQuality(packQuality({ source: 'F5D', version: 40, estimated: false }))?.version).toBe(15)
    expect(() => packQuality({ source: 'F5D', version: -1, estimated: false })).toThrow(RangeError)
    expect(() => findQuality(7)).toThrow(RangeError)
    expect(() => findQuality(0x101)).toThrow(RangeError)
  })

  it('of a day is stored in one byte when uniform', () => {
    const billed = packQuality({ source: 'F5D', version: 0, estimated: false })
    expect(encodeQuality(Array<number>(24).fill(billed))).toEqual(Uint8Array.of(billed))
    expect(encodeQuality([...Array<number>(23).fill(billed), HOLE])).toHaveLength(24)
    expect(() => decodeQuality(new Uint8Array(23), 24)).toThrow(RangeError)
    expect(() => decodeQuality(new Uint8Array(), 24)).toThrow(RangeError)
    fc.assert(
      fc.property(fc.array(byte, { minLength: 23, maxLength: 25 }), (bytes) => {
        expect([...decodeQuality(encodeQuality(bytes), bytes.length)]).toEqual(bytes)
      }),
    )
  })
})
