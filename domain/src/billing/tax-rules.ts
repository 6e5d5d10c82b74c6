import { decimalOf, plainDecimal, roundedProduct, type Decimal } from '../money.ts'
import { findTerritory, type IndirectTax } from '../supply/zone.ts'
import type { Voltage } from '../supply/tariff.ts'
import type { Day } from '../time/day.ts'
import { taxNames, type LineKind, type TaxName } from './bill.ts'
import { surplusPaysFor } from './caps.ts'
import { findOn, type Rate } from './rates/dated.ts'
import { electricityTaxBase, electricityTaxMinimum, electricityTaxPercent } from './rates/electricity-tax.ts'
import { electricityTaxRelief, type ElectricityRelief } from './rates/electricity-relief.ts'
import { hydrocarbonTax, hydrocarbonTaxZones } from './rates/gas.ts'
import {
  igic,
  ipsi,
  ivaGeneral,
  ivaOnElectricity,
  ivaOnGas,
  notEnergy,
  notInIvaCut,
  type IvaRate,
} from './rates/indirect-taxes.ts'

/** What the energy is for: taxes distinguish homes, industry and everything else. */
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
  /** Of the access tariff; undefined for gas. */
  readonly voltage: Voltage | undefined
  /** Whether its holder has the social bonus as severely vulnerable: the cut of IVA in 2026 asks them for no power. */
  readonly severelyVulnerable?: boolean | undefined
  /** The use for which the base of its electricity tax is reduced, and per cent of its energy that it is for. */
  readonly relief?: TaxRelief | undefined
}

/** A use of Ley 38/1992 art. 98.1 as the tax agency has recognised it, and per cent of the energy that it is for. */
export type TaxRelief = { readonly use: ElectricityRelief; readonly energyPercent: number }

/** How a bill is added up: a plain record, so that bills by other rules can be computed too. */
export type TaxRules = {
  /** Kinds of line whose sum the surplus compensation may not exceed; nothing if it has no cap. */
  readonly surplusWithin?: readonly LineKind[] | undefined
  /** Kinds of line whose sum, surplus paid off, the discount of a battery may not exceed. */
  readonly batteryWithin?: readonly LineKind[] | undefined
  readonly electricityTax?:
    | {
        readonly percent: Decimal
        readonly minimumEurKwh: Decimal
        readonly base: readonly LineKind[]
        /** Where the base is reduced: the percentage of the law, and what is left of the base. `percent` is of the whole base. */
        readonly reduced?: { readonly lawPercent: Decimal; readonly keptPercent: Decimal } | undefined
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
        /** What is taxed apart: what is no energy for IGIC and IPSI, what a cut of IVA does not reach. */
        readonly apart?: { readonly percent: Decimal; readonly kinds: readonly LineKind[] } | undefined
      }
    | undefined
  /** Taxes whose rate on the day depends on a figure that was not found (rates/dated.ts, hangsOn). */
  readonly unsure?: readonly TaxName[] | undefined
  /** Since when the first of those figures could be known. */
  readonly unsureSince?: Day | undefined
  /** Each line and tax to the cent (bills), or only the total (some simulators). */
  readonly rounded?: 'line' | 'total'
}

function findIndirectTax(supply: TaxedSupply, day: Day): TaxRules['indirectTax'] {
  const territory = findTerritory(supply.provinceCode)
  const kinds = findOn(notEnergy, day)?.value
  if (!territory || !kinds) return undefined
  const tax = territory.indirectTax
  if (tax === 'IVA') return findIva(supply, day)
  if (tax === 'IPSI') {
    const rate = findOn(ipsi, day)?.value
    return rate && { tax, percent: rate.energy, apart: { percent: rate.other, kinds } }
  }
  const rate = findOn(igic, day)?.value
  if (!rate) return undefined
  const home =
    supply.energy === 'electricity' && supply.use === 'household' && supply.maxPowerW <= rate.householdUpToW
  return { tax, percent: home ? rate.household : rate.energy, apart: { percent: rate.other, kinds } }
}

function findIva(supply: TaxedSupply, day: Day): TaxRules['indirectTax'] {
  const rate = ivaRow(supply, day)?.value
  if (!rate) return undefined
  const { above } = rate
  const isAbove = above !== undefined && supply.maxPowerW > above.powerW && !supply.severelyVulnerable
  const percent = isAbove ? above.percent : rate.percent
  const [general, keepIt] = [findOn(ivaGeneral, day)?.value, findOn(notInIvaCut, day)?.value]
  const isCut = general !== undefined && Number(percent) < Number(general)
  return { tax: 'IVA', percent, ...(isCut && keepIt ? { apart: { percent: general, kinds: keepIt } } : {}) }
}

