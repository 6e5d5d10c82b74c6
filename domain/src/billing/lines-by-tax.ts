import { sumCents } from '../money.ts'
import { lastDayOf } from '../time/date-span.ts'
import { untaxedKinds, type Bill, type BillLine, type BillTax, type TaxName } from './bill.ts'
import { findOn } from './rates/dated.ts'
import { notEnergy, notInIvaCut } from './rates/indirect-taxes.ts'

/** An indirect tax at one rate, and what of the bill it is of. */
export type TaxedLines = {
  readonly tax: BillTax
  readonly lines: readonly BillLine[]
  /** The taxes on energy that are part of its base. */
  readonly onEnergy: readonly BillTax[]
}

const indirect: readonly TaxName[] = ['IVA', 'IGIC', 'IPSI']

/**
 * The lines of a bill by the indirect tax that they bear: all by the one, or, where there are two rates, those that are
 * taxed apart (no energy for IGIC and IPSI, out of the cut for IVA) by the second; what bears none, by the first at nothing
 * of its own. Undefined if the bases and the
 * total do not come to it to the cent, so that a bill calculated in another way says nothing false. Source: as the rows of
 * rates/indirect-taxes.ts.
 */
export function linesByIndirectTax(bill: Bill): readonly TaxedLines[] | undefined {
  const { lines, taxes, totalCents } = bill
  const onEnergy = taxes.filter(({ tax }) => !indirect.includes(tax))
  const [first, second, ...more] = taxes.filter(({ tax }) => indirect.includes(tax))
  if (!first || more.length > 0) return undefined
  const kinds =
    second === undefined
      ? []
      : findOn(first.tax === 'IVA' ? notInIvaCut : notEnergy, lastDayOf(bill.span))?.value
  if (!kinds) return undefined
  const untaxed = lines.filter(({ kind }) => untaxedKinds.includes(kind))
  const main = lines.filter(({ kind }) => !kinds.includes(kind) && !untaxedKinds.includes(kind))
  const apart = lines.filter(({ kind }) => kinds.includes(kind))
  const grouped = (mainTax: BillTax, apartTax: BillTax | undefined): readonly TaxedLines[] => [
    { tax: mainTax, lines: main, onEnergy },
    ...(apartTax ? [{ tax: apartTax, lines: apart, onEnergy: [] }] : []),
    ...(untaxed.length > 0 ? [{ tax: noTax(first.tax, untaxed), lines: untaxed, onEnergy: [] }] : []),
  ]
  const orders = [grouped(first, second), ...(second ? [grouped(second, first)] : [])]
  const total = sumCents([...lines, ...taxes].map(({ amountCents }) => amountCents))
  return total === totalCents ? orders.find((groups) => groups.every(isWhole)) : undefined
}

/** A tax of nothing on what is in no base. */
function noTax(tax: TaxName, lines: readonly BillLine[]): BillTax {
  const baseCents = sumCents(lines.map(({ amountCents }) => amountCents))
  return { tax, rateUnit: '%', rate: '0', baseCents, amountCents: 0 }
}

function isWhole({ tax, lines, onEnergy }: TaxedLines): boolean {
  return sumCents([...lines, ...onEnergy].map(({ amountCents }) => amountCents)) === tax.baseCents
}

/** A bill without IVA, IGIC or IPSI, in cents: what whoever deducts them books. Taxes on energy are part of it. */
export function netOfIndirectTaxCents({ totalCents, taxes }: Pick<Bill, 'totalCents' | 'taxes'>): number {
  return (
    totalCents -
    sumCents(taxes.filter(({ tax }) => indirect.includes(tax)).map(({ amountCents }) => amountCents))
  )
}
