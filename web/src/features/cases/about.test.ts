import { expect, it } from 'vitest'
import { aboutKey, aboutOf } from './about.ts'

it('an address says what a message is begun about, and nothing else', () => {
  expect(aboutOf({ contract: '100201', invoice: 'FE 26/1', claim: true })).toEqual({
    contract: '100201',
    invoice: 'FE 26/1',
  })
  expect(aboutOf({ contract: 100_201, invoice: '', product: ['a'] })).toEqual({ contract: '100201' })
  expect(aboutOf({})).toEqual({})
})

it('each has a draft of its own', () => {
  const keys = [{}, { contract: '100201' }, { contract: '100201', invoice: 'FE1' }, { contract: '100202' }]
  expect(new Set(keys.map((about) => aboutKey('case', about))).size).toBe(4)
  expect(aboutKey('case', {})).toBe('case')
})
