import { expect, test } from 'vitest'
import { reactiveNeeds } from './reactive-needs.ts'

const day = '2026-11-21'

test('the capacitor of a period would have kept the worst of its bills free [r.reactive-needs]', () => {
  const bill = { tariffPeriod: 1, activeWh: 10_000_000 } as const
  // 7,500 kvarh: cos φ 0.80, 40 kW × (0.75 − 0.33) = 16.8 kvar. 5,000: 0.89, 90 kW × 0.17 = 15.3 kvar. 3,300 is free.
  expect(
    reactiveNeeds(
      [
        { ...bill, reactiveVarh: 7_500_000, demandW: 40_000 },
        { ...bill, reactiveVarh: 5_000_000, demandW: 90_000 },
        { ...bill, reactiveVarh: 3_300_000, demandW: 200_000 },
      ],
      day,
    ),
  ).toEqual([{ tariffPeriod: 1, cosPhi: 0.8, chargedBills: 2, capacitorVar: 16_800 }])
})

test('nothing is needed where nothing is charged: up to 33 %, at a cos φ that rounds to 0.95, in P6', () => {
  const needs = reactiveNeeds(
    [
      { tariffPeriod: 1, activeWh: 1_000_000, reactiveVarh: 330_000, demandW: 9000 },
      // cos φ 0.9479: two decimals, 0.95.
      { tariffPeriod: 2, activeWh: 1_000_000, reactiveVarh: 336_000, demandW: 9000 },
      { tariffPeriod: 6, activeWh: 1_000_000, reactiveVarh: 900_000, demandW: 9000 },
    ],
    day,
  )
  expect(needs.map(({ chargedBills, capacitorVar }) => [chargedBills, capacitorVar])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

test('without a demand the size is not known, and without energy there is no cos φ', () => {
  expect(
    reactiveNeeds(
      [
        { tariffPeriod: 1, activeWh: 1_000_000, reactiveVarh: 900_000, demandW: undefined },
        { tariffPeriod: 2, activeWh: 0, reactiveVarh: 900_000, demandW: 9000 },
      ],
      day,
    ),
  ).toEqual([{ tariffPeriod: 1, cosPhi: 0.74, chargedBills: 1, capacitorVar: undefined }])
  expect(
    reactiveNeeds([{ tariffPeriod: 1, activeWh: 1, reactiveVarh: 1, demandW: 1 }], '2020-01-01'),
  ).toEqual([])
})
