import { describe, expect, it } from 'vitest'
import { nameParts } from './name-parts.ts'
import { nameProblem, parseName } from './person-name.ts'

describe('a name of a person', () => {
  it.each([
    'Núria',
    'M. Carme',
    'Joan-Lluís',
    "D'Àvila",
    'O’Neill',
    'Col·lell',
    'José Mª'.replace('ª', 'a'),
    'Ñuño de la Peña',
    'Łukasz Żółć',
    'Юлия',
    '李小龙',
    'محمد',
    'नरेन्द्र',
    'J. M. García',
  ])('%s is one', (name) => {
    expect(parseName(name)).toMatchObject({ ok: true, name })
  })

  it('loses spaces that nobody sees, and keeps its letters composed', () => {
    expect(parseName('  Jose\u0301 \u00A0 Luis\n')).toEqual({ ok: true, name: 'José Luis' })
  })

  it.each([
    ['', 'required_field'],
    [' \u00A0\t', 'required_field'],
    ['.', 'name_not_valid'],
    ['-·-', 'name_not_valid'],
    ['Gane 1000 EUR hoy https://x.example', 'name_not_valid'],
    ['Gane en gane.com', 'name_not_valid'],
    ['Mira t.co', 'name_not_valid'],
    ['www.gane', 'name_not_valid'],
    ['laia@example.test', 'name_not_valid'],
    ['Laia\u202Eaial', 'name_not_valid'],
    ['Laia\u200B', 'name_not_valid'],
    ['\u2066Laia\u2069', 'name_not_valid'],
    ['<b>Laia</b>', 'name_not_valid'],
    ['Laia\u0000', 'name_not_valid'],
    [`a${'\u0301'.repeat(9)}`, 'name_not_valid'],
    ['x'.repeat(61), 'too_long'],
  ])('%j is %s', (text, error) => {
    expect(parseName(text)).toEqual({ ok: false, error })
  })

  it('has sixty characters at most, as people count them', () => {
    expect(parseName('𝒜'.repeat(60)).ok).toBe(true)
  })

  it('may be left out where it may', () => {
    expect([nameProblem(' ', { optional: true }), nameProblem(undefined)]).toEqual([
      undefined,
      'required_field',
    ])
  })
})

describe('a name of a company', () => {
  it.each(['Construccions 2000, S.L.', 'A&B Serveis (Girona)', '3F Energia', 'Cal Pep / Bar', 'Nº 1 S.A.U.'])(
    '%s is one',
    (name) => {
      expect(parseName(name, 'company')).toMatchObject({ ok: true, name })
    },
  )

  it.each(['Gane en www.gane', 'https://gane', 'Premi gane.com', 'a@b', 'S.L.\u202E'])(
    '%s is none',
    (name) => {
      expect(parseName(name, 'company')).toMatchObject({ ok: false, error: 'name_not_valid' })
    },
  )
})

describe('the parts of a whole name', () => {
  it.each([
    ['Laia', 'Laia', '', ''],
    ['Karim Haddad', 'Karim', 'Haddad', ''],
    ['Laia Puig Ferrer', 'Laia', 'Puig', 'Ferrer'],
    ['María José García López', 'María José', 'García', 'López'],
    ['Ñuño de la Peña  Ruiz', 'Ñuño', 'de la Peña', 'Ruiz'],
    ['Josep Puig i Cadafalch', 'Josep', 'Puig', 'i Cadafalch'],
    ['Karim El Amrani Haddad', 'Karim', 'El Amrani', 'Haddad'],
    ['', '', '', ''],
  ])('%s', (full, name, surName1, surName2) => {
    expect(nameParts(full)).toEqual({ name, surName1, surName2 })
  })
})
