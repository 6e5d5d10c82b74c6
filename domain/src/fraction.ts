import type { Decimal } from './money.ts'

/** An exact fraction in lowest terms, its denominator above 0: averages and shares of money before it is rounded. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

function gcd(a: bigint, b: bigint): bigint {
  let [greater, lesser] = [a < 0n ? -a : a, b]
  while (lesser > 0n) [greater, lesser] = [lesser, greater % lesser]
  return greater
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('division by zero')
  const [above, below] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator]
  const shared = gcd(above, below)
  return { numerator: above / shared, denominator: below / shared }
}

/** A decimal as text or a whole number as a fraction. Throws RangeError on anything else. */
export function fraction(value: Decimal | number | bigint): Fraction {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === undefined) throw new RangeError('not a decimal number')
  const units = BigInt(whole + decimals)
  return reduced(sign === '-' ? -units : units, 10n ** BigInt(decimals.length))
}

export const zero: Fraction = { numerator: 0n, denominator: 1n }

/** a + b. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** a − b. */
export function minus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
}

/** The product of all; 1 of none. */
export function times(...factors: readonly Fraction[]): Fraction {
  let [numerator, denominator] = [1n, 1n]
  for (const factor of factors) {
    numerator *= factor.numerator
    denominator *= factor.denominator
  }
  return reduced(numerator, denominator)
}

/** a ÷ b. Throws RangeError if b is 0. */
export function over(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator, a.denominator * b.numerator)
}

/** The sum of all; 0 of none. */
export function sum(addends: readonly Fraction[]): Fraction {
  return addends.reduce(plus, zero)
}

export function isZero({ numerator }: Fraction): boolean {
  return numerator === 0n
}

/** Whether the two are no further apart than so many whole units. */
export function isWithin(a: Fraction, b: Fraction, units: number): boolean {
  const { numerator, denominator } = minus(a, b)
  return (numerator < 0n ? -numerator : numerator) <= BigInt(units) * denominator
}

/** Whether a lies above b. */
export function isAbove(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator
}

function floor({ numerator, denominator }: Fraction): bigint {
  const cut = numerator / denominator
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut
}

/**
 * Whole numbers for exact parts that add up to a total: each part rounded down, what is left to the largest
 * remainders, of equal ones to the first. Parts of exactly 0 stay 0; where all are, the one at `otherwise` is the total.
 * What the parts fall short of the total, or exceed it, is shared out alike. Throws RangeError on a total not whole.
 */
export function shareOut(parts: readonly Fraction[], total: number, otherwise = 0): number[] {
  const floors = parts.map(floor)
  const shown = parts.map((part, index) => ({ part, index })).filter(({ part }) => !isZero(part))
  const left = BigInt(total) - floors.reduce((added, whole) => added + whole, 0n)
  if (shown.length === 0) return parts.map((_, index) => (index === otherwise ? Number(left) : 0))
  const count = BigInt(shown.length)
  const each = floor(reduced(left, count))
  const remainder = ({ part, index }: (typeof shown)[number]): Fraction =>
    minus(part, { numerator: floors[index] ?? 0n, denominator: 1n })
  const first = new Set(
    shown
      .toSorted((a, b) => {
        const [one, two] = [remainder(a), remainder(b)]
        return isAbove(one, two) ? -1 : isAbove(two, one) ? 1 : a.index - b.index
      })
      .slice(0, Number(left - each * count))
      .map(({ index }) => index),
  )
  return floors.map((whole, index) => {
    const part = parts[index]
    return part === undefined || isZero(part) ? 0 : Number(whole + each + (first.has(index) ? 1n : 0n))
  })
}
