import { longestPlaceName } from '@endoll/api/contracts.ts'
import { expect, it } from 'vitest'
import { placeNameError } from './place-name-error.ts'

it.each([
  ['', undefined],
  ['Casa de l’àvia', undefined],
  [` ${'ñ'.repeat(longestPlaceName)} `, undefined],
  ['ñ'.repeat(longestPlaceName + 1), 'too_long'],
])('the name %j: %s [r.place-rename]', (typed, error) => {
  expect(placeNameError(typed)).toBe(error)
})
