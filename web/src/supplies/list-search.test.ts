import { describe, expect, it } from 'vitest'
import { listQuery, offsetOf, readListSearch } from './list-search.ts'

describe('what of the list is shown, from an address', () => {
  it.each([
    [{}, {}],
    [
      { type: 'gas', filter: 'sol', page: '3' },
      { type: 'gas', filter: 'sol', page: 3 },
    ],
    [{ type: 'water', page: '1' }, {}],
    [{ page: '-2' }, {}],
    [{ page: '1.5' }, {}],
    [{ page: 'two' }, {}],
    // The router reads figures as numbers; a contract's name may be one.
    [
      { filter: 42, page: 2 },
      { filter: '42', page: 2 },
    ],
    [{ filter: '' }, {}],
  ])('%j', (raw, search) => {
    expect(readListSearch(raw)).toEqual(search)
  })

  it('is the same after being written and read', () => {
    const search = { type: 'gas', filter: 'c/ Major 3 & 5', page: 4 } as const
    expect(readListSearch(Object.fromEntries(new URLSearchParams(listQuery(search))))).toEqual(search)
    expect(listQuery({ page: 1 })).toBe('')
  })
})

it.each([
  [undefined, 100, 0],
  [1, 100, 0],
  [3, 25, 50],
])('page %s of %d rows starts at row %d', (page, rows, offset) => {
  expect(offsetOf(page, rows)).toBe(offset)
})
