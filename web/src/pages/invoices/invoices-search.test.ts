import { describe, expect, it } from 'vitest'
import { writeInvoicesSearch, readInvoicesSearch } from './invoices-search.ts'

describe('what the invoices page shows, from an address', () => {
  it.each([
    [{}, {}],
    [
      { type: 'gas', filter: '47,83', page: '2' },
      { type: 'gas', filter: '47,83', page: 2 },
    ],
    [
      { chart: 'energy', year: '2025' },
      { chart: 'energy', year: 2025 },
    ],
    [{ chart: 'amount', year: '25' }, {}],
    [{ chart: 'water', year: '2025.5' }, {}],
    [{ year: '' }, {}],
  ])('%j', (raw, search) => {
    expect(readInvoicesSearch(raw)).toEqual(search)
  })

  it('is the same after being written and read', () => {
    const search = { type: 'gas', filter: 'Major 3 & 5', page: 4, chart: 'energy', year: 2024 } as const
    expect(readInvoicesSearch(Object.fromEntries(new URLSearchParams(writeInvoicesSearch(search))))).toEqual(
      search,
    )
    expect(writeInvoicesSearch({ chart: 'amount', page: 1 })).toBe('')
  })
})
