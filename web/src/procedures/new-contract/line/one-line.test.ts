import { expect, it } from 'vitest'
import { lineProblems } from './OneLine.tsx'

const parts = ['tv', 'nv', 'pnp']
const missing = { cups: 'cups_field_not_valid', tv: 'not_valid', nv: 'required_field', pnp: 'required_field' }

it.each([
  ['of an empty line only the line is wrong', {}, { cups: missing.cups, street: 'required_field' }],
  ['a line that says too little has its parts wrong', { street: 'Mayor', nv: 'Mayor' }, missing],
  ['where the parts are typed they are wrong', { streetByParts: true }, missing],
])('%s [r.street-line]', (_, values, expected) => {
  expect(lineProblems(values, 'street', parts, missing)).toEqual(expected)
})

it('what is wrong elsewhere stays as it is', () => {
  const found = { cups: missing.cups }
  expect(lineProblems({}, 'street', parts, found)).toEqual(found)
})
