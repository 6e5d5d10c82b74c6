import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { ibanStructures } from './iban-structures.ts'
import { groupIban, ibanLength, parseDebitedIban, parseIban, spanishIban } from './iban.ts'

const vectors = openVectors.iban

/** An account with right check digits. */
function withCheckDigits(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((character) => String(parseInt(character, 36))).join('')
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`
}

function digits(count: number) {
  return fc.stringMatching(new RegExp(`^\\d{${count}}$`))
}

describe('an IBAN', () => {
  it.each([
    'IBAN ES91 2100 0418 4502 0005 1332',
    'iban: ES91-2100-0418-4502-0005-1332',
    'IBAN.ES9121000418450200051332',
    'IBAN\u00A0ES9121000418450200051332',
  ])('may have the word before it: %s', (typed) => {
    expect(parseIban(typed)).toMatchObject({ ok: true, iban: 'ES9121000418450200051332' })
    expect(parseDebitedIban(typed)).toMatchObject({ ok: true, iban: 'ES9121000418450200051332' })
    expect(ibanLength(typed)).toEqual({ length: 24, needed: 24 })
  })

  it('is none where the word stands alone or twice', () => {
    expect(parseIban('IBAN')).toEqual({ ok: false, error: 'required_field' })
    expect(parseIban('IBAN IBAN ES9121000418450200051332')).toEqual({
      ok: false,
      error: 'iban_field_invalid',
    })
  })

  it.each(vectors.map((row) => [row.input, row.source_valid] as const))('%j is valid: %s', (input, valid) => {
    expect(parseIban(input).ok).toBe(valid)
  })

  it.each([
    ['a digit in the bank of Ireland', 'IE28T4AI01253078487643'],
    ['digits in the bank of Georgia', withCheckDigits('GE', '290000000101904917')],
    ['digits in the bank of the Virgin Islands', withCheckDigits('VG', '12340000012345678901')],
    ['digits in the bank of Palestine', withCheckDigits('PS', '1234000000000400123456702')],
    ['digits in the bank of Pakistan', withCheckDigits('PK', '12340000001123456702')],
    ['a letter in the bank of Türkiye', withCheckDigits('TR', '0A0610519786457841326')],
    ['a letter in the account of Ireland', withCheckDigits('IE', 'AIBK0125307848764A')],
    ['a country part of another (French Guiana has FR)', withCheckDigits('GF', '30076020821122334455083')],
    ['check digits that are another account’s', 'PK37SCBL0000001123456702'],
    ['a country of none', withCheckDigits('ZZ', '30076020821122334455083')],
  ])('with %s is refused, whatever its check digits say [c5.iban]', (_, iban) => {
    expect(parseIban(iban)).toEqual({ ok: false, error: 'iban_field_invalid' })
    expect(parseDebitedIban(iban).ok).toBe(false)
  })

  it.each([
    ['Ireland', 'IE29 AIBK 9311 5212 3456 78'],
    ['Georgia', 'GE29 NB00 0000 0101 9049 17'],
    ['the Virgin Islands', 'VG96 VPVG 0000 0123 4567 8901'],
    ['Palestine', 'PS92 PALS 0000 0000 0400 1234 5670 2'],
    ['Pakistan', 'PK36 SCBL 0000 0011 2345 6702'],
    ['the Dominican Republic', 'DO28 BAGR 0000 0001 2124 5361 1324'],
    ['Belarus', 'BY13 NBRB 3600 9000 0000 2Z00 AB00'],
    ['Türkiye', 'TR33 0006 1005 1978 6457 8413 26'],
  ])('of %s is taken as the registry prints it', (_, iban) => {
    expect(parseIban(iban)).toMatchObject({ ok: true })
  })

  it('of every country of the registry has its length and its characters, and no other', () => {
    const countries = Object.entries(ibanStructures)
    expect(countries).toHaveLength(89)
    const letters = { n: '1', a: 'A', c: 'A' } as const
    for (const [country, structure] of countries) {
      const bban = structure.replaceAll(/(\d+)!([nac])/g, (_, count: string, kind: 'n' | 'a' | 'c') =>
        letters[kind].repeat(Number(count)),
      )
      for (const wrong of [`${bban}1`, bban.slice(0, -1), `?${bban.slice(1)}`]) {
        expect(parseIban(`${country}00${wrong}`).ok, country).toBe(false)
      }
    }
  })

  it('is read in canonical and printable form', () => {
    expect(parseIban('es91-2100.0418 4502 0005 1332')).toEqual({
      ok: true,
      iban: 'ES9121000418450200051332',
      printable: 'ES91 2100 0418 4502 0005 1332',
      country: 'ES',
    })
    expect(parseIban('DE89370400440532013000')).toMatchObject({ ok: true, country: 'DE' })
    expect(parseIban('')).toEqual({ ok: false, error: 'required_field' })
    expect(parseIban('2100 0418 45 0200051332')).toEqual({ ok: false, error: 'iban_field_invalid' })
    expect(groupIban('DK5000400440116243')).toBe('DK50 0040 0440 1162 43')
  })

  it('of Spain needs its national control digits, not only modulo 97', () => {
    expect(parseIban('ES89 3183 1500 9500 0121 0562').ok).toBe(false)
  })

  it.each([
    ['of Spain', 'ES91 2100 0418 4502 0005 1332', true],
    ['of the Union', 'DE89 3704 0044 0532 0130 00', true],
    ['of the zone, outside the Union', 'CH93 0076 2011 6238 5295 7', true],
    ['of the zone since 2025', 'AL47 2121 1009 0000 0002 3569 8741', true],
    ['of nowhere in the zone', 'AE07 0331 2345 6789 0123 456', false],
  ])('%s can be debited: %s', (_, text, can) => {
    expect(parseIban(text).ok).toBe(true)
    expect(parseDebitedIban(text)).toMatchObject(can ? { ok: true } : { ok: false, error: 'iban_not_sepa' })
  })

  it('is worked out from bank, branch and account', () => {
    expect(spanishIban('2100', '0418', '0200051332')).toBe('ES9121000418450200051332')
    expect(() => spanishIban('2100', '418', '0200051332')).toThrow(RangeError)
    fc.assert(
      fc.property(digits(4), digits(4), digits(10), (bank, branch, account) => {
        const iban = spanishIban(bank, branch, account)
        expect(parseIban(groupIban(iban))).toMatchObject({ ok: true, iban })
      }),
    )
  })

  it('is refused after any one digit changes', () => {
    const right = 'ES9121000418450200051332'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (at, add) => {
        const changed = right.slice(0, at) + String((Number(right[at]) + add) % 10) + right.slice(at + 1)
        expect(parseIban(changed).ok).toBe(false)
      }),
    )
  })
})

it.each<[string, number, number | undefined]>([
  ['ES91 2100', 8, 24],
  ['es91 2100 0418 4502 0005 1332', 24, 24],
  ['DE89', 4, 22],
  ['QQ12', 4, undefined],
  ['', 0, undefined],
])('%s has %i characters of %s', (text, length, needed) => {
  expect(ibanLength(text)).toEqual({ length, needed })
})
