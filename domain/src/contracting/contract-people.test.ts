import { expect, it } from 'vitest'
import { whoseIs } from './contract-people.ts'

it.each([
  ['00000000T', 'owner'],
  [' 00000000t ', 'owner'],
  ['00000001R', 'customer'],
  ['00000002W', 'another'],
])('whoever has %j is the %s [r.contract-people]', (nif, who) => {
  expect(whoseIs(nif, { owner: '00000000T', customer: '00000001R' })).toBe(who)
})

it('the customer who is the owner is the owner', () => {
  expect(whoseIs('Núria  Solé', { owner: 'NÚRIA SOLÉ', customer: 'Núria Solé' })).toBe('owner')
})
