import { expect, it } from 'vitest'
import { obstacleOf, shortestPassword } from './new-password.ts'

it.each([
  ['', '', '', 'current'],
  ['old', '', '', 'new'],
  ['old', 'abcde', 'abcde', 'too-short'],
  ['old', '🙂🙂🙂', '🙂🙂🙂', 'too-short'],
  ['old', 'abcdef', '', 'repeat'],
  ['old', 'abcdef', 'abcdeF', 'mismatch'],
  ['old', 'abcdef', 'abcdef', undefined],
  ['', 'abcdef', 'abcdef', 'current'],
])('current %j, new %j, repeated %j: %s [c5.new-password]', (current, fresh, repeat, expected) => {
  expect(obstacleOf({ current, new: fresh, repeat }, 6)).toBe(expected)
})

it('the strict profile raises the shortest password to 12, never lowers it', () => {
  expect(shortestPassword({ profile: 'specification', minLength: 6 })).toBe(6)
  expect(shortestPassword({ profile: 'strict', minLength: 6 })).toBe(12)
  expect(shortestPassword({ profile: 'strict', minLength: 20 })).toBe(20)
})
