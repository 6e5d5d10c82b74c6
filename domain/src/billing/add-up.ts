import { decimalOf, roundedProduct, sumCents, type Decimal } from '../money.ts'
import type { DateSpan } from '../time/date-span.ts'
import { untaxedKinds, type Bill, type BillTax, type Charge } from './bill.ts'
import { capped, sumOf, type Amount } from './caps.ts'
import { chargeAmount } from './line-amount.ts'
import type { TaxRules } from './tax-rules.ts'

/** A bill, and what surplus and battery could not pay off in it (cents, never negative). */
export type AddedUp = {
  readonly bill: Bill
  /** Surplus above its cap: lost, or a battery takes it. */
  readonly surplusLeftCents: number
  /** What stays in the battery of what was offered. */
  readonly batteryLeftCents: number
}

/** The electric or gas energy of the charges in kWh, exact. */
export function energyKwh(charges: readonly Charge[]): Decimal {
  const wh = charges
    .filter(({ kind, unit }) => kind === 'energy' && unit === 'kWh')
    .map(({ quantity }) => roundedProduct([quantity], { decimals: 6 }))
  return decimalOf(sumCents(wh), 6)
}

/** A tax in units of 1 / 10^decimals euros. */
type TaxAmount = Omit<BillTax, 'baseCents' | 'amountCents'> & {
  readonly base: number
  readonly units: number
}

function energyTaxes(amounts: readonly Amount[], rules: TaxRules, decimals: number): TaxAmount[] {
  const taxes: TaxAmount[] = []
  const quantityKwh = energyKwh(amounts.map(({ charge }) => charge))
  if (rules.electricityTax) {
    const { percent, minimumEurKwh, base: kinds } = rules.electricityTax
    const base = sumOf(amounts, kinds)
    const units = roundedProduct([base, percent], { decimals: 0, dividedBy: 100 })
    const minimum = roundedProduct([quantityKwh, minimumEurKwh], { decimals })
    // Without energy there is no minimum: a correction gives money back together with its tax.
    taxes.push(
      Number(quantityKwh) > 0 && minimum > units
        ? {
            tax: 'electricity_tax',
            rateUnit: 'EUR/kWh',
            rate: minimumEurKwh,
            base,
            quantityKwh,
            units: minimum,
          }
        : { tax: 'electricity_tax', rateUnit: '%', rate: percent, base, units },
    )
  }
  if (rules.hydrocarbonTaxEurKwh !== undefined) {
    taxes.push({
      tax: 'hydrocarbon_tax',
      rateUnit: 'EUR/kWh',
      rate: rules.hydrocarbonTaxEurKwh,
      base: sumOf(amounts, ['energy']),
      quantityKwh,
      units: roundedProduct([quantityKwh, rules.hydrocarbonTaxEurKwh], { decimals }),
    })
  }
  return taxes
}

function indirectTaxes(
  amounts: readonly Amount[],
  onEnergy: readonly TaxAmount[],
  { indirectTax }: TaxRules,
): TaxAmount[] {
  if (!indirectTax) return []
  const { tax, percent, apart } = indirectTax
  const of = (base: number, rate: Decimal): TaxAmount => ({
    tax,
    rateUnit: '%',
    rate,
    base,
    units: roundedProduct([base, rate], { decimals: 0, dividedBy: 100 }),
  })
  const baseApart = apart ? sumOf(amounts, apart.kinds) : 0
  const taxed = sumOf(amounts) - sumOf(amounts, untaxedKinds)
  const base = taxed + sumCents(onEnergy.map(({ units }) => units)) - baseApart
  return apart && baseApart !== 0 ? [of(base, percent), of(baseApart, apart.percent)] : [of(base, percent)]
}

const CENTS = 2
const FINE = 8

/**
 * Adds up a bill: each charge rounded to the cent, surplus and battery capped, then the tax on energy (electricity:
 * the percentage of its base or the minimum per kWh, whichever is more; without energy the percentage), then the
 * indirect tax on all of it but interest. With `rounded: 'total'` the lines are still in cents, but the total is that of the exact amounts.
 * Amounts in cents; errors as chargeAmount. Source: RD 244/2019 art. 14 (cap), Ley 38/1992 art. 99 (minimum).
 */
export function addUpBill(charges: readonly Charge[], rules: TaxRules, span: DateSpan): AddedUp {
  const decimals = rules.rounded === 'total' ? FINE : CENTS
  const cents = (units: number): number =>
    roundedProduct([units], { decimals: 0, dividedBy: 10 ** (decimals - CENTS) })
  const surplus = capped(
    charges.map((charge) => ({ charge, units: chargeAmount(charge, decimals) })),
    'surplus',
    rules.surplusWithin,
  )
  const { amounts, left } = capped(surplus.amounts, 'battery', rules.batteryWithin)
  const onEnergy = energyTaxes(amounts, rules, decimals)
  const taxes = [...onEnergy, ...indirectTaxes(amounts, onEnergy, rules)]
  return {
    bill: {
      span,
      lines: amounts.map(({ charge, units }) => ({ ...charge, amountCents: cents(units) })),
      taxes: taxes.map(({ base, units, ...tax }) => ({
        ...tax,
        baseCents: cents(base),
        amountCents: cents(units),
      })),
      totalCents: cents(sumOf(amounts) + sumCents(taxes.map(({ units }) => units))),
    },
    surplusLeftCents: cents(surplus.left),
    batteryLeftCents: cents(left),
  }
}
