import { expect, it } from 'vitest'
import { mayAskForRegulatedPrice, mayContractPvpc } from './regulated-price.ts'

it.each([
  ['a home', { kind: 'electricity', tariff: '2.0TD', powersW: [4600, 4600] }, true],
  ['just 10 kW', { kind: 'electricity', tariff: '2.0TD', powersW: [10_000, 10_000] }, true],
  ['more in one period', { kind: 'electricity', tariff: '2.0TD', powersW: [9200, 10_001] }, false],
  ['more than 15 kW', { kind: 'electricity', tariff: '3.0TD', powersW: [16_000] }, false],
  ['gas', { kind: 'gas', tariff: 'RL.1', powersW: [] }, false],
] as const)('[law.9.l] of %s [r.law-unpaid-pvpc]', (_, supply, may) => {
  expect(mayAskForRegulatedPrice(supply)).toBe(may)
})

it.each([
  ['a person', { isPerson: true, tariff: '2.0TD', powersW: [4600, 4600] }, true],
  ['a firm', { isPerson: false, tariff: '2.0TD', powersW: [4600, 4600] }, false],
  ['powers that nobody knows', { isPerson: true, tariff: '2.0TD', powersW: undefined }, false],
  ['more than 10 kW', { isPerson: true, tariff: '2.0TD', powersW: [10_100, 4600] }, false],
] as const)('[law.6.contract] of %s', (_, asked, may) => {
  expect(mayContractPvpc(asked)).toBe(may)
})
