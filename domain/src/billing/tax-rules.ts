import type { Decimal } from '../money.ts'
import { findTerritory, type IndirectTax } from '../supply/zone.ts'
import type { Day } from '../time/day.ts'
import type { LineKind } from './bill.ts'
import { surplusPaysFor } from './caps.ts'
import { findOn } from './rates/dated.ts'
import { electricityTaxBase, electricityTaxMinimum, electricityTaxPercent } from './rates/electricity-tax.ts'
import { hydrocarbonTax } from './rates/gas.ts'
import { igic, ipsi, ivaOnElectricity, ivaOnGas, notEnergy } from './rates/indirect-taxes.ts'

/** What the energy is for: taxes tell homes, industry and everything else apart. */
export const supplyUses = ['household', 'business', 'industrial'] as const
export type SupplyUse = (typeof supplyUses)[number]

/** What taxes look at in a supply. */
export type TaxedSupply = {
  readonly energy: 'electricity' | 'gas'
  /** INE code, '01' to '52': decides between IVA, IGIC and IPSI. */
  readonly provinceCode: string
  readonly use: SupplyUse
  /** The highest contracted power; 0 for gas. */
  readonly maxPowerW: number
}

/** How a bill is added up: a plain record, so that bills by other rules can be computed too. */
export type TaxRules = {
  /** Kinds of line whose sum the surplus compensation may not exceed; nothing where it has no cap. */
  readonly surplusWithin?: readonly LineKind[] | undefined
  /** Kinds of line whose sum, surplus paid off, the discount of a battery may not exceed. */
  readonly batteryWithin?: readonly LineKind[] | undefined
  readonly electricityTax?:
    | {
        readonly percent: Decimal
        readonly minimumEurKwh: Decimal
        readonly base: readonly LineKind[]
        /** Kinds of the base that other retailers leave out. */
        readonly leftOutBySome?: readonly LineKind[]
      }
    | undefined
  /** EUR per kWh of gas. */
  readonly hydrocarbonTaxEurKwh?: Decimal | undefined
  readonly indirectTax?:
    | {
        readonly tax: IndirectTax
        readonly percent: Decimal
        /** What is not energy and taxed apart, where the tax does. */
        readonly apart?: { readonly percent: Decimal; readonly kinds: readonly LineKind[] } | undefined
      }
    | undefined
  /** Each line and tax to the cent (bills), or only the total (some simulators). */
  readonly rounded?: 'line' | 'total'
}

function findIndirectTax(supply: TaxedSupply, day: Day): TaxRules['indirectTax'] {
  const territory = findTerritory(supply.provinceCode)
  const kinds = findOn(notEnergy, day)?.value
  if (!territory || !kinds) return undefined
  const tax = territory.indirectTax
  if (tax === 'IVA') {
    const rate = findOn(supply.energy === 'gas' ? ivaOnGas : ivaOnElectricity, day)?.value
    if (!rate) return undefined
    const { percent, above } = rate
    return { tax, percent: above && supply.maxPowerW > above.powerW ? above.percent : percent }
  }
  if (tax === 'IPSI') {
    const rate = findOn(ipsi, day)?.value
    return rate && { tax, percent: rate.energy, apart: { percent: rate.other, kinds } }
  }
  const rate = findOn(igic, day)?.value
  if (!rate) return undefined
  const home = supply.use === 'household' && supply.maxPowerW <= rate.householdUpToW
  return { tax, percent: home ? rate.household : rate.energy, apart: { percent: rate.other, kinds } }
}

/**
 * The taxes and caps that the law has for a supply on a day, or undefined when the day lies before the dated tables
 * (2025-01-01) or the province does not exist. Source: as the rows of rates/.
 */
export function findTaxRules(supply: TaxedSupply, day: Day): TaxRules | undefined {
  const indirectTax = findIndirectTax(supply, day)
  if (!indirectTax) return undefined
  if (supply.energy === 'gas') {
    const hydrocarbon = findOn(hydrocarbonTax, day)
    return hydrocarbon && { hydrocarbonTaxEurKwh: hydrocarbon.value, indirectTax }
  }
  const percent = findOn(electricityTaxPercent, day)?.value
  const minimum = findOn(electricityTaxMinimum, day)?.value
  const base = findOn(electricityTaxBase, day)?.value
  if (percent === undefined || !minimum || !base) return undefined
  return {
    surplusWithin: surplusPaysFor,
    batteryWithin: base.kinds,
    electricityTax: {
      percent,
      minimumEurKwh: supply.use === 'industrial' ? minimum.industrial : minimum.general,
      base: base.kinds,
      leftOutBySome: base.leftOutBySome,
    },
    indirectTax,
  }
}

/** As findTaxRules. Throws RangeError where that returns undefined. */
export function taxRules(supply: TaxedSupply, day: Day): TaxRules {
  const rules = findTaxRules(supply, day)
  if (!rules) throw new RangeError(`no tax rules for ${day}`)
  return rules
}
