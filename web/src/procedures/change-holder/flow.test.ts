import { describe, expect, test } from 'vitest'
import { holderBody, holderFlow, personErrors, questionOf, readingErrors, reasonErrors } from './flow.ts'

const person = {
  nif: '12345678z',
  newName: ' Pau Soler ',
  email: 'pau@example.test',
  mobile: '600 000 001',
}

const rules = { smtpUtf8: false }

describe('the questions before a contract is handed over [r.change-holder]', () => {
  test('a death is no reason that the form takes', () => {
    expect(reasonErrors({})).toEqual({ reason: ['required_field'] })
    expect(reasonErrors({ reason: 'death' })).toEqual({ reason: ['not_by_form'] })
    expect(reasonErrors({ reason: 'rented' })).toEqual({})
  })

  test('who it is has to be whole', () => {
    expect(personErrors(person, rules)).toEqual({})
    expect(
      personErrors({ ...person, nif: '1', newName: ' ', email: 'x', mobile: '912345678' }, rules),
    ).toEqual({
      nif: ['vat_field_not_valid'],
      new_name: ['required_field'],
      email: ['email_not_valid'],
      mobile: ['mobile_not_valid'],
    })
  })

  test('readings are given for every register, or for none', () => {
    expect(readingErrors({ readings: ['', '', ''] })).toEqual({})
    expect(readingErrors({ readings: ['1.234', '0', '9999999'] })).toEqual({})
    expect(readingErrors({ readings: ['12', '', 'x'] })).toEqual({
      reading_2: ['required_field'],
      reading_3: ['reading_not_valid'],
    })
  })

  test('what was answered becomes the call', () => {
    const body = {
      reason: 'sold',
      nif: '12345678z',
      new_name: ' Pau Soler ',
      email: 'pau@example.test',
      mobile: '600 000 001',
    }
    expect(holderBody({ ...person, reason: 'sold', readings: ['', ''] })).toEqual(body)
    expect(holderBody({ ...person, reason: 'sold', readings: ['1.234', '5'] })).toEqual({
      ...body,
      readings: [1234, 5],
    })
  })

  test('the reading is asked for last and may be passed over', () => {
    const [, , reading] = holderFlow(rules)
    expect(reading?.isAnswered({})).toBe(false)
    expect(reading?.isAnswered({ readings: ['', '', ''] })).toBe(true)
    expect(['reason', 'nif', 'email', 'reading_2', 'readings'].map(questionOf)).toEqual([
      'reason',
      'person',
      'person',
      'reading',
      'reading',
    ])
  })
})
