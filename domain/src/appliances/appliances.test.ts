import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appliancePowerCentikW,
  applianceNames,
  appliances,
  contractedPowerW,
  hasPower,
  simultaneities,
  type ChosenAppliance,
} from './appliances.ts'

function one(name: ChosenAppliance['name'], more: Partial<ChosenAppliance> = {}): ChosenAppliance {
  const power = appliances.find((appliance) => appliance.name === name)?.powerOptions[0].power ?? '0'
  return { name, enabled: true, quantity: 1, power, ...more }
}
function home(chosen: readonly ChosenAppliance[], more = {}) {
  return appliancePowerCentikW({ areaM2: 70, simultaneity: '0.4', appliances: chosen, ...more }) / 100
}

describe('the power of a home [v9.calculator-optimal] [v9.calculator-appliances]', () => {
  it('is the base of the radiators where nothing is chosen', () => {
    expect(home([])).toBe(0.1)
    expect(home([one('oven', { enabled: false })])).toBe(0.1)
  })

  it.each([
    // 0.1 + 2 × 0.4
    [[one('oven')], 0.9],
    // 0.1 + 0.01 × 70 × 0.4
    [[one('radiators')], 0.38],
    // 0.1 + 0.3: the fridge always runs.
    [[one('fridge')], 0.4],
    // 0.1 + 2.4 × 0.4
    [[one('water_heater', { power: '2.4' })], 1.06],
    // 0.1 + 3 × 0.2 × 0.4
    [[one('tv', { quantity: 3 })], 0.34],
    [[one('electric_vehicle'), one('diesel_heating')], 0.1],
    // 0.1 + 0.0085 × 0.4 = 0.1034
    [[one('pool')], 0.1],
    // 0.1 + (1.5 + 2 + 1.1 + 1.7 + 2 + 1.5) × 0.4 + 0.3 = 4.32
    [
      [
        one('hob'),
        one('oven'),
        one('microwave'),
        one('dishwasher'),
        one('washer'),
        one('air_conditioning'),
        one('fridge'),
      ],
      4.32,
    ],
  ] as const)('%#', (chosen, kilowatts) => {
    expect(home(chosen)).toBe(kilowatts)
  })

  it('follows the simultaneity and the area [v9.calculator-simultaneity]', () => {
    expect(simultaneities.map((simultaneity) => home([one('oven')], { simultaneity }))).toEqual([
      0.6, 0.9, 1.3,
    ])
    expect(home([one('radiators')], { areaM2: 120, simultaneity: '0.6' })).toBe(0.82)
  })

  it('is never less with one more', () => {
    fc.assert(
      fc.property(fc.subarray([...applianceNames]), fc.constantFrom(...applianceNames), (names, more) => {
        const before = home(names.filter((name) => name !== more).map((name) => one(name)))
        expect(home([...new Set([...names, more])].map((name) => one(name)))).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('is contracted in steps, upwards', () => {
    expect([432, 430, 431, 5].map((centikW) => contractedPowerW(centikW, 100))).toEqual([
      4400, 4300, 4400, 100,
    ])
  })
})

it('an appliance has the powers that it has, however they are written [v3.appliance]', () => {
  expect(hasPower('water_heater', '2.0')).toBe(true)
  expect(hasPower('water_heater', '3')).toBe(false)
})
