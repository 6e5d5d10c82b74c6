import { expect, it } from 'vitest'
import { fillKeptText, hasOtherBraces, hasVariables } from './kept-text.ts'

it('a kept text says what the case has, and shows what it has not [r.desk-texts]', () => {
  const words = '{name}: {reference}, {day}. {name} {other}'
  const filled = fillKeptText(words, { name: 'Laia $& {day}', reference: 'AB12-CD34', day: null })
  expect(filled).toBe('Laia $& {day}: AB12-CD34, {day}. Laia $& {day} {other}')
  expect(hasVariables(filled)).toBe(true)
  expect(hasVariables('{other} {}')).toBe(false)
  expect(hasOtherBraces(words)).toBe(true)
  expect(hasOtherBraces('{name}, {day}')).toBe(false)
  expect(hasOtherBraces('{name')).toBe(true)
})
