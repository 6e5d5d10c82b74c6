import { roundedProduct, sumCents } from '../money.ts'
import type { Voltage } from '../supply/tariff.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { addDays, type Day } from '../time/day.ts'
import { lengthInDays } from '../time/date-span.ts'
import { addUpBill } from './add-up.ts'
import { taxedSupplyOn, type BilledSupply, type ProductPrice } from './billed-supply.ts'
import { priceStretches, type PriceInForce } from './charges-by-time.ts'
import type { PeriodCost } from './cheapest-powers.ts'
import { spanFrom, type KnownMonth } from './demand-months.ts'
import { chargeCents } from './line-amount.ts'
import { excessPowerCharges, powerCharges } from './power-charges.ts'
import { valueOn } from './rates/dated.ts'
import { excessPowerFactor } from './rates/excess.ts'
import { taxRules, type SupplyUse } from './tax-rules.ts'

/** What power costs in one tariff period on a day: EUR/kW/year or EUR/kW/day, before taxes. */
export type PowerTerms = {
  readonly power: PriceInForce
  /** What is demanded above; undefined if the product charges nothing for it. */
  readonly excess: PriceInForce | undefined
}

function isByTime({ unit }: PriceInForce): boolean {
  return unit === 'EUR/kW/year' || unit === 'EUR/kW/day'
}

/** What power and excess power cost on a day, P1 first, or undefined if a period has no price of power by time. */
export function findPowerTerms(
  prices: readonly ProductPrice[],
  periods: number,
  day: Day,
): readonly PowerTerms[] | undefined {
  const span = { from: day, to: addDays(day, 1) }
  const terms = Array.from({ length: periods }, (_, index): PowerTerms | undefined => {
    const period = (index + 1) as TariffPeriod
    const power = priceStretches(prices, 'power', period, span)[0]?.value
    const excess = priceStretches(prices, 'excess_power', period, span)[0]?.value
    if (!power || !isByTime(power)) return undefined
    return { power, excess: excess && isByTime(excess) && Number(excess.price) > 0 ? excess : undefined }
  })
  return terms.every((term) => term !== undefined) ? terms : undefined
}

const YEAR_DAYS = 365
const EXACT_DECIMALS = 12

/** A price in 10^-12 EUR of a kW and a 365th of a day: whole, so that nothing is rounded while powers are compared. */
function exactUnits({ price, unit }: PriceInForce): bigint {
  const units = BigInt(roundedProduct([price], { decimals: EXACT_DECIMALS }))
  return unit === 'EUR/kW/day' ? units * BigInt(YEAR_DAYS) : units
}

/** The months' cost of power as the search takes it; `leastW` says what may not be gone below. */
export function periodCosts(
  terms: readonly PowerTerms[],
  months: readonly KnownMonth[],
  { day, leastW }: { readonly day: Day; readonly leastW: readonly number[] },
): PeriodCost[] {
  const factor = BigInt(valueOn(excessPowerFactor, day))
  const days = BigInt(months.reduce((sum, { span }) => sum + lengthInDays(span), 0))
  return terms.map(({ power, excess }, index) => ({
    unitsPerW: exactUnits(power) * days,
    leastW: leastW[index] ?? 0,
    excess: excess
      ? months.map(({ span, demandW }) => ({
          demandW: demandW[index] ?? 0,
          unitsPerW: exactUnits(excess) * factor * BigInt(lengthInDays(span)),
        }))
      : [],
  }))
}

/** What the months' power costs, in cents. */
export type PowerYear = {
  readonly powerCents: number
  readonly excessCents: number
  /** Both, before taxes. */
  readonly totalCents: number
  /** Both with the tax on electricity and IVA, IGIC or IPSI. */
  readonly withTaxesCents: number
}

/** Whose power it is, as far as taxes look at it. */
export type PowerSupply = {
  readonly provinceCode: string
  readonly use: SupplyUse
  readonly voltage: Voltage | undefined
}

/**
 * What the months would be charged for power with other contracted powers (W, P1 first), each as a bill of its own that
 * begins on `day`: lines, rules of excess power and taxes are those of that day, and every line is rounded to the cent.
 * A year has 365 days. Errors as powerCharges and taxRules. Source: as excessPowerCharges and the rates.
 */
export function powerYear(
  { provinceCode, use, voltage }: PowerSupply,
  terms: readonly PowerTerms[],
  { powersW, months, day }: { powersW: readonly number[]; months: readonly KnownMonth[]; day: Day },
): PowerYear {
  const prices = terms.flatMap(({ power, excess }, index): ProductPrice[] => {
    const at = { tariffPeriod: (index + 1) as TariffPeriod, from: day }
    return [
      { ...at, concept: 'power', ...power },
      ...(excess ? [{ ...at, concept: 'excess_power' as const, ...excess }] : []),
    ]
  })
  const supply: BilledSupply = {
    energy: 'electricity',
    provinceCode,
    use,
    voltage,
    prices,
    yearDays: '365',
    powersW: [{ from: day, value: powersW }],
  }
  const rules = taxRules(taxedSupplyOn(supply, day), day)
  const bills = months.map(({ span, demandW }) => {
    const asOfNow = spanFrom(day, span)
    const demand = demandW.map((watts, index) => ({
      tariffPeriod: (index + 1) as TariffPeriod,
      demandW: watts,
    }))
    const power = powerCharges(supply, asOfNow)
    const excess = excessPowerCharges(supply, { energy: [], demand }, asOfNow)
    const { bill } = addUpBill([...power, ...excess], rules, asOfNow)
    return {
      powerCents: sumCents(power.map(chargeCents)),
      excessCents: sumCents(excess.map(chargeCents)),
      withTaxesCents: bill.totalCents,
    }
  })
  const powerCents = sumCents(bills.map((bill) => bill.powerCents))
  const excessCents = sumCents(bills.map((bill) => bill.excessCents))
  return {
    powerCents,
    excessCents,
    totalCents: powerCents + excessCents,
    withTaxesCents: sumCents(bills.map((bill) => bill.withTaxesCents)),
  }
}
