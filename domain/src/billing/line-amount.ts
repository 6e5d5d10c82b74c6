import { roundedProduct } from '../money.ts'
import type { BillLine, Charge } from './bill.ts'

const MONTHS_A_YEAR = 12

/**
 * What a charge comes to in units of 1 / 10^decimals euros, rounded once: quantity × price, with days as the price's
 * unit says (bill.ts, priceUnits). Throws RangeError if quantity or price is no decimal, when a price by time has
 * no days, and as roundedProduct does.
 */
export function chargeAmount(charge: Charge, decimals: number): number {
  const { quantity, price, priceUnit, days, yearDays = 365 } = charge
  if (priceUnit === 'EUR' || priceUnit === 'EUR/kWh' || priceUnit === 'EUR/kvarh') {
    return roundedProduct([quantity, price], { decimals })
  }
  if (days === undefined) {
    if (priceUnit === 'EUR/month') return roundedProduct([quantity, price], { decimals })
    throw new RangeError('a price by time needs days')
  }
  if (priceUnit === 'EUR/day' || priceUnit === 'EUR/kW/day') {
    return roundedProduct([quantity, price, days], { decimals })
  }
  const months = priceUnit === 'EUR/month' ? MONTHS_A_YEAR : 1
  return roundedProduct([quantity, price, days, months], { decimals, dividedBy: yearDays })
}

/** What a charge comes to in cents, rounded half away from zero. Errors as chargeAmount. */
export function chargeCents(charge: Charge): number {
  return chargeAmount(charge, 2)
}

/** Whether a charge gives back a share of some euros: they are its quantity, and the share is its price (bill.ts, Charge). */
export function givesShareBack({ kind, unit, quantity, price, priceUnit }: Charge): boolean {
  return (
    (kind === 'discount' || kind === 'social_bonus') &&
    unit === 'unit' &&
    priceUnit === 'EUR' &&
    Number(quantity) !== 1 &&
    Math.abs(Number(price)) <= 1
  )
}

/** Whether a charge is a yearly interest on some euros: they are its quantity, and its price the rate of a year. */
export function isYearlyInterest({ kind, priceUnit }: Charge): boolean {
  return kind === 'interest' && priceUnit === 'EUR/year'
}

/**
 * What a line would come to by its own factors, in cents, where it gives back less than that: surplus and battery stop
 * at their cap. Undefined if the line is what it says; a cent is rounding. Errors as chargeAmount.
 */
export function uncappedCents(line: BillLine): number | undefined {
  if (line.kind !== 'surplus' && line.kind !== 'battery') return undefined
  const computedCents = chargeCents(line)
  return computedCents < line.amountCents - 1 ? computedCents : undefined
}
