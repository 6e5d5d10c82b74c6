import {
  applianceLimits,
  appliancePowerCentikW,
  appliances,
  simultaneities,
  usualSimultaneity,
  type Appliance,
  type ChosenAppliance,
  type Household,
} from '@endoll/domain/appliances/appliances.ts'
import type { FieldErrors } from '@endoll/api/errors.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import type { Typed } from '../../form/use-entry-form.ts'

/** What was said about a home. */
export interface Asked extends Household {
  readonly cups: string
  readonly people: number
  readonly centikW: number
}

function wholeIn(text: string | undefined, most: number): number | undefined {
  const value = /^\d{1,5}$/.test((text ?? '').trim()) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** Fields of the form with what is wrong in them. Source: visitor-area.md §5.9. */
export function calculatorProblems(typed: Typed): FieldErrors {
  const cups = parseCups(typed['cups'] ?? '')
  const many = appliances.filter(({ name, multiple }) => multiple && typed[`on-${name}`] === 'true')
  const numbers = [
    ['area', applianceLimits.areaM2],
    ['people', applianceLimits.people],
    ...many.map(({ name }) => [`quantity-${name}`, applianceLimits.quantity] as const),
  ] as const
  return {
    ...(cups.ok
      ? {}
      : { cups: [cups.error === 'required_field' ? 'lead_power_cups_validation_required' : cups.error] }),
    ...Object.fromEntries(
      numbers.flatMap(([name, most]) =>
        wholeIn(typed[name], most) === undefined ? [[name, ['not_valid']]] : [],
      ),
    ),
  }
}

function chosenOf({ name, multiple, powerOptions }: Appliance, typed: Typed): ChosenAppliance {
  const asked = typed[`power-${name}`]
  const power = powerOptions.find((option) => option.power === asked) ?? powerOptions[0]
  return {
    name: name as ChosenAppliance['name'],
    enabled: typed[`on-${name}`] === 'true',
    quantity: (multiple ? wholeIn(typed[`quantity-${name}`], applianceLimits.quantity) : 1) ?? 1,
    power: power?.power ?? '0',
  }
}

/** The power of what was typed, once nothing is wrong with it. */
export function calculate(typed: Typed): Asked {
  const household: Household = {
    areaM2: wholeIn(typed['area'], applianceLimits.areaM2) ?? 1,
    simultaneity: simultaneities.find((known) => known === typed['simultaneity']) ?? usualSimultaneity,
    appliances: appliances.map((appliance) => chosenOf(appliance, typed)),
  }
  return {
    ...household,
    cups: typed['cups'] ?? '',
    people: wholeIn(typed['people'], applianceLimits.people) ?? 1,
    centikW: appliancePowerCentikW(household),
  }
}
