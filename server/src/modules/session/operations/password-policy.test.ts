import { beforeAll, describe, expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { minPasswordLength, passwordProblems, type PasswordContext } from './password-policy.ts'

const context: PasswordContext = {
  organisation: 'Energia Montseny',
  email: 'nuria.puig@correu.example',
  nif: '12345678Z',
  mobile: '+34612345678',
  cups: ['ES0031406543210987XY0F'],
}
const specification = { profile: 'specification', minLength: 6 } as const
const strict = { profile: 'strict', minLength: 6 } as const

let common: ReadonlySet<string>
beforeAll(async () => {
  common = await commonPasswords()
})
function problems(password: string, settings: typeof specification | typeof strict = specification) {
  return passwordProblems(password, settings, context, common)
}

test('the list is a real one', () => {
  expect(common.size).toBeGreaterThanOrEqual(30_000)
  for (const password of ['123456', 'qwerty', 'iloveyou', 'barcelona', 'zxcvbnm']) {
    expect(common).toContain(password)
  }
})

test('shortest password of each profile [c5.new-password] [c9.password-length]', () => {
  expect(minPasswordLength(specification)).toBe(6)
  expect(minPasswordLength(strict)).toBe(12)
  expect(minPasswordLength({ profile: 'strict', minLength: 15 })).toBe(15)
  expect(minPasswordLength({ profile: 'specification', minLength: 9 })).toBe(9)
})

describe('accepted', () => {
  test.each([
    ['six characters that are nothing else', 'zq7!ka'],
    ['a sentence with spaces', 'quatre gats sota la pluja'],
    ['letters beyond ASCII', 'çñ·ł€ß'],
    ['faces count once each', '😀😁😂🤣😃😄'],
    ['a part of a word of the customer', 'puigcerda-nord'],
    ['128 characters', 'kV9#'.repeat(32)],
    ['1024 characters', 'kV9#'.repeat(256)],
  ])('%s', (_, password) => {
    expect(problems(password)).toEqual([])
  })
})

describe('too short', () => {
  test.each([
    ['five', 'zq7!k'],
    ['five faces, although ten UTF-16 units', '😀😁😂🤣😃'],
    ['five once composed', 'e\u0301zq7!'],
  ])('%s', (_, password) => {
    expect(problems(password)).toEqual(['password_too_short'])
  })
  test('eleven in the strict profile', () => {
    expect(problems('zq7!kazq7!k', strict)).toEqual(['password_too_short'])
    expect(problems('zq7!kazq7!kw', strict)).toEqual([])
  })
})

describe('not valid', () => {
  test.each([
    ['the most common', '123456'],
    ['common in capitals', 'QWERTY'],
    ['one character', 'aaaaaaaaaa'],
    ['two characters', '1212121212'],
    ['spaces', '          '],
    ['the organisation', 'energiamontseny'],
    ['the organisation, dressed up', 'M0-Energia.Montseny!'],
    ['a word of the organisation', 'Montseny2026'],
    ['the e-mail', 'nuria.puig@correu.example'],
    ['the name before the @', 'Nuria.Puig26'],
    ['the same with accents', 'núriapuig!'],
    ['the NIF', 'x12345678Z'],
    ['the NIF in lower case with marks', '12.345.678-z'],
    ['the digits of the NIF', 'dni12345678'],
    ['the phone', '612345678'],
    ['the phone with spaces', 'tel 612 345 678'],
    ['the CUPS', 'es0031406543210987xy'],
    ['the digits of the CUPS', '0031406543210987'],
  ])('%s', (_, password) => {
    expect(problems(password)).toEqual(['password_not_valid'])
  })
})

test('a short name counts only when little else is left', () => {
  const ana = { ...context, email: 'ana@correu.example' }
  const of = (password: string) => passwordProblems(password, specification, ana, common)
  expect(of('Ana-1978!')).toEqual(['password_not_valid'])
  expect(of('bananes-fregides')).toEqual([])
})
