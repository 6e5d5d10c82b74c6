import { plainDecimal, type Decimal } from '../money.ts'
import type { Voltage } from '../supply/tariff.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { Day } from '../time/day.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { PriceUnit } from './bill.ts'
import type { ChosenOption } from './option-prices.ts'
import { findOn, type Dated } from './rates/dated.ts'
import { socialBonusPercent } from './rates/supply-costs.ts'
import type { BonusBill } from './social-bonus-carry.ts'
import type { SupplyUse, TaxedSupply, TaxRelief } from './tax-rules.ts'

/**
 * What a product has prices for. `fixed` is charged by time and not by power; the two of `reactive` are for cos φ from
 * 0.80 to 0.95 and below; `discount` is in per cent of the energy term. Of a product that follows the market a kWh costs
 * `market` per cent of the hour's price there, and `market_addition` on top; where surplus follows it, a kWh given is worth
 * `market_surplus` per cent of the hour's price, less `market_surplus_fee`.
 */
export const priceConcepts = [
  'power',
  'energy',
  'surplus',
  'fixed',
  'excess_power',
  'reactive_over_80',
  'reactive_below_80',
  'discount',
  'market',
  'market_addition',
  'market_surplus',
  'market_surplus_fee',
] as const
export type PriceConcept = (typeof priceConcepts)[number]

/** One price of a product between two days; `tariffPeriod` 0 where it is the same in all periods. */
export type ProductPrice = {
  readonly concept: PriceConcept
  readonly tariffPeriod: TariffPeriod | 0
  readonly from: Day
  readonly to?: Day | undefined
  /** In euros, or in per cent. Surplus and discount are positive here, negative on the bill. */
  readonly price: Decimal
  readonly unit: PriceUnit | '%'
  /** Where a regulated price was published. */
  readonly source?: string | undefined
}

/** A service that is charged by the month. */
export type BilledService = {
  readonly name: string
  readonly priceMonth: Decimal
  readonly from: Day
  readonly to?: Day | undefined
}

/** Everything about a supply that its bill depends on, each with the days on which it holds. */
export type BilledSupply = {
  readonly energy: 'electricity' | 'gas'
  readonly provinceCode: string
  readonly use: SupplyUse
  /** The use for which the base of its electricity tax is reduced. */
  readonly relief?: TaxRelief | undefined
  /** That of the access tariff; undefined for gas. Of a bill in which it changes, that of its tax day. */
  readonly voltage: Voltage | undefined
  readonly prices: readonly ProductPrice[]
  /** Tariff options, each on the days on which it holds. */
  readonly options?: readonly ChosenOption[] | undefined
  /** What prices per year and per month, those of services too, are divided by: always 365, or 366 in leap years. */
  readonly yearDays: '365' | 'calendar'
  /** Contracted powers in watts, P1 first; none of gas. */
  readonly powersW: readonly Dated<readonly number[]>[]
  /** Whose meter it is and of which kind; nothing if no rental is charged. */
  readonly meter?: readonly Dated<'single_phase' | 'three_phase'>[] | undefined
  /** EUR a month of a meter whose rental is agreed and not regulated (gas). */
  readonly meterRentalMonth?: readonly Dated<Decimal>[] | undefined
  readonly services?: readonly BilledService[] | undefined
  /** Per cent and energy a year to which it applies; to all of it where no limit is known. */
  readonly socialBonus?:
    | readonly Dated<{ readonly percent: Decimal; readonly limitWh: number | undefined }>[]
    | undefined
  /** Bills with social bonus, oldest first: what those before a bill left unused raises its limit. */
  readonly bonusBills?: readonly BonusBill[] | undefined
}

/** Energy of a span of days in Wh, by tariff period (none for gas): from the curve day by day, or of a whole reading. */
export type MeteredEnergy = {
  readonly span: DateSpan
  readonly tariffPeriod?: TariffPeriod | undefined
  readonly importWh: number
  readonly exportWh: number
  /** EUR/kWh of the import where a tariff option gives these hours a price of their own. */
  readonly price?: Decimal | undefined
  /** What the import costs before taxes, in millionths of a cent, where its hours follow the market. */
  readonly marketMicrocents?: number | undefined
  /** What the export is worth before taxes and cap, in millionths of a cent, where its hours follow the market; below zero where the market was. */
  readonly surplusMicrocents?: number | undefined
}

/** What the meter says about a billed span, and what the customer's battery offers. */
export type Metered = {
  readonly energy: readonly MeteredEnergy[]
  /** The highest demand of each period in W, where there is a maximeter. */
  readonly demand?: readonly { readonly tariffPeriod: TariffPeriod; readonly demandW: number }[] | undefined
  /** Inductive reactive energy of each period in varh. */
  readonly reactive?:
    | readonly { readonly tariffPeriod: TariffPeriod; readonly reactiveVarh: number }[]
    | undefined
  /** Cents of the virtual battery that may be used. */
  readonly batteryCents?: number | undefined
}

/** Whether a discount of the social bonus, in per cent, is that of a severely vulnerable holder. */
export function isSevereBonus(percent: Decimal, day: Day): boolean {
  const severe = findOn(socialBonusPercent, day)?.value.severe
  return severe !== undefined && plainDecimal(percent) === plainDecimal(severe)
}

/** What taxes look at in the supply on a day. Its highest power is 0 where no powers hold on that day. */
export function taxedSupplyOn(
  { energy, provinceCode, use, relief, voltage, powersW, socialBonus = [] }: BilledSupply,
  day: Day,
): TaxedSupply {
  const maxPowerW = Math.max(0, ...(findOn(powersW, day)?.value ?? []))
  const percent = findOn(socialBonus, day)?.value.percent
  const severelyVulnerable = percent !== undefined && isSevereBonus(percent, day)
  return {
    energy,
    provinceCode,
    use,
    maxPowerW,
    voltage,
    ...(severelyVulnerable ? { severelyVulnerable } : {}),
    ...(relief ? { relief } : {}),
  }
}
