import { expect, it } from 'vitest'
import { soFarSaid } from './so-far-sentence.ts'
import type { Estimate } from './so-far-sentence.ts'

const estimate: Estimate = {
  start_date: '2026-11-01',
  read_to: '2026-11-20',
  expected_end_date: '2026-11-30',
  days_read: 20,
  days: 30,
  energy_so_far: 161.239,
  amount_so_far: 33.28,
  expected: 50.87,
  expected_low: 46.28,
  expected_high: 55.31,
  expected_energy: 241.5,
  basis: 'year_before',
  range_basis: 'past_weeks',
  leaves_out: [],
  usual: 47.4,
  above_usual: false,
}

it('amounts come in cents and energy in Wh', () => {
  expect(soFarSaid(estimate)).toEqual({
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

it('once every day is read nothing is left to expect', () => {
  expect(soFarSaid({ ...estimate, days_read: 30 }).whole).toBe(true)
})

it('above the usual is said only where there is a usual', () => {
  expect(soFarSaid({ ...estimate, above_usual: true }).above).toBe(true)
  expect(soFarSaid({ ...estimate, above_usual: true, usual: null })).toMatchObject({
    above: false,
    usualCents: undefined,
  })
})
