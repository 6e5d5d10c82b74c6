import { describe, expect, it } from 'vitest'
import { billedMonths, totalsOf, yearsBilled } from './chart-data.ts'
import type { ChartReply } from './chart-data.ts'

function record(month: string, contract_id: number | null, amount: number, energy: number) {
  return {
    month,
    contract_id,
    amount,
    energy,
  }
}
const years = [2023, 2024, 2025, 2026]
const two: ChartReply = {
  years,
  contracts: [
    { id: 7, name: '100201' },
    { id: 8, name: '100202' },
  ],
  records: [
    record('2025-11', 7, 47.83, 142.5),
    record('2025-11', 8, 30.1, 90),
    record('2025-12', 7, -47.83, -142.5),
    record('2026-11', 8, 12.2, 40.001),
  ],
}
const amounts = { measure: 'amount', year: undefined, today: '2026-11-21' } as const

describe('the years of the chart', () => {
  it('begin with the first bill', () => {
    expect(yearsBilled(two)).toEqual([2025, 2026])
    expect(yearsBilled({ ...two, records: [record('2023-01', 7, 1, 1), ...two.records] })).toEqual(years)
    expect(yearsBilled({ ...two, records: [] })).toEqual([])
  })
})

describe('the months of the chart', () => {
  it('are those of all years until now, each series in its place', () => {
    const months = billedMonths(two, amounts)
    expect(months).toHaveLength(23)
    expect(months[0]).toEqual({
      month: '2025-01',
      values: [0, 0],
      total: 0,
      incomplete: false,
      billed: false,
    })
    expect(months[10]).toEqual({
      month: '2025-11',
      values: [4783, 3010],
      total: 7793,
      incomplete: false,
      billed: true,
    })
    expect(months[22]).toMatchObject({ month: '2026-11', values: [0, 1220], incomplete: true })
    expect(totalsOf(months)).toEqual([0, 4230])
  })

  it('hang below the axis where more was given back than billed [c9.invoice-chart]', () => {
    expect(billedMonths(two, amounts)[11]).toMatchObject({ values: [-4783, 0], total: -4783, billed: true })
  })

  it('are whole cents and Wh, whatever the fractions of the wire come to [c9.invoice-chart]', () => {
    const records = [record('2026-10', 7, 1.1, 8.2), record('2026-11', 7, 8.2, 1.1)]
    const reply: ChartReply = { years, contracts: two.contracts.slice(0, 1), records }
    expect(totalsOf(billedMonths(reply, amounts))).toEqual([930])
    expect(billedMonths(reply, amounts).map(({ total }) => total)).toContain(820)
    expect(billedMonths(reply, { ...amounts, measure: 'energy' }).at(-2)?.total).toBe(8200)
  })

  it('measure energy in Wh', () => {
    expect(billedMonths(two, { ...amounts, measure: 'energy' })[22]).toMatchObject({ values: [0, 40_001] })
  })

  it('are twelve of a past year, and all of them for a year that is not there', () => {
    expect(billedMonths(two, { ...amounts, year: 2025 }).map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`),
    )
    expect(billedMonths(two, { ...amounts, year: 2026 })).toHaveLength(11)
    expect(billedMonths(two, { ...amounts, year: 2019 })).toHaveLength(23)
  })

  it('show totals only where there are too many contracts', () => {
    const totals: ChartReply = { years, contracts: [], records: [record('2026-10', null, 812.4, 5000)] }
    expect(billedMonths(totals, amounts).at(-2)).toMatchObject({ values: [81_240], total: 81_240 })
  })
})
