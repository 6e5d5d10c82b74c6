import { describe, expect, it } from 'vitest'
import { kindShown, tabsShown } from './shown-kinds.ts'

const both = { electricity: 2, gas: 1 }
const light = { electricity: 2, gas: 0 }
const gas = { electricity: 0, gas: 1 }
const none = { electricity: 0, gas: 0 }

describe('tabs of a list of both kinds', () => {
  it.each([
    [both, true, ['electricity', 'gas']],
    [light, true, ['electricity', 'gas']],
    [none, true, ['electricity', 'gas']],
    [both, false, ['electricity', 'gas']],
    [light, false, ['electricity']],
    [gas, false, ['gas']],
    [none, false, []],
  ])('%j, empty lists shown %s: %j', (counts, showEmpty, tabs) => {
    expect(tabsShown(counts, showEmpty)).toEqual(tabs)
  })
})

describe('the kind the list opens with', () => {
  it.each([
    [undefined, both, true, 'electricity'],
    [undefined, gas, true, 'gas'],
    ['electricity', gas, true, 'electricity'],
    ['electricity', gas, false, 'gas'],
    ['gas', light, false, 'electricity'],
    ['gas', light, true, 'gas'],
    [undefined, none, false, 'electricity'],
  ] as const)('%s of %j, empty lists shown %s: %s', (asked, counts, showEmpty, kind) => {
    expect(kindShown(asked, counts, showEmpty)).toBe(kind)
  })
})
