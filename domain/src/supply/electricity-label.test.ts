import { describe, expect, it } from 'vitest'
import { labelLetter, shortLabel, labelOn, type ElectricityLabel } from './electricity-label.ts'

describe('the label of electricity (Circular 2/2021)', () => {
  it.each([
    [0, 'A'],
    [34, 'A'],
    [35, 'B'],
    [64, 'B'],
    [65, 'C'],
    [95, 'D'],
    [104, 'D'],
    [105, 'E'],
    [135, 'F'],
    [165, 'G'],
  ] as const)('gives %d of 100 the letter %s', (own, letter) => {
    expect(labelLetter(own, 100)).toBe(letter)
  })

  it('is that of the year before, and until March of the one before it', () => {
    const mix = {
      percents: {
        renewable: 100,
        cogeneration: 0,
        combined_cycle: 0,
        coal: 0,
        fuel: 0,
        nuclear: 0,
        other: 0,
      },
      co2: 0,
      waste: 0,
    }
    const labels = [2024, 2025].map((year): ElectricityLabel => ({
      year,
      source: 'CNMC',
      retailer: mix,
      spain: mix,
    }))
    expect(labelOn(labels, '2026-03-31')?.year).toBe(2024)
    expect(labelOn(labels, '2026-04-01')?.year).toBe(2025)
    expect(labelOn(labels, '2027-04-01')).toBeUndefined()
  })
})

it('[law.origin.cards] in short says the share of renewables and the letters', () => {
  const percents = {
    renewable: 60.5,
    cogeneration: 0,
    combined_cycle: 39.5,
    coal: 0,
    fuel: 0,
    nuclear: 0,
    other: 0,
  }
  const spain = { percents: { ...percents, renewable: 55 }, co2: 100, waste: 400 }
  expect(
    shortLabel({ year: 2025, source: 'CNMC', retailer: { percents, co2: 120, waste: 0 }, spain }),
  ).toEqual({
    year: 2025,
    renewable_percent: 60.5,
    spain_renewable_percent: 55,
    co2_letter: 'E',
    waste_letter: 'A',
  })
})
