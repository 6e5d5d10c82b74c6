import { expect, it } from 'vitest'
import { missing } from '../../form/use-entry-form.ts'

it('names what was left empty, also what holds nothing but blanks', () => {
  expect(missing({ nif: ' ', email: 'x' }, 'nif', 'email', 'contract')).toEqual({
    nif: ['required_field'],
    contract: ['required_field'],
  })
})
