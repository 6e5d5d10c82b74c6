import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { companyControl, nifLetter, parseNif } from './nif.ts'

const vectors = openVectors.nif

describe('a NIF [c5.tax-id]', () => {
  it.each(vectors.map((row) => [row.input, row.source_valid] as const))('%j is valid: %s', (input, valid) => {
    expect(parseNif(input).ok).toBe(valid)
  })

  it.each([
    ['12345678Z', '12345678Z', 'person'],
    ['es12345678z', '12345678Z', 'person'],
    ['ES 12.345.678-Z', '12345678Z', 'person'],
    ['9.654.234-F', '09654234F', 'person'],
    ['ES-9654234-F', '09654234F', 'person'],
    ['54237 a', '00054237A', 'person'],
    [' es  9654234 - f ', '09654234F', 'person'],
    ['ES9654234-F', '09654234F', 'person'],
    ['x-2482300w', 'X2482300W', 'foreigner'],
    ['ESX2482300W', 'X2482300W', 'foreigner'],
    ['K0867756N', 'K0867756N', 'person'],
    ['L1111111G', 'L1111111G', 'person'],
    ['M1111111G', 'M1111111G', 'foreigner'],
    ['b-64717838', 'B64717838', 'company'],
    ['ESQ2876031B', 'Q2876031B', 'company'],
    ['E05070164', 'E05070164', 'company'],
  ])('%j is %s, a %s', (input, nif, kind) => {
    expect(parseNif(input)).toEqual({ ok: true, nif, kind })
  })

  it.each([
    ['L1111111C'],
    ['K12ABCDEN'],
    ['A2812345C'],
    ['12345678/Z'],
    ['12345678A'],
    ['1234567L'],
    // Four digits are too few for a DNI that only lost its zeros.
    ['9654-V'],
    ['N9654234-F'],
    ['9654234-F1'],
    ['Q28760312'],
    ['ES'.repeat(5)],
    ['１2345678Z'],
    ['FR12345678Z'],
  ])('%j is refused', (input) => {
    expect(parseNif(input)).toEqual({ ok: false, error: 'vat_field_not_valid' })
  })

  it('is required, and may be required to be a person', () => {
    expect(parseNif('  ')).toEqual({ ok: false, error: 'required_field' })
    expect(parseNif('ES')).toEqual({ ok: false, error: 'required_field' })
    expect(parseNif('B64717838', { companies: false })).toEqual({
      ok: false,
      error: 'company_vat_not_allowed',
    })
    expect(parseNif('B64717839', { companies: false })).toEqual({ ok: false, error: 'vat_field_not_valid' })
    expect(parseNif('X2482300W', { companies: false }).ok).toBe(true)
  })

  it('made from any number with its letter is valid, and with any other letter is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(...'TRWAGMYFPDXBNJZSQVHLCKE'),
        (number, letter) => {
          const right = nifLetter(number)
          const digits = String(number).padStart(8, '0')
          expect(parseNif(`${digits}${letter}`).ok).toBe(letter === right)
          if (number < 30_000_000) {
            const foreign = 'XYZ'.charAt(Number(digits[0])) + digits.slice(1)
            expect(parseNif(`${foreign}${letter}`).ok).toBe(letter === right)
          }
        },
      ),
    )
    expect(() => nifLetter(100_000_000)).toThrow(RangeError)
  })

  it('of a company is valid with its control character only', () => {
    expect(companyControl('B', '6471783')).toBe('8')
    expect(companyControl('Q', '2876031')).toBe('B')
    fc.assert(
      fc.property(
        fc.constantFrom(...'ABCDEFGHJNPQRSUVW'),
        fc.stringMatching(/^\d{7}$/),
        fc.constantFrom(...'0123456789'),
        (type, digits, other) => {
          const control = companyControl(type, digits)
          expect(parseNif(type + digits + control)).toMatchObject({ ok: true, kind: 'company' })
          expect(parseNif(type + digits + other).ok).toBe(other === control)
        },
      ),
    )
    expect(() => companyControl('X', '1234567')).toThrow(RangeError)
  })
})
