import {
  fraction,
  isWithin,
  isZero,
  minus,
  over,
  plus,
  shareOut,
  sum,
  times,
  zero,
  type Fraction,
} from '../fraction.ts'
import { sumCents } from '../money.ts'
import type { Bill, BillTax, TaxName } from './bill.ts'

type PairedTax = { readonly before: BillTax | undefined; readonly after: BillTax | undefined }

/** The rows of one tax: those of one rate belong together, what is left in the order of the bills. */
function paired(before: readonly BillTax[], after: readonly BillTax[]): PairedTax[] {
  const left = [...after]
  const open: BillTax[] = []
  const same = before.flatMap((tax): PairedTax[] => {
    const index = left.findIndex(({ rate, rateUnit }) => rate === tax.rate && rateUnit === tax.rateUnit)
    if (index >= 0) return left.splice(index, 1).map((found) => ({ before: tax, after: found }))
    open.push(tax)
    return []
  })
  const rows = Math.max(open.length, left.length)
  const others = Array.from({ length: rows }, (_, row) => ({ before: open[row], after: left[row] }))
  return [...same, ...others]
}

type Taxed = { readonly base: Fraction; readonly rate: Fraction | undefined }

/** What is taxed and by how much, so that the product is in cents. */
function taxed(tax: BillTax | undefined, byEnergy: boolean): Taxed {
  if (!tax) return { base: zero, rate: undefined }
  if (byEnergy) {
    return { base: fraction(tax.quantityKwh ?? 0), rate: times(fraction(tax.rate), fraction(100)) }
  }
  const base = fraction(tax.baseCents)
  if (tax.rateUnit === '%') return { base, rate: over(fraction(tax.rate), fraction(100)) }
  return { base, rate: isZero(base) ? undefined : over(fraction(tax.amountCents), base) }
}

type Sides = {
  readonly was: Taxed
  readonly is: Taxed
  readonly oldRate: Fraction
  readonly newRate: Fraction
}

function sidesOf({ before, after }: PairedTax): Sides {
  const byEnergy = [before, after].every((tax) => tax === undefined || tax.rateUnit === 'EUR/kWh')
  const [was, is] = [taxed(before, byEnergy), taxed(after, byEnergy)]
  const oldRate = was.rate ?? is.rate ?? zero
  return { was, is, oldRate, newRate: is.rate ?? oldRate }
}

/** What the tax came to more because of its base, and then because of its rate. */
function split({ was, is, oldRate, newRate }: Sides): { readonly base: Fraction; readonly rate: Fraction } {
  return {
    base: times(minus(is.base, was.base), oldRate),
    rate: times(is.base, minus(newRate, oldRate)),
  }
}

type TaxChange = { readonly baseCents: number; readonly rateCents: number }

type TaxRows = { readonly before: readonly BillTax[]; readonly after: readonly BillTax[] }

const billed = (rows: readonly BillTax[]): number => sumCents(rows.map(({ amountCents }) => amountCents))

/** `rateOfBase`: cents of the new bases that are there only because a tax which lies in them has another rate. */
function changeOf({ before, after }: TaxRows, rateOfBase = 0): TaxChange {
  const names = new Set([...before, ...after].map(({ tax }) => tax))
  const of = (rows: readonly BillTax[], name: TaxName): BillTax[] => rows.filter(({ tax }) => tax === name)
  const pairs = [...names].flatMap((name) => paired(of(before, name), of(after, name)).map(sidesOf))
  const parts = pairs.map(split)
  const totalCents = billed(after) - billed(before)
  const ofTaxes = times(fraction(rateOfBase), pairs[0]?.oldRate ?? zero)
  const rate = plus(sum(parts.map((part) => part.rate)), ofTaxes)
  const base = minus(sum(parts.map((part) => part.base)), ofTaxes)
  const rest = minus(fraction(totalCents), plus(base, rate))
  const isRounding = isWithin(rest, zero, before.length + after.length)
  const [baseCents = 0, rateCents = 0] = shareOut([isRounding ? base : plus(base, rest), rate], totalCents)
  return { baseCents, rateCents }
}

/** Taxes on energy; the indirect one is on them too. */
const onEnergy = ({ tax }: BillTax): boolean => tax === 'electricity_tax' || tax === 'hydrocarbon_tax'

/**
 * What other bases and what other rates change in the taxes, in cents that add up to their difference: the base first,
 * at the earlier rate. What another rate of a tax on energy does to the indirect tax, which is on it too, is told of
 * the rate. A tax that changes from per cent to its minimum by energy has another rate. What a tax came to beyond its
 * rate goes with the bases.
 */
export function taxChanges(before: Bill, after: Bill): TaxChange {
  const energy = changeOf({ before: before.taxes.filter(onEnergy), after: after.taxes.filter(onEnergy) })
  const [was, is] = [before, after].map(({ taxes }) => taxes.filter((tax) => !onEnergy(tax)))
  const indirect = changeOf({ before: was ?? [], after: is ?? [] }, energy.rateCents)
  return {
    baseCents: energy.baseCents + indirect.baseCents,
    rateCents: energy.rateCents + indirect.rateCents,
  }
}
