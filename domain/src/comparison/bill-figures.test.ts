import { expect, it } from 'vitest'
import { typedAmountCents, typedConsumptionWh, typedPowerW } from './bill-figures.ts'

it('power has three decimals, consumption is whole kWh, an amount has two [v9.calculator-decimals]', () => {
  expect([4.6, 3.4564, 3.4566].map(typedPowerW)).toEqual([4600, 3456, 3457])
  expect([120, 120.4, 120.5].map(typedConsumptionWh)).toEqual([120_000, 120_000, 121_000])
  expect([60, 60.05, 60.049].map(typedAmountCents)).toEqual([6000, 6005, 6005])
})

it('what is not there stays so, and what is no number stays none', () => {
  expect([typedPowerW(null), typedConsumptionWh(undefined), typedAmountCents(null)]).toEqual([
    null,
    null,
    null,
  ])
  expect(typedConsumptionWh(Number.NaN)).toBeNaN()
})
