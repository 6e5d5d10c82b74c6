import { percentOfCents, productCents, sumCents, type Decimal } from '../money.ts'
import { energyKwh } from './add-up.ts'
import { untaxedKinds, type Bill, type LineKind, type TaxName } from './bill.ts'
import type { TaxRules } from './tax-rules.ts'

/** A tax that a bill should have by the rules, to compare with what it has. */
export type ExpectedTax = {
  readonly tax: TaxName
  /** Per cent that distinguishes two taxes of one name (IGIC and IPSI). */
  readonly percent?: Decimal
  /** Bases in cents that are right, ours first; none where the tax is of kWh alone. */
  readonly basesCents: readonly number[]
  /** What the tax comes to in cents on a base. Throws RangeError on a base that is not whole. */
  readonly amountOf: (baseCents: number) => number
}

function sumOfKinds({ lines }: Bill, kinds: readonly LineKind[]): number {
  return sumCents(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
}

/** The base whole, and without any of the kinds that some bills leave out. */
function basesWithout(bill: Bill, kinds: readonly LineKind[], leftOut: readonly LineKind[]): number[] {
  return leftOut.reduce<number[]>(
    (bases, kind) => {
      const cents = sumOfKinds(bill, [kind])
      return cents === 0 ? bases : [...bases, ...bases.map((base) => base - cents)]
    },
    [sumOfKinds(bill, kinds)],
  )
}

function isOf(bases: readonly number[], baseCents: number): boolean {
  return bases.some((base) => Math.abs(base - baseCents) <= 1)
}

/**
 * The taxes that a bill should have, from what its own lines say: the indirect tax stands on the tax on energy as the
 * bill says it, so that one wrong figure is reported once. Amounts in cents. Throws RangeError if a line of energy has no
 * quantity in decimal or an amount is not whole.
 */
export function expectedTaxes(bill: Bill, rules: TaxRules): ExpectedTax[] {
  const { electricityTax, hydrocarbonTaxEurKwh, indirectTax } = rules
  const expected: ExpectedTax[] = []
  if (electricityTax) {
    const { percent, minimumEurKwh, reduced, base, leftOutBySome = [] } = electricityTax
    const quantityKwh = energyKwh(bill.lines)
    const least = Number(quantityKwh) > 0 ? productCents([quantityKwh, minimumEurKwh]) : -Infinity
    const whole = basesWithout(bill, base, leftOutBySome)
    const kept = reduced ? whole.map((cents) => percentOfCents(cents, reduced.keptPercent)) : []
    expected.push({
      tax: 'electricity_tax',
      basesCents: [...whole, ...kept],
      // A bill may have the reduced base and the whole percentage.
      amountOf: (baseCents) =>
        Math.max(
          least,
          percentOfCents(
            baseCents,
            reduced && isOf(kept, baseCents) && !isOf(whole, baseCents) ? reduced.lawPercent : percent,
          ),
        ),
    })
  }
  if (hydrocarbonTaxEurKwh !== undefined) {
    const amount = productCents([energyKwh(bill.lines), hydrocarbonTaxEurKwh])
    expected.push({ tax: 'hydrocarbon_tax', basesCents: [], amountOf: () => amount })
  }
  if (indirectTax) {
    const { tax, percent, apart } = indirectTax
    const onEnergy = bill.taxes
      .filter((said) => said.tax === 'electricity_tax' || said.tax === 'hydrocarbon_tax')
      .map(({ amountCents }) => amountCents)
    const lines = bill.lines.map(({ amountCents }) => amountCents)
    const all = sumCents([...lines, ...onEnergy]) - sumOfKinds(bill, untaxedKinds)
    const baseApart = apart ? sumOfKinds(bill, apart.kinds) : 0
    const of = (rate: Decimal, baseCents: number): ExpectedTax => ({
      tax,
      percent: rate,
      basesCents: [baseCents],
      amountOf: (base) => percentOfCents(base, rate),
    })
    expected.push(of(percent, all - baseApart))
    if (apart && baseApart !== 0) expected.push(of(apart.percent, baseApart))
  }
  return expected
}
