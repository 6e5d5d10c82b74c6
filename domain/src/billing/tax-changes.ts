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
import { findDecimal, percentOfCents, sumCents } from '../money.ts'
import type { Bill, BillTax, TaxName } from './bill.ts'
import { byAmount, changeParts, type ChangePart, type ExactPart } from './change-parts.ts'

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

/** What other bases and other rates did, in cents, and to which tax: the parts add up to the cents. */
export type TaxChange = {
  readonly baseCents: number
  readonly rateCents: number
  readonly ofBase: readonly ChangePart[]
  readonly ofRate: readonly ChangePart[]
}

type TaxRows = {
  readonly before: readonly BillTax[]
  readonly after: readonly BillTax[]
  /** Whether the rows of both match in order, regardless of their rates. */
  readonly inOrder?: boolean
}

function billed(rows: readonly BillTax[]): number {
  return sumCents(rows.map(({ amountCents }) => amountCents))
}

type NamedChange = {
  readonly tax: TaxName
  readonly base: Fraction
  readonly rate: Fraction
  readonly billedCents: number
}

/** What changed in the rows of one tax; `rateOfBase` as in changeOf. */
function namedChange(tax: TaxName, { before, after, inOrder }: TaxRows, rateOfBase: number): NamedChange {
  const pairs = (
    inOrder ? before.map((row, index) => ({ before: row, after: after[index] })) : paired(before, after)
  ).map(sidesOf)
  const parts = pairs.map(split)
  const ofTaxes = times(fraction(rateOfBase), pairs[0]?.oldRate ?? zero)
  return {
    tax,
    base: minus(sum(parts.map(({ base }) => base)), ofTaxes),
    rate: plus(sum(parts.map(({ rate }) => rate)), ofTaxes),
    billedCents: billed(after) - billed(before),
  }
}

/** What a tax came to more beyond its base and rate. */
function restOf({ base, rate, billedCents }: NamedChange): Fraction {
  return minus(fraction(billedCents), plus(base, rate))
}

/** `rateOfBase`: cents of the new bases that are there only because a tax which lies in them has another rate. */
function changeOf({ before, after, inOrder = false }: TaxRows, rateOfBase = 0): TaxChange {
  const names = [...new Set([...before, ...after].map(({ tax }) => tax))]
  const of = (rows: readonly BillTax[], name: TaxName): BillTax[] => rows.filter(({ tax }) => tax === name)
  const changes = names.map((name, index) =>
    namedChange(
      name,
      { before: of(before, name), after: of(after, name), inOrder },
      index === 0 ? rateOfBase : 0,
    ),
  )
  const isRounding = isWithin(sum(changes.map(restOf)), zero, before.length + after.length)
  const bases = changes.map((change) => (isRounding ? change.base : plus(change.base, restOf(change))))
  const rates = changes.map(({ rate }) => rate)
  const [baseCents = 0, rateCents = 0] = shareOut([sum(bases), sum(rates)], billed(after) - billed(before))
  const exact = (parts: readonly Fraction[]): ExactPart[] =>
    changes.map(({ tax, billedCents }, index) => ({
      source: { of: 'tax', tax },
      exactCents: parts[index] ?? zero,
      billedCents,
    }))
  return {
    baseCents,
    rateCents,
    ofBase: changeParts(exact(bases), baseCents),
    ofRate: changeParts(exact(rates), rateCents),
  }
}

/** Taxes on energy; the indirect one is on them too. */
function onEnergy({ tax }: BillTax): boolean {
  return tax === 'electricity_tax' || tax === 'hydrocarbon_tax'
}

type Side = { readonly rows: readonly BillTax[]; readonly bill: Bill }

/** IVA of a bill in two rows, energy first: as it has them, or its one row split in two. */
function energyAndServices({ rows, bill }: Side): BillTax[] {
  const [only] = rows
  if (rows.length !== 1 || !only) return rows.toSorted((a, b) => Number(a.rate) - Number(b.rate))
  const services = bill.lines.filter(({ kind }) => kind === 'service')
  const baseCents = sumCents(services.map(({ amountCents }) => amountCents))
  const amountCents = percentOfCents(baseCents, only.rate)
  return [
    { ...only, baseCents: only.baseCents - baseCents, amountCents: only.amountCents - amountCents },
    { ...only, baseCents, amountCents },
  ]
}

/**
 * The indirect taxes of two bills. Where a cut of IVA makes two rows of it in one of them, for services keep the
 * general rate, the one row of the other is split too, so that each meets its own.
 */
function indirectRows(before: Bill, after: Bill): TaxRows {
  const sides = [before, after].map((bill) => ({ bill, rows: bill.taxes.filter((tax) => !onEnergy(tax)) }))
  const all = sides.flatMap(({ rows }) => rows)
  const isCut =
    all.length === 3 &&
    sides.every(({ rows }) => rows.length > 0) &&
    all.every(({ tax, rateUnit, rate }) => tax === 'IVA' && rateUnit === '%' && findDecimal(rate) === rate)
  const [was = [], is = []] = sides.map((side) => (isCut ? energyAndServices(side) : side.rows))
  return { before: was, after: is, inOrder: isCut }
}

/**
 * What other bases and what other rates change in the taxes, in cents that add up to their difference: the base first,
 * at the earlier rate. What another rate of a tax on energy does to the indirect tax, which is on it too, counts as a change of
 * the rate. A tax that changes from per cent to its minimum by energy has another rate. What a tax came to beyond its
 * rate goes with the bases.
 */
export function taxChanges(before: Bill, after: Bill): TaxChange {
  const energy = changeOf({ before: before.taxes.filter(onEnergy), after: after.taxes.filter(onEnergy) })
  const indirect = changeOf(indirectRows(before, after), energy.rateCents)
  return {
    baseCents: energy.baseCents + indirect.baseCents,
    rateCents: energy.rateCents + indirect.rateCents,
    ofBase: [...energy.ofBase, ...indirect.ofBase].toSorted(byAmount),
    ofRate: [...energy.ofRate, ...indirect.ofRate].toSorted(byAmount),
  }
}
