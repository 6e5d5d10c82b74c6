import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { phoneText } from './phone-text.ts'
import { parseMobile, parsePhone, typedPhoneText } from './phone.ts'

const vectors = openVectors.phone

describe('a mobile [c5.mobile]', () => {
  it.each(vectors.map((row) => [row.input, row.mobile_valid] as const))('%j is valid: %s', (input, valid) => {
    expect(parseMobile(input).ok).toBe(valid)
  })

  it.each([
    ['654 78 93 21', '+34654789321'],
    ['+34 654-789-321', '+34654789321'],
    ['0034 654 789 321', '+34654789321'],
    ['34654789321', '+34654789321'],
    ['+44 (7400) 123456', '+447400123456'],
    ['0033 6 12 34 56 78', '+33612345678'],
  ])('%s is kept as %s', (input, phone) => {
    expect(parseMobile(input)).toEqual({ ok: true, phone })
  })

  it.each([
    ['934567890'],
    ['+34854789321'],
    ['65478932'],
    ['+0123456789'],
    ['+34'],
    ['llámame'],
    ['+1234567890123456'],
  ])('%s is none', (input) => {
    expect(parseMobile(input)).toEqual({ ok: false, error: 'mobile_not_valid' })
  })

  it('is required', () => {
    expect(parseMobile(' - ')).toEqual({ ok: false, error: 'required_field' })
  })

  it('is read the same from its canonical form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[67]\d{8}$/), (national) => {
        const first = parseMobile(national)
        expect(first).toEqual({ ok: true, phone: `+34${national}` })
        expect(first.ok && parseMobile(first.phone)).toEqual(first)
      }),
    )
  })
})

describe('a phone', () => {
  it.each([
    ['934 567 890', '+34934567890'],
    ['854789321', '+34854789321'],
    ['654789321', '+34654789321'],
    ['+376 312 345', '+376312345'],
  ])('%s is kept as %s', (input, phone) => {
    expect(parsePhone(input)).toEqual({ ok: true, phone })
  })

  it('that cannot be dialled is refused', () => {
    expect(parsePhone('112')).toEqual({ ok: false, error: 'phone_not_valid' })
    expect(parsePhone('512345678')).toEqual({ ok: false, error: 'phone_not_valid' })
    expect(parsePhone('')).toEqual({ ok: false, error: 'required_field' })
  })
})

it.each([
  ['+34900500009', '900 500 009'],
  ['900 500 005', '900 500 005'],
  ['+447400123456', '+447400123456'],
  ['+3490050000', '+3490050000'],
])('%s is read as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})

describe('what was typed, before it is sent', () => {
  it.each([
    ['+44 (0)7911 123456', '+447911123456'],
    ['0034 600-111-222', '600 111 222'],
    ['912.345.678', '912 345 678'],
    ['600 11', '600 11'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(typedPhoneText(typed)).toBe(shown)
  })
})
