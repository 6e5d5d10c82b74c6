import { percentOfCents, plainDecimal, productCents, sumCents, type Decimal } from '../money.ts'
import { findTerritory } from '../supply/zone.ts'
import type { Day } from '../time/day.ts'
import { lastDayOf } from '../time/date-span.ts'
import { energyKwh } from './add-up.ts'
import type { Bill, BillTax } from './bill.ts'
import { uncappedCents } from './line-amount.ts'
import { findOn, rowsNow, type Rate } from './rates/dated.ts'
import { electricityTaxBase, electricityTaxMinimum, electricityTaxPercent } from './rates/electricity-tax.ts'
import { hydrocarbonTax, hydrocarbonTaxZones } from './rates/gas.ts'
import { igic, ipsi, ivaOnElectricity, ivaOnGas, notEnergy, notInIvaCut } from './rates/indirect-taxes.ts'
import type { BillDifference, RecomputeFacts } from './recompute.ts'

/** The rules that a figure of a bill can break. */
export const billRules = [
  'line_product',
  'surplus_cap',
  'electricity_tax_rate',
  'electricity_tax_minimum',
  'electricity_tax_base',
  'hydrocarbon_tax_rate',
  'hydrocarbon_tax_use',
  'hydrocarbon_tax_territory',
  'iva_rate',
  'iva_of_services',
  'igic_of_homes',
  'igic_rate',
  'ipsi_rate',
  'indirect_tax_territory',
  'indirect_tax_base',
  'tax_arithmetic',
  'sum',
] as const
export type BillRule = (typeof billRules)[number]

/** The rule that a figure breaks, and where its row was read. */
export type BrokenRule = { readonly rule: BillRule; readonly source?: string | undefined }

function agrees(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1
}

type At = { readonly bill: Bill; readonly facts: RecomputeFacts; readonly day: Day }

function of(rule: BillRule, row?: Rate<unknown>): BrokenRule {
  return { rule, source: row?.source }
}

