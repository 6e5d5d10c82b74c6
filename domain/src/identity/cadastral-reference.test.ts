import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { cadastralCheckLetters, parseCadastralReference } from './cadastral-reference.ts'

const vectors = openVectors.refcat

describe('a cadastral reference [c5.cadastral-reference] [v5.cups-cadastral]', () => {
  it.each(vectors.map((row) => [row.input, row.source_valid] as const))('%j is valid: %s', (input, valid) => {
    expect(parseCadastralReference(input).ok).toBe(valid)
  })

  it('is read in canonical form, Ñ composed or not', () => {
    expect(parseCadastralReference(' 7837301-vg8173b 0001.tt')).toEqual({
      ok: true,
      cadastralReference: '7837301VG8173B0001TT',
    })
    expect(parseCadastralReference('9872023 N\u0303H5797S 0001 WP')).toEqual({
      ok: true,
      cadastralReference: '9872023ÑH5797S0001WP',
    })
    expect(parseCadastralReference('')).toEqual({ ok: false, error: 'required_field' })
    for (const wrong of ['7837301', '7837301VG8173B0001', '7837301VG8173B0001TTT', '7837301VG8173B0001?T']) {
      expect(parseCadastralReference(wrong)).toEqual({ ok: false, error: 'cadastral_reference_not_valid' })
    }
  })

  it('of any characters with their letters is valid, and with the letters turned round is not', () => {
    expect(() => cadastralCheckLetters('7837301')).toThrow(RangeError)
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-ZÑ]{18}$/), (first18) => {
        const letters = cadastralCheckLetters(first18)
        expect(parseCadastralReference(first18 + letters).ok).toBe(true)
        const turned = `${letters.charAt(1)}${letters.charAt(0)}`
        expect(parseCadastralReference(first18 + turned).ok).toBe(turned === letters)
      }),
    )
  })
})
