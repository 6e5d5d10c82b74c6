import { expect, test } from 'vitest'
import { errorCodes } from './error-codes.ts'

test('a nested error is named by its path, with the schema’s code', () => {
  expect(
    errorCodes({
      name: { type: 'too_small', message: 'required' },
      address: { zipcode: { type: 'custom', message: 'zipcode_five_digits' } },
      powers: [undefined, { type: 'custom', message: 'same' }],
    } as never),
  ).toEqual({ name: ['required'], 'address.zipcode': ['zipcode_five_digits'], 'powers.1': ['same'] })
})

test('an error without a message is its type; the reference to the element is not an error', () => {
  expect(errorCodes({ name: { type: 'required', message: '', ref: { type: 'text' } } } as never)).toEqual({
    name: ['required'],
  })
})
