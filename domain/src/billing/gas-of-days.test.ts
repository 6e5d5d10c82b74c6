import { expect, test } from 'vitest'
import { findGasOfDays } from './gas-of-days.ts'

const november = { from: '2026-11-01', to: '2026-12-01' }
function bill(from: string, to: string, wh: number) {
  return { span: { from, to }, wh }
}

test('days of gas are those of the year before, by the day [r.accrual]', () => {
  // 31 days of which 16 lie in November, and 30 of which 14 do: 16 × 10 + 14 × 20 kWh.
  const bills = [bill('2025-10-17', '2025-11-17', 310_000), bill('2025-11-17', '2025-12-17', 600_000)]
  expect(findGasOfDays(november, bills)).toBe(440_000)
})

test('half of them stand for the others, fewer do not', () => {
  expect(findGasOfDays(november, [bill('2025-11-01', '2025-11-16', 150_000)])).toBe(300_000)
  expect(findGasOfDays(november, [bill('2025-11-01', '2025-11-15', 150_000)])).toBeUndefined()
  expect(findGasOfDays(november, [])).toBeUndefined()
})

test('29 February is as a day of the February before', () => {
  expect(
    findGasOfDays({ from: '2028-02-01', to: '2028-03-01' }, [bill('2027-02-01', '2027-03-01', 28_000)]),
  ).toBe(29_000)
})