/** The taxes of the rows that depend on a figure that was not found, and since when. */
function unsureOf(
  rows: Readonly<Partial<Record<TaxName, Rate<unknown> | undefined>>>,
): Pick<TaxRules, 'unsure' | 'unsureSince'> {
  const found = taxNames.filter((tax) => rows[tax]?.hangsOn !== undefined)
  const days = found.flatMap((tax) => rows[tax]?.knownOn ?? rows[tax]?.from ?? [])
  return { unsure: found, unsureSince: days.toSorted()[0] }
}

function ivaRow({ energy }: TaxedSupply, day: Day): Rate<IvaRate> | undefined {
  return findOn(energy === 'gas' ? ivaOnGas : ivaOnElectricity, day)
}

function findGasRules(
  supply: TaxedSupply,
  day: Day,
  indirectTax: NonNullable<TaxRules['indirectTax']>,
): TaxRules | undefined {
  const territory = findTerritory(supply.provinceCode)
  const zones = findOn(hydrocarbonTaxZones, day)?.value
  const row = findOn(hydrocarbonTax, day)
  if (!territory || !zones || !row) return undefined
  const isDue = zones.includes(territory.electricZone)
  const { general, professional } = row.value
  return {
    ...(isDue ? { hydrocarbonTaxEurKwh: supply.use === 'industrial' ? professional : general } : {}),
    indirectTax,
    ...unsureOf({
      hydrocarbon_tax: isDue && supply.use !== 'industrial' ? row : undefined,
      IVA: indirectTax.tax === 'IVA' ? ivaRow(supply, day) : undefined,
    }),
  }
}

interface TaxBefore {
  readonly percent: Decimal
  readonly minimumEurKwh: Decimal
  readonly industrial: Decimal
}

const PERCENT_DECIMALS = 8

/** The percentage and the least amount per kWh, less what the use of the energy takes off the base. */
function reliefOf({ relief }: TaxedSupply, day: Day, { percent, minimumEurKwh, industrial }: TaxBefore) {
  const rule = findOn(electricityTaxRelief, day)?.value
  if (!relief || !rule) return { percent, minimumEurKwh }
  const share = (factors: readonly (Decimal | number)[], dividedBy: number) =>
    decimalOf(roundedProduct(factors, { decimals: PERCENT_DECIMALS, dividedBy }), PERCENT_DECIMALS)
  const off = share([rule.offBasePercent, relief.energyPercent], 100)
  const kept = decimalOf(
    100 * 10 ** PERCENT_DECIMALS - roundedProduct([off], { decimals: PERCENT_DECIMALS }),
    PERCENT_DECIMALS,
  )
  const others = 100 - relief.energyPercent
  const least = rule.withMinimum.includes(relief.use) ? industrial : '0'
  return {
    percent: plainDecimal(share([percent, kept], 100)),
    minimumEurKwh: plainDecimal(
      decimalOf(
        roundedProduct([minimumEurKwh, others], { decimals: PERCENT_DECIMALS, dividedBy: 100 }) +
          roundedProduct([least, relief.energyPercent], { decimals: PERCENT_DECIMALS, dividedBy: 100 }),
        PERCENT_DECIMALS,
      ),
    ),
    reduced: { lawPercent: percent, keptPercent: plainDecimal(kept) },
  }
}

/**
 * The taxes and caps that the law has for a supply on a day, or undefined if the day lies before the dated tables
 * (2025-01-01) or the province does not exist. Source: as the rows of rates/.
 */
export function findTaxRules(supply: TaxedSupply, day: Day): TaxRules | undefined {
  const indirectTax = findIndirectTax(supply, day)
  if (!indirectTax) return undefined
  if (supply.energy === 'gas') return findGasRules(supply, day, indirectTax)
  const percent = findOn(electricityTaxPercent, day)
  const minimum = findOn(electricityTaxMinimum, day)?.value
  const base = findOn(electricityTaxBase, day)?.value
  if (!percent || !minimum || !base) return undefined
  const isIndustrial = supply.use === 'industrial' || supply.voltage === 'high'
  const minimumEurKwh = isIndustrial ? minimum.industrial : minimum.general
  return {
    surplusWithin: surplusPaysFor,
    batteryWithin: base.kinds,
    electricityTax: {
      ...reliefOf(supply, day, { percent: percent.value, minimumEurKwh, industrial: minimum.industrial }),
      base: base.kinds,
      leftOutBySome: base.leftOutBySome,
    },
    indirectTax,
    ...unsureOf({
      electricity_tax: percent,
      IVA: indirectTax.tax === 'IVA' ? ivaRow(supply, day) : undefined,
    }),
  }
}

/** As findTaxRules. Throws RangeError if that returns undefined. */
export function taxRules(supply: TaxedSupply, day: Day): TaxRules {
  const rules = findTaxRules(supply, day)
  if (!rules) throw new RangeError(`no tax rules for ${day}`)
  return rules
}
