import { expect, it } from 'vitest'
import { decimalsOf } from './price-decimals.ts'

it.each([
  ['0.184512', 6],
  ['3.1', 2],
  ['12', 2],
])('%s has %d decimals', (amount, decimals) => {
  expect(decimalsOf(amount)).toBe(decimals)
})
