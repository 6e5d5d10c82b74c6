import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cupsCheckLetters, parseCups } from './cups.ts'
import { parseEmail } from './email.ts'
import { parseIban, spanishIban } from './iban.ts'
import { nifLetter, parseNif } from './nif.ts'
import { parseMobile, parsePhone } from './phone.ts'
import { typedText } from './typed-text.ts'

const marks = [
  '\u00AD',
  ...[0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e].map((code) =>
    String.fromCodePoint(code),
  ),
  ...Array.from({ length: 10 }, (_, index) => String.fromCodePoint(0x2060 + index)),
  '\uFEFF',
]

describe('invisible marks of a paste [c5.typed-text]', () => {
  test.each(marks.map((mark) => [`U+${mark.codePointAt(0)?.toString(16).toUpperCase()}`, mark]))(
    '%s goes, at the ends and in the middle',
    (_, mark) => {
      expect(typedText(`${mark}600${mark}111 222${mark}`)).toBe('600111 222')
      expect(typedText(`Nu${mark}ria${mark}`)).toBe('Nuria')
      const within = (text: string) => mark + [...text].join(mark) + mark
      const digits = '0031000000000001'
      expect(parseMobile(within('600111222'))).toMatchObject({ ok: true, phone: '+34600111222' })
      expect(parsePhone(within('938111222'))).toMatchObject({ ok: true })
      expect(parseEmail(within('laia@example.test'), { smtpUtf8: true })).toEqual({
        ok: true,
        email: 'laia@example.test',
      })
      expect(parseNif(within(`12345678${nifLetter(12_345_678)}`)).ok).toBe(true)
      expect(parseCups(within(`ES${digits}${cupsCheckLetters(digits)}`)).ok).toBe(true)
      expect(parseIban(within(spanishIban('2100', '0418', '0200051332'))).ok).toBe(true)
    },
  )

  it('accents are composed, and what is written with joiners keeps them', () => {
    expect(typedText('Nu\u0301ria Pen\u0303a')).toBe('Núria Peña')
    const kept = [
      '👩\u200D👩\u200D👧',
      '❤\uFE0F\u200D🔥',
      'می\u200Cخواهم',
      'क्\u200Dष',
      'Nguyễn',
      '王秀英',
      'გიორგი',
    ]
    for (const text of kept) expect(typedText(text)).toBe(text)
    expect(typedText('\u200Dक\u200D')).toBe('क')
  })

  it('whatever is typed, read once is read for good', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typedText(typedText(text))).toBe(typedText(text))
      }),
    )
  })
})

describe('(0) of a number with its country', () => {
  test.each([
    ['+44 (0)7911 123456', '+447911123456'],
    ['0044(0) 7911-123456', '+447911123456'],
    ['+49 (0) 1511 234567', '+491511234567'],
    ['+34 (0)600 111 222', '+34600111222'],
  ])('%s', (typed, phone) => {
    expect(parseMobile(typed)).toEqual({ ok: true, phone })
    expect(parsePhone(typed)).toEqual({ ok: true, phone })
  })

  it('another zero stays: it is part of the number', () => {
    expect(parsePhone('+39 06 1234 5678')).toEqual({ ok: true, phone: '+390612345678' })
    expect(parsePhone('(0)7911 123456').ok).toBe(false)
  })
})
