import { plainDecimal } from '../money.ts'
import { lastDayOf } from '../time/date-span.ts'
import type { Day } from '../time/day.ts'
import type { Bill, BillTax, TaxName } from './bill.ts'
import { findOn, type Rate } from './rates/dated.ts'
import { electricityTaxPercent } from './rates/electricity-tax.ts'
import { hydrocarbonTax } from './rates/gas.ts'
import { ivaGeneral, ivaOnElectricity, ivaOnGas } from './rates/indirect-taxes.ts'
import type { TaxedSupply } from './tax-rules.ts'

type Energy = TaxedSupply['energy']

function rowsOf(tax: TaxName, energy: Energy): readonly Rate<unknown>[] {
  if (tax === 'electricity_tax') return electricityTaxPercent
  if (tax === 'hydrocarbon_tax') return hydrocarbonTax
  return tax === 'IVA' ? (energy === 'gas' ? ivaOnGas : ivaOnElectricity) : []
}

/**
 * Whether a bill's electricity tax has less than the percentage of its day: the base is reduced for the use of the energy.
 * Source: Ley 38/1992 art. 98.1.
 */
export function isReducedTax({ tax, rate, rateUnit }: BillTax, { span }: Pick<Bill, 'span'>): boolean {
  const law = findOn(electricityTaxPercent, lastDayOf(span))?.value
  return tax === 'electricity_tax' && rateUnit === '%' && law !== undefined && Number(rate) < Number(law)
}

/**
 * Since when the rate of a tax of a bill could be sure: the law makes it depend on a figure that was not found, published on
 * that day, or the rate holds since then. The bill has to say so: by its last day. Undefined if the rate is sure. The professional rate on gas depends on nothing, nor does the IVA of services where it
 * has a row of its own.
 */
export function unsureTaxSince(
  { tax, rate }: BillTax,
  { span, taxes }: Pick<Bill, 'span' | 'taxes'>,
  energy: Energy,
): Day | undefined {
  const day = lastDayOf(span)
  const row = findOn(rowsOf(tax, energy), day)
  if (row?.hangsOn === undefined) return undefined
  const since = row.knownOn ?? row.from
  if (tax === 'hydrocarbon_tax')
    return plainDecimal(rate) === findOn(hydrocarbonTax, day)?.value.professional ? undefined : since
  const apart = taxes.filter((other) => other.tax === 'IVA').length > 1
  return tax === 'IVA' && apart && plainDecimal(rate) === findOn(ivaGeneral, day)?.value ? undefined : since
}
