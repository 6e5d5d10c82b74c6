import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_NUMBER, readKwh, readSmallNumber } from './digits.ts'

function kwh(text: string) {
  const bytes = Buffer.from(`;${text};`)
  return readKwh(bytes, 1, bytes.length - 1)
}

describe('kWh', () => {
  it.each([
    ['20.000', 20_000],
    ['0,057', 57],
    ['20', 20_000],
    ['20.', 20_000],
    ['1,5', 1500],
    ['0.0004999', 0],
    ['0.0005', 1],
    ['1.9996', 2000],
    ['80000', 80_000_000],
    ['80000.0004', 80_000_000],
    ['80000.001', NO_NUMBER],
    ['99999999999999999999', NO_NUMBER],
    ['1.234,5', 1_234_500],
    ['1,234.5', 1_234_500],
    ['1.234.567', NO_NUMBER],
    ['12.34,5', NO_NUMBER],
    ['1.234,', NO_NUMBER],
    ['-1', NO_NUMBER],
    ['.5', NO_NUMBER],
    ['1e3', NO_NUMBER],
    ['', NO_NUMBER],
    ['0.05x', NO_NUMBER],
    ['0.0005x', NO_NUMBER],
  ])('%s', (text, wh) => {
    expect(kwh(text)).toBe(wh)
  })

  it('with three decimals are the Wh they were written from', () => {
    fc.assert(
      fc.property(fc.nat(80_000_000), fc.constantFrom('.', ','), (wh, point) => {
        expect(kwh(`${Math.floor(wh / 1000)}${point}${String(wh % 1000).padStart(3, '0')}`)).toBe(wh)
      }),
    )
  })
})

it.each([
  ['11', 11],
  ['0255', 255],
  ['', NO_NUMBER],
  ['12345', NO_NUMBER],
  ['1x', NO_NUMBER],
])('a small number: %s', (text, value) => {
  expect(readSmallNumber(Buffer.from(text), 0, text.length)).toBe(value)
})
