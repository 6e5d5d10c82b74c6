import type { Parsed } from './identity/parsed.ts'

/**
 * A number written in decimal: '0.097553', '-3', '5.11269632'. Rates and quantities travel so, because 0.03 × 142.50
 * in binary fractions is 4.27 and not 4.28.
 */
export type Decimal = string

type Scaled = { units: bigint; scale: bigint }

function scaled(factor: Decimal | number): Scaled {
  if (typeof factor === 'number' && !Number.isSafeInteger(factor)) {
    throw new RangeError('a factor that is not whole must be written as a decimal')
  }
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(factor)) ?? []
  if (whole === undefined) throw new RangeError('not a decimal number')
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, scale: 10n ** BigInt(fraction.length) }
}

function divideHalfAway(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n
  const quotient = ((negative ? -numerator : numerator) * 2n + denominator) / (denominator * 2n)
  const result = Number(negative ? -quotient : quotient)
  if (!Number.isSafeInteger(result)) throw new RangeError('an amount too large to be exact')
  return result
}

/**
 * The exact product of the factors, divided by a whole number, in units of 1 / 10^decimals, rounded half away from
 * zero once at the end. Factors are decimals as text or whole numbers. Throws RangeError on anything else, on a
 * divisor below 1, and when the result is not a safe integer.
 */
export function roundedProduct(
  factors: readonly (Decimal | number)[],
  { decimals, dividedBy = 1 }: { decimals: number; dividedBy?: number },
): number {
  if (!Number.isSafeInteger(dividedBy) || dividedBy < 1) throw new RangeError('not a divisor')
  let units = 10n ** BigInt(decimals)
  let scale = BigInt(dividedBy)
  for (const factor of factors) {
    const next = scaled(factor)
    units *= next.units
    scale *= next.scale
  }
  return divideHalfAway(units, scale)
}

/**
 * A line of a bill in cents: the product of quantities and a price in euros, rounded to the cent once. Power is
 * productCents(['4.6', '27.704413', 30], 365): kW × EUR/kW·year × days ÷ days of the year.
 * Errors as roundedProduct. Source: bills round each line and then add (ATR invoices: 1.94 + 0.12 = 2.06).
 */
export function productCents(factors: readonly (Decimal | number)[], dividedBy = 1): number {
  return roundedProduct(factors, { decimals: 2, dividedBy })
}

/**
 * An amount in cents times a rate ('1.21'), rounded to the cent half away from zero. Throws RangeError if the
 * amount is not whole or the rate is no decimal.
 */
export function multiplyCents(amountCents: number, rate: Decimal | number): number {
  return roundedProduct([amountCents, rate], { decimals: 0 })
}

/** A percentage of an amount in cents, to the cent: 3 % of 14250 is 428. Errors as multiplyCents. */
export function percentOfCents(amountCents: number, percent: Decimal | number): number {
  return roundedProduct([amountCents, percent], { decimals: 0, dividedBy: 100 })
}

/**
 * A whole number of 1 / 10^decimals written in decimal: 1200 of 3 decimals is '1.2'. Zeros at its end go, down to
 * `leastDecimals`: 6020 of 2 decimals is '60.2', with 2 of them '60.20'. Throws RangeError if it is not whole.
 */
export function decimalOf(units: number, decimals: number, leastDecimals = 0): Decimal {
  if (!Number.isSafeInteger(units)) throw new RangeError('not a whole number of units')
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits
    .slice(digits.length - decimals)
    .replace(/0+$/, '')
    .padEnd(leastDecimals, '0')
  return (units < 0 ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`)
}

/** The same decimal without trailing zeros: '0.100000000' is '0.1'. Throws RangeError if it is not a decimal. */
export function plainDecimal(decimal: Decimal): Decimal {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? []
  if (whole === '') throw new RangeError('not a decimal number')
  const plain = whole + (fraction === '' ? '' : `.${fraction}`)
  return plain === '0' ? plain : sign + plain
}

/** The same decimal with the other sign. Errors as plainDecimal. */
export function negative(decimal: Decimal): Decimal {
  const plain = plainDecimal(decimal)
  return plain === '0' ? plain : plain.startsWith('-') ? plain.slice(1) : `-${plain}`
}

/** The sum of amounts in cents; 0 of none. Throws RangeError if one of them is not whole. */
export function sumCents(amountsCents: Iterable<number>): number {
  let sum = 0
  for (const amount of amountsCents) {
    if (!Number.isSafeInteger(amount)) throw new RangeError('cents are whole numbers')
    sum += amount
  }
  return sum
}

/** Cents as the number of euros that goes on the wire, with at most two decimals. Throws RangeError if not whole. */
export function centsToEuroNumber(amountCents: number): number {
  if (!Number.isSafeInteger(amountCents)) throw new RangeError('cents are whole numbers')
  return amountCents / 100
}

/**
 * Euros as a JavaScript number (from the wire) in cents, read by its written digits and rounded half away from zero,
 * so 1.005 is 101. Throws RangeError if it is not a finite number or has no plain decimal form.
 */
export function euroNumberToCents(euros: number): number {
  return productCents([String(euros)])
}

/**
 * A number as people write it in Spain or elsewhere as a decimal: '4,6' and '4.6' are '4.6', '1.234,56' and
 * '1,234.56' are '1234.56'. A single separator is the decimal one. Spaces do not matter. Returns undefined for
 * anything else (an empty text too).
 */
export function findDecimal(text: string): Decimal | undefined {
  const bare = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace('\u2212', '-')
  const plain = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(bare)
  const grouped =
    /^(-?)(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(bare) ?? /^(-?)(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(bare)
  const [, sign = '', whole, fraction] = plain ?? grouped ?? []
  if (whole === undefined) return undefined
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return sign + digits + (fraction === undefined ? '' : `.${fraction}`)
}

export type ParsedAmount = Parsed<{ cents: number }, 'required_field' | 'not_valid'>

/**
 * Reads an amount of euros, decimal comma or dot, a euro sign allowed. More than two decimals are refused, not
 * rounded: '1.234' may be a thousand. Errors: required_field when empty, not_valid.
 */
export function parseAmount(text: string): ParsedAmount {
  const bare = text.replace('€', '').trim()
  if (bare === '') return { ok: false, error: 'required_field' }
  const decimal = findDecimal(bare)
  if (decimal === undefined || !/^-?\d{1,12}(?:\.\d{1,2})?$/.test(decimal)) {
    return { ok: false, error: 'not_valid' }
  }
  return { ok: true, cents: productCents([decimal]) }
}
