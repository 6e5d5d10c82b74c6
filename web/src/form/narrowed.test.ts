import { expect, it } from 'vitest'
import { mostShown, narrowed } from './narrowed.ts'

/** The accounts of somebody who manages 130 communities. */
const accounts = Array.from({ length: 130 }, (_, index) => ({
  value: String(index),
  label: `ES91 2100 0418 4502 0005 ${String(1000 + index)}`,
  hint: `Comunidad de Nàpols ${index}`,
}))

function valuesOf(typed: string, chosen = ''): readonly string[] {
  return narrowed(accounts, typed, chosen).shown.map(({ value }) => value)
}

it('shows the first of many, and says how many match', () => {
  expect(valuesOf('')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect(narrowed(accounts, '', '')).toMatchObject({ matching: 130 })
  expect(mostShown).toBe(8)
})

it.each(['1129', '0005 1129', '00051129', 'es91-2100-0418-4502-0005-1129', 'napols 129', 'NÀPOLS 129'])(
  'finds one by a part of it, however it is written: %s',
  (typed) => expect(valuesOf(typed)).toEqual(['129']),
)

it('keeps what is chosen in sight, once', () => {
  expect(valuesOf('1129', '7')).toEqual(['7', '129'])
  expect(valuesOf('1129', '129')).toEqual(['129'])
  expect(valuesOf('nothing of this', '7')).toEqual(['7'])
})
