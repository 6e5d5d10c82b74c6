import { expect, it } from 'vitest'
import { mayAskForRegulatedPrice } from './regulated-price.ts'

it.each([
  ['a home', { kind: 'electricity', tariff: '2.0TD', powersW: [4600, 4600] }, true],
  ['just 10 kW', { kind: 'electricity', tariff: '2.0TD', powersW: [10_000, 10_000] }, true],
  ['more in one period', { kind: 'electricity', tariff: '2.0TD', powersW: [9200, 10_001] }, false],
  ['more than 15 kW', { kind: 'electricity', tariff: '3.0TD', powersW: [16_000] }, false],
  ['gas', { kind: 'gas', tariff: 'RL.1', powersW: [] }, false],
] as const)('[law.9.l] of %s [r.law-unpaid-pvpc]', (_, supply, may) => {
  expect(mayAskForRegulatedPrice(supply)).toBe(may)
})
