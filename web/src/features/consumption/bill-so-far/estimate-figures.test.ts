import { expect, it } from 'vitest'
import { estimate } from './estimate.fixture.ts'
import { estimateFigures } from './estimate-figures.ts'

it('amounts come in cents and energy in Wh', () => {
  expect(estimateFigures(estimate)).toEqual({
    soFarCents: 3328,
    expectedCents: 5087,
    lowCents: 4628,
    highCents: 5531,
    usualCents: 4740,
    soFarWh: 161_239,
    expectedWh: 241_500,
    whole: false,
    above: false,
  })
})

it('is whole once every day is read', () => {
  expect(estimateFigures({ ...estimate, days_read: 30 }).whole).toBe(true)
})

it('is above the usual only where there is a usual [r.bill-so-far-card]', () => {
  expect(estimateFigures({ ...estimate, above_usual: true }).above).toBe(true)
  expect(estimateFigures({ ...estimate, above_usual: true, usual: null })).toMatchObject({
    above: false,
    usualCents: undefined,
  })
})
