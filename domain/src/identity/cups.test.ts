import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { cupsCheckLetters, groupCups, parseCups } from './cups.ts'

const vectors = openVectors.cups

const digits16 = fc.stringMatching(/^\d{16}$/)

describe('a CUPS [c5.cups] [v5.cups-cadastral]', () => {
  // Where a source and the specification differ (hyphens from bills) the source is right: people paste them.
  it.each(vectors.map((row) => [row.input, row.source_valid] as const))('%j is valid: %s', (input, valid) => {
    expect(parseCups(input).ok).toBe(valid)
  })

  it('is read in canonical form', () => {
    expect(parseCups('es 1234-1234.5678 9O12 jy 1f')).toEqual({
      ok: true,
      cups20: 'ES1234123456789012JY',
      border: '1F',
      cups: 'ES1234123456789012JY1F',
      distributorPrefix: '1234',
    })
    expect(parseCups('ESO987543210987654ZF')).toEqual({
      ok: true,
      cups20: 'ES0987543210987654ZF',
      cups: 'ES0987543210987654ZF',
      distributorPrefix: '0987',
    })
    expect(parseCups(' \u00A0 ')).toEqual({ ok: false, error: 'required_field' })
  })

  it('has its check letters worked out exactly, beyond the safe integers', () => {
    expect(cupsCheckLetters('1234123456789012')).toBe('JY')
    expect(cupsCheckLetters('9750210987654321')).toBe('CQ')
    expect(() => cupsCheckLetters('123')).toThrow(RangeError)
    fc.assert(
      fc.property(digits16, (digits) => {
        const remainder = Number(BigInt(digits) % 529n)
        const table = 'TRWAGMYFPDXBNJZSQVHLCKE'
        expect(cupsCheckLetters(digits)).toBe(
          table.charAt(Math.floor(remainder / 23)) + table.charAt(remainder % 23),
        )
      }),
    )
  })

  it('any sixteen digits with their letters are valid, and no longer after one digit changes', () => {
    fc.assert(
      fc.property(
        digits16,
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, add) => {
          const letters = cupsCheckLetters(digits)
          expect(parseCups(groupCups(`ES${digits}${letters}0F`)).ok).toBe(true)
          const changed = digits.slice(0, at) + String((Number(digits[at]) + add) % 10) + digits.slice(at + 1)
          expect(parseCups(`ES${changed}${letters}`).ok).toBe(false)
        },
      ),
    )
  })

  it('is shown in groups of four', () => {
    expect(groupCups('ES1234123456789012JY1F')).toBe('ES12 3412 3456 7890 12JY 1F')
    // As it is read, not as it was typed: the letter O is a zero.
    expect(groupCups('es12341234567890 12jy1f'.replace('90 ', '9O '))).toBe('ES12 3412 3456 7890 12JY 1F')
    expect(groupCups('ES1234123456789012JY')).toBe('ES12 3412 3456 7890 12JY')
  })
})