function servicesCents({ lines }: Bill, day: Day): number {
  const kinds = findOn(notInIvaCut, day)?.value ?? []
  return sumCents(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
}

function ofElectricityTax(tax: BillTax, { bill, facts, day }: At): BrokenRule {
  const row = findOn(electricityTaxMinimum, day)
  const least = Object.values(row?.value ?? {}).map((perKwh) => productCents([energyKwh(bill.lines), perKwh]))
  const own = findOn(electricityTaxPercent, day)
  const isRate = (percent: Decimal): boolean =>
    agrees(percentOfCents(tax.baseCents, percent), tax.amountCents)
  // The percentage where the minimum is more, or the minimum of the other use.
  if ((own && isRate(own.value)) || least.some((cents) => agrees(cents, tax.amountCents))) {
    return of('electricity_tax_minimum', row)
  }
  const others = rowsNow(electricityTaxPercent).some(({ value }) => isRate(value))
  return others || facts.energy === 'gas' ? of('electricity_tax_rate', own) : of('tax_arithmetic', own)
}

function ofHydrocarbonTax(tax: BillTax, { bill, facts, day }: At): BrokenRule {
  const zones = findOn(hydrocarbonTaxZones, day)
  const zone = findTerritory(facts.provinceCode)?.electricZone
  if (zone === undefined || !zones?.value.includes(zone)) return of('hydrocarbon_tax_territory', zones)
  const row = findOn(hydrocarbonTax, day)
  const isRate = (perKwh: Decimal): boolean =>
    agrees(productCents([energyKwh(bill.lines), perKwh]), tax.amountCents)
  const { general, professional } = row?.value ?? {}
  const [wrongUse, rightUse] = facts.use === 'industrial' ? [general, professional] : [professional, general]
  if (wrongUse !== undefined && wrongUse !== rightUse && isRate(wrongUse))
    return of('hydrocarbon_tax_use', row)
  const isOfOtherDays = rowsNow(hydrocarbonTax).some(({ value }) => isRate(value.general))
  return of(isOfOtherDays ? 'hydrocarbon_tax_rate' : 'tax_arithmetic', row)
}

function ofIndirectTax(tax: BillTax, { facts, day }: At): BrokenRule {
  const due = findTerritory(facts.provinceCode)?.indirectTax
  if (due !== tax.tax) return of('indirect_tax_territory')
  const own = agrees(percentOfCents(tax.baseCents, tax.rate), tax.amountCents)
  const rate = plainDecimal(tax.rate)
  if (!own) return of('tax_arithmetic')
  if (due === 'IVA') return of('iva_rate', findOn(facts.energy === 'gas' ? ivaOnGas : ivaOnElectricity, day))
  if (due === 'IPSI') return of('ipsi_rate', findOn(ipsi, day))
  const row = findOn(igic, day)
  return of(row?.value.household === rate ? 'igic_of_homes' : 'igic_rate', row)
}

function ofTax(tax: BillTax, at: At): BrokenRule {
  if (tax.tax === 'electricity_tax') return ofElectricityTax(tax, at)
  return tax.tax === 'hydrocarbon_tax' ? ofHydrocarbonTax(tax, at) : ofIndirectTax(tax, at)
}

/** A base of IVA with the services in it while they have a row of their own. */
function holdsServices(
  tax: BillTax,
  { saidCents, computedCents = Number.NaN }: BillDifference,
  at: At,
): boolean {
  const services = servicesCents(at.bill, at.day)
  return tax.tax === 'IVA' && services !== 0 && agrees(saidCents - computedCents, services)
}

function ofBase(tax: BillTax, difference: BillDifference, at: At): BrokenRule {
  if (tax.tax === 'electricity_tax') return of('electricity_tax_base', findOn(electricityTaxBase, at.day))
  if (holdsServices(tax, difference, at)) return of('iva_of_services', findOn(notInIvaCut, at.day))
  return of('indirect_tax_base', tax.tax === 'IVA' ? undefined : findOn(notEnergy, at.day))
}

function ofMissing({ computedCents = Number.NaN }: BillDifference, { bill, facts, day }: At): BrokenRule {
  const due = findTerritory(facts.provinceCode)?.indirectTax
  const has = (name: string): boolean => bill.taxes.some(({ tax }) => tax === name)
  const onEnergy = facts.energy === 'gas' ? 'hydrocarbon_tax' : 'electricity_tax'
  if (due === 'IVA' && has('IVA') && agrees(percentOfCents(servicesCents(bill, day), '21'), computedCents)) {
    return of('iva_of_services', findOn(notInIvaCut, day))
  }
  if (due !== undefined && !has(due)) return of('indirect_tax_territory')
  if (!has(onEnergy)) {
    return facts.energy === 'gas'
      ? of('hydrocarbon_tax_rate', findOn(hydrocarbonTax, day))
      : of('electricity_tax_rate', findOn(electricityTaxPercent, day))
  }
  return of('indirect_tax_base', findOn(notEnergy, day))
}

/**
 * The rule that a difference found by `recomputeBill` breaks, so that a retailer sees its own mistake: found by trying
 * what else the figure would be right by, as the rate of other days or another use. Undefined if nothing could be
 * checked. Throws RangeError on amounts or rates that are no numbers.
 */
export function findBrokenRule(
  bill: Bill,
  facts: RecomputeFacts,
  difference: BillDifference,
): BrokenRule | undefined {
  const { what, position = -1, saidCents } = difference
  const at: At = { bill, facts, day: facts.taxDay ?? lastDayOf(bill.span) }
  if (what === 'taxes_not_checked') return undefined
  if (what === 'total') return of('sum')
  if (what === 'tax_missing') return ofMissing(difference, at)
  if (what === 'line') {
    const line = bill.lines[position]
    const isCapped =
      line && uncappedCents({ ...line, amountCents: difference.computedCents ?? 0 }) !== undefined
    const isWhole =
      line?.kind === 'surplus' && isCapped && saidCents < (difference.computedCents ?? saidCents)
    return isWhole ? { rule: 'surplus_cap', source: 'RD 244/2019 art. 14' } : of('line_product')
  }
  const tax = bill.taxes[position]
  if (!tax) return undefined
  return what === 'tax_base' ? ofBase(tax, difference, at) : ofTax(tax, at)
}
