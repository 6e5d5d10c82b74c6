import { plainDecimal, roundedProduct, type Decimal } from '../money.ts'

/** Share of what is plugged in that runs at the same time. Source: visitor-area.md §§2.10, 9. */
export const simultaneities = ['0.25', '0.4', '0.6'] as const
export type Simultaneity = (typeof simultaneities)[number]
export const usualSimultaneity: Simultaneity = '0.4'
export const usualAreaM2 = 70
export const usualPeople = 1

/** Something at home that takes power. Source: visitor-area.md §3.4, its figures §9. */
export interface Appliance {
  readonly name: string
  /** There may be several. */
  readonly multiple: boolean
  /** Its power is for each m². */
  readonly areaDependent: boolean
  /** It need not run when the others do. */
  readonly simultaneityDependent: boolean
  /** kW, whether there is one or not. */
  readonly basePower: Decimal
  /** kW: the first is that of one whose kind is not asked. */
  readonly powerOptions: readonly { readonly power: Decimal; readonly litres?: number }[]
}

const plain = {
  multiple: false,
  areaDependent: false,
  simultaneityDependent: true,
  basePower: '0',
} as const

export const appliances = [
  { ...plain, name: 'stove', multiple: true, powerOptions: [{ power: '1.2' }] },
  { ...plain, name: 'radiators', areaDependent: true, basePower: '0.1', powerOptions: [{ power: '0.01' }] },
  { ...plain, name: 'diesel_heating', powerOptions: [{ power: '0' }] },
  {
    ...plain,
    name: 'water_heater',
    powerOptions: [
      { power: '1.2', litres: 30 },
      { power: '1.6', litres: 50 },
      { power: '2', litres: 80 },
      { power: '2.4', litres: 100 },
    ],
  },
  { ...plain, name: 'air_conditioning', multiple: true, powerOptions: [{ power: '1.5' }] },
  { ...plain, name: 'hob', powerOptions: [{ power: '1.5' }] },
  { ...plain, name: 'oven', powerOptions: [{ power: '2' }] },
  { ...plain, name: 'microwave', powerOptions: [{ power: '1.1' }] },
  {
    ...plain,
    name: 'fridge',
    multiple: true,
    simultaneityDependent: false,
    powerOptions: [{ power: '0.3' }],
  },
  { ...plain, name: 'dishwasher', powerOptions: [{ power: '1.7' }] },
  { ...plain, name: 'washer', powerOptions: [{ power: '2' }] },
  { ...plain, name: 'dryer', powerOptions: [{ power: '2' }] },
  { ...plain, name: 'tv', multiple: true, powerOptions: [{ power: '0.2' }] },
  { ...plain, name: 'electric_vehicle', multiple: true, powerOptions: [{ power: '0' }] },
  { ...plain, name: 'pool', powerOptions: [{ power: '0.0085' }] },
] as const satisfies readonly Appliance[]

export type ApplianceName = (typeof appliances)[number]['name']
export const applianceNames: readonly ApplianceName[] = appliances.map(({ name }) => name)

/** What somebody says of one. */
export interface ChosenAppliance {
  readonly name: ApplianceName
  readonly enabled: boolean
  readonly quantity: number
  /** One of its `powerOptions`, in kW. */
  readonly power: Decimal
}

export interface Household {
  readonly areaM2: number
  readonly simultaneity: Simultaneity
  readonly appliances: readonly ChosenAppliance[]
}

export const applianceLimits = { areaM2: 2000, people: 50, quantity: 20 } as const

/** Millionths of a kW: no product of these figures has more decimals. */
const decimals = 6

/** Whether the power is one that the appliance may have. */
export function hasPower(name: ApplianceName, power: Decimal): boolean {
  const found = appliances.find((one) => one.name === name)
  return found?.powerOptions.some((option) => plainDecimal(option.power) === plainDecimal(power)) ?? false
}

function contribution(
  { enabled, quantity, power }: Pick<ChosenAppliance, 'enabled' | 'quantity' | 'power'>,
  { areaDependent, simultaneityDependent, basePower }: Appliance,
  { areaM2, simultaneity }: Household,
): number {
  const base = roundedProduct([basePower], { decimals })
  if (!enabled) return base
  const factors = [power, quantity, areaDependent ? areaM2 : 1, simultaneityDependent ? simultaneity : '1']
  return base + roundedProduct(factors, { decimals })
}

/**
 * The power that a home needs, in hundredths of a kW: the sum over all appliances of base + quantity × power × enabled ×
 * simultaneity, rounded once. The base counts of each, as the specification writes the sum; simultaneity only where the
 * appliance depends on it, the area where its power is for each m². Source: visitor-area.md §9.
 */
export function appliancePowerCentikW(household: Household): number {
  const sum = appliances
    .map((appliance: Appliance) => {
      const chosen = household.appliances.find(({ name }) => name === appliance.name)
      const none = { enabled: false, quantity: 0, power: '0' }
      return contribution(chosen ?? none, appliance, household)
    })
    .reduce((all, one) => all + one, 0)
  return roundedProduct([sum], { decimals: 0, dividedBy: 10_000 })
}

/** The power that can be contracted: the next step up, in W, where powers go by steps. */
export function contractedPowerW(centikW: number, stepW: number): number {
  return Math.max(Math.ceil((centikW * 10) / stepW) * stepW, stepW)
}
