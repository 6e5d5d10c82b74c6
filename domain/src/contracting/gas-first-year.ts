import type { BilledSupply } from '../billing/billed-supply.ts'
import type { SupplyUse } from '../billing/tax-rules.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { roundedProduct } from '../money.ts'
import type { GasTariff } from '../supply/gas-tariff.ts'
import type { Day } from '../time/day.ts'
import { isPriced, yearFrom, yearOfBills, type FirstYearCost, type OfferedPrices } from './first-year-cost.ts'
import { useRangePercent } from './home-use.ts'

/** The supply of gas whose first year is computed. */
export interface GasFirstYearSupply {
  readonly tariff: GasTariff
  readonly provinceCode: string
  readonly use: SupplyUse
  /** Wh of a year, as the distributor has it; null if that is not known. */
  readonly yearlyWh: number | null
}

const WH_A_KWH = 1000

/**
 * Use of a year with what it may well be at least and at most: that of the distributor, or of the tariff's group half of
 * what it is for, between its two limits. Only groups with a tariff of last resort, those of homes, are so narrow that
 * their middle says something.
 */
function findUse({ tariff, yearlyWh }: GasFirstYearSupply, day: Day) {
  if (yearlyWh !== null && yearlyWh > 0) {
    const [lowest, highest] = valueOn(useRangePercent, day).measured
    const share = (percent: typeof lowest) =>
      roundedProduct([yearlyWh, percent], { decimals: 0, dividedBy: 100 })
    return { basis: 'measured' as const, wh: yearlyWh, lowestWh: share(lowest), highestWh: share(highest) }
  }
  if (tariff.upToKwh === undefined || tariff.lastResort === undefined) return undefined
  const lowestWh = tariff.overKwh * WH_A_KWH
  const highestWh = tariff.upToKwh * WH_A_KWH
  return { basis: 'profile' as const, wh: (lowestWh + highestWh) / 2, lowestWh, highestWh }
}

/** The supply as the calculation of its bills takes it; what its meter costs a month is not known yet. */
export function offeredGasSupply(
  { provinceCode, use }: GasFirstYearSupply,
  { prices, yearDays }: OfferedPrices,
): BilledSupply {
  return { energy: 'gas', provinceCode, use, voltage: undefined, prices, yearDays, powersW: [] }
}

/**
 * What a product of gas would cost this supply in its first year: twelve monthly bills from `day` on, as domain/billing
 * makes them, without the rental of the meter, which nobody knows yet. Undefined if the use is not known and the tariff
 * has no middle, or where the product has no price for some day.
 */
export function findGasFirstYearCost(
  supply: GasFirstYearSupply,
  offer: OfferedPrices,
  day: Day,
): FirstYearCost | undefined {
  const span = yearFrom(day)
  const use = findUse(supply, day)
  const isWhole = (['fixed', 'energy'] as const).every((concept) => isPriced(offer.prices, concept, 0, span))
  if (!use || !isWhole) return undefined
  const billed = offeredGasSupply(supply, offer)
  const costOf = (wh: number) => yearOfBills(billed, { energy: [{ span, importWh: wh, exportWh: 0 }] }, span)
  return {
    span,
    basis: use.basis,
    wh: use.wh,
    surplusWh: 0,
    ...costOf(use.wh),
    fromCents: costOf(use.lowestWh).totalCents,
    toCents: costOf(use.highestWh).totalCents,
  }
}
