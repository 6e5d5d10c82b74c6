import { expect, it } from 'vitest'
import { isKept } from './draft.ts'

it.each([
  ['text', 'name', true],
  ['email', 'username', true],
  ['checkbox', '', true],
  ['password', 'current-password', false],
  // As it is once "Mostrar" has been pressed.
  ['text', 'current-password', false],
  ['text', 'section-a new-password', false],
  ['text', 'one-time-code', false],
  ['file', '', false],
  ['hidden', '', false],
])('of a field of type %s for %s is kept: %s', (type, autocomplete, kept) => {
  expect(isKept({ type, autocomplete } as Pick<HTMLInputElement, 'type' | 'autocomplete'>)).toBe(kept)
})
