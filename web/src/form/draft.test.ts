import { expect, it, vi } from 'vitest'
import { chooseAsPressed, isKept } from './draft.ts'

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

it('what is chosen by a key is pressed, so that the form hears of it: only that one', () => {
  class Input {
    pressed = 0
    type = 'radio'
    autocomplete = ''
    name: string
    value: string
    constructor(name: string, value: string) {
      this.name = name
      this.value = value
    }
    click() {
      this.pressed += 1
    }
  }
  vi.stubGlobal('HTMLInputElement', Input)
  const elements = [new Input('bank_id', '1'), new Input('bank_id', '2'), new Input('other', '2')]
  chooseAsPressed({ elements } as unknown as HTMLFormElement, 'bank_id', '2')
  vi.unstubAllGlobals()
  expect(elements.map(({ pressed }) => pressed)).toEqual([0, 1, 0])
})
