import { parseCups } from '../identity/cups.ts'
import { parsePostalCode } from '../identity/postal-code.ts'
import { decimalOf, findDecimal, productCents, roundedProduct, type Decimal } from '../money.ts'
import { parseDay, partsOfDay, type Day } from '../time/day.ts'
import {
  invoiceQrTypes,
  pricingLetters,
  type InvoiceQrPricing,
  type InvoiceQrType,
  type OfPowerPeriods,
} from './invoice-qr.ts'

/**
 * A price of power below this is per day. The regulated part of P2 alone was never below 0.69 EUR/kW·year (2023
 * 1.342713, 2024 0.968852, 2025 0.697588, 2026 0.725423) and that of P1 never below 25, while 0.5 EUR/kW·day would
 * be 182 a year, over six times the regulated price. The more expensive period decides for both.
 */
const LEAST_YEARLY_POWER_PRICE_MICROS = 500_000
/** The example in the annex lost its decimal points (26164043): such a price is an error, not a price. */
const MOST_POWER_PRICE_MICROS = 500_000_000
/** Over twice the highest price the wholesale market allows. */
const MOST_ENERGY_PRICE_MICROS = 10_000_000
/** 2.0TD ends there (Circular 3/2020, art. 6). */
const MOST_CONTRACTED_W = 15_000
const MOST_THOUSANDTHS = 1_000_000_000
const MOST_CENTS = 1_000_000_000

function micros(price: Decimal) {
  return roundedProduct([price], { decimals: 6 })
}

function findBoundedDecimal(text: string): Decimal | undefined {
  const decimal = findDecimal(text)
  return decimal !== undefined && /^-?\d{1,9}(?:\.\d{1,9})?$/.test(decimal) ? decimal : undefined
}

/** kW in W or kWh in Wh, rounded to the whole one; not negative. */
export function findThousandths(text: string, most = MOST_THOUSANDTHS): number | undefined {
  const decimal = findBoundedDecimal(text)
  if (decimal === undefined || decimal.startsWith('-')) return undefined
  const units = roundedProduct([decimal], { decimals: 3 })
  return units <= most ? units : undefined
}

/** Contracted power of one period in W. */
export function findContractedW(text: string): number | undefined {
  return findThousandths(text, MOST_CONTRACTED_W)
}

/** Euros in cents, rounded half away from zero; may be negative, because refunds are. */
export function findCents(text: string): number | undefined {
  const decimal = findBoundedDecimal(text)
  const cents = decimal === undefined ? undefined : productCents([decimal])
  return cents !== undefined && Math.abs(cents) <= MOST_CENTS ? cents : undefined
}

/** Price of power, as it is written. */
export function findPowerPrice(text: string): Decimal | undefined {
  const price = findBoundedDecimal(text)
  return price === undefined || price.startsWith('-') || micros(price) > MOST_POWER_PRICE_MICROS
    ? undefined
    : price
}

/** Price of energy, as it is written. May be negative: an indexed average of cheap hours can be. */
export function findEnergyPrice(text: string): Decimal | undefined {
  const price = findBoundedDecimal(text)
  return price === undefined || Math.abs(micros(price)) > MOST_ENERGY_PRICE_MICROS ? undefined : price
}

/** A day that a bill can have: years beyond would leave the calendar when one is added. */
export function findBillDay(text: string): Day | undefined {
  const day = parseDay(text)
  return day !== undefined && day >= '2000-01-01' && day < '2200-01-01' ? day : undefined
}

/** '0000-00-00', which several retailers write, is a day that is not there. */
export function findDayOrNone(text: string): { day: Day | undefined } | undefined {
  if (text === '0000-00-00') return { day: undefined }
  const day = parseDay(text)
  return day === undefined ? undefined : { day }
}

/** CUPS of 20 or 22 characters in canonical form. */
export function findCups(text: string): string | undefined {
  const parsed = parseCups(text)
  return parsed.ok ? parsed.cups : undefined
}

/** Spanish postal code. */
export function findPostalCode(text: string): string | undefined {
  const parsed = parsePostalCode(text)
  return parsed.ok ? parsed.postalCode : undefined
}

/** CNMC code of a retailer. */
export function findRetailerCode(text: string): string | undefined {
  return /^R2-\d{3,4}$/i.test(text) ? text.toUpperCase() : undefined
}

/** One of the five letters of `tf`. */
export function findInvoiceType(text: string): InvoiceQrType | undefined {
  return invoiceQrTypes.find((type) => type === text.toUpperCase())
}

/** 1 or 0. */
export function findBoolean(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined
}

/** The name whose index in the list the digit gives. */
export function findByDigit<Name>(names: readonly Name[], text: string): Name | undefined {
  return /^\d$/.test(text) ? names[Number(text)] : undefined
}

/** `tc`: how energy is priced, and whether there is a fixed monthly fee. */
export function findContractType(
  text: string,
): { pricing: InvoiceQrPricing; fixedMonthlyFee: boolean } | undefined {
  const [, letter, fee] = /^([A-H])([01])$/i.exec(text) ?? []
  const names = Object.keys(pricingLetters) as InvoiceQrPricing[]
  const pricing = names.find((name) => pricingLetters[name] === letter?.toUpperCase())
  return pricing === undefined ? undefined : { pricing, fixedMonthlyFee: fee === '1' }
}

/** Price per day × days of the year of the last day billed, exact. */
function perYear(pricePerDay: Decimal, lastDay: Day): Decimal {
  const { year } = partsOfDay(lastDay)
  const yearDays = parseDay(`${year}-02-29`) === undefined ? 365 : 366
  const decimals = pricePerDay.split('.')[1]?.length ?? 0
  return decimalOf(roundedProduct([pricePerDay, yearDays], { decimals }), decimals)
}

/** Prices per year, and as they were where they are per day by their size. */
export function findYearlyPowerPrices(
  prices: OfPowerPeriods<Decimal> | undefined,
  lastDay: Day,
): {
  powerPricesPerKwYear?: OfPowerPeriods<Decimal>
  powerPricesPerKwDay?: OfPowerPeriods<Decimal>
} {
  if (prices === undefined) return {}
  const dearest = Math.max(micros(prices[0]), micros(prices[1]))
  if (dearest === 0 || dearest >= LEAST_YEARLY_POWER_PRICE_MICROS) return { powerPricesPerKwYear: prices }
  return {
    powerPricesPerKwYear: [perYear(prices[0], lastDay), perYear(prices[1], lastDay)] as const,
    powerPricesPerKwDay: prices,
  }
}
