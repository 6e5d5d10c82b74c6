import { expect, test } from 'vitest'
import { reactiveDueCents } from './reactive-due.ts'

const span = { from: '2026-03-01', to: '2026-04-01' }

// Free are 33 % of 1,382 kWh, 456.06: 8,000 − 456.06 = 7,543.94 kvarh, cos φ 0.17: × 0.062332 = 470.23.
// 1,000 kWh and 757 kvarh: cos φ 0.80, 427 × 0.041554 = 17.74. P6 is free.
test.each([
  [1, 1_382_000, 8_000_000, 47_023],
  [1, 1_000_000, 757_000, 1774],
  [1, 1_000_000, 330_000, 0],
  [6, 1_000_000, 900_000, 0],
] as const)('P%d, %d Wh and %d varh: %d cents', (tariffPeriod, importWh, reactiveVarh, cents) => {
  const energy = [{ span, tariffPeriod, importWh, exportWh: 0 }]
  expect(reactiveDueCents({ energy, reactive: [{ tariffPeriod, reactiveVarh }] }, span)).toBe(cents)
})

test('nothing is known before the dated prices', () => {
  expect(reactiveDueCents({ energy: [] }, { from: '2020-01-01', to: '2020-02-01' })).toBeUndefined()
})
