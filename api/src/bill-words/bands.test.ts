import { expect, test } from 'vitest'
import { energyBandOf, powerBandOf } from './bands.ts'

test('power has two bands where energy has three', () => {
  expect([1, 2, 3, 4].map((period) => energyBandOf('2.0TD', period))).toEqual([
    'peak',
    'flat',
    'valley',
    undefined,
  ])
  expect([1, 2, 3].map((period) => powerBandOf('2.0TD', period))).toEqual(['peak', 'valley', undefined])
})

test('six periods, gas and what has no periods have no bands', () => {
  expect([energyBandOf('3.0TD', 2), powerBandOf('3.0TD', 2)]).toEqual([undefined, undefined])
  expect(energyBandOf('RL.2', 1)).toBeUndefined()
  expect([energyBandOf('2.0TD', null), powerBandOf('2.0TD', null)]).toEqual([undefined, undefined])
})
