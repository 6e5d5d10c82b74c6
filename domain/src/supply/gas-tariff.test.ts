import { expect, it } from 'vitest'
import { showsGasFlow } from './gas-tariff.ts'

it.each([
  ['RL.1', true],
  ['RL.2', true],
  ['RL.3', true],
  ['3.1', false],
  ['3.5', false],
  ['RLPS3.2', false],
])('the flow of %s is shown: %s [c2.view-gas-contracts]', (tariff, shown) => {
  expect(showsGasFlow(tariff)).toBe(shown)
})
