import { expect, test } from 'vitest'
import { inPageOrder } from './field-errors.ts'

test('wrong fields follow the page, not the order of the answer', () => {
  const errors = { city: ['required'], name: ['required'], zipcode: ['short'] }
  expect(inPageOrder(errors, ['name', 'zipcode', 'city'])).toEqual(['name', 'zipcode', 'city'])
})

test('a field without anything wrong is left out, one that is not on the page comes last [c8.field-errors]', () => {
  expect(inPageOrder({ hidden: ['x'], name: ['required'], zipcode: [] }, ['name', 'zipcode'])).toEqual([
    'name',
    'hidden',
  ])
})
