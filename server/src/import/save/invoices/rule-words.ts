import type { BillRule, BrokenRule } from '@endoll/domain/billing/broken-rule.ts'

/** What each rule says, as the report of an import says it. */
const ruleWords: Readonly<Record<BillRule, string>> = {
  line_product: 'a line is quantity × price (× days)',
  surplus_cap: 'surplus pays off no more than the energy of its days costs',
  electricity_tax_rate: 'the electricity tax has the percentage of its day',
  electricity_tax_minimum:
    'the electricity tax has a least amount per kWh: half of it in high voltage and industrial plants',
  electricity_tax_base: 'the electricity tax is on power and energy, not on the meter or services',
  hydrocarbon_tax_rate: 'the hydrocarbon tax has the rate of its day',
  hydrocarbon_tax_use: 'the professional rate of the hydrocarbon tax is for industrial plants',
  hydrocarbon_tax_territory: 'there is no hydrocarbon tax in Canarias, Ceuta and Melilla',
  iva_rate: 'IVA has the rate of its day and contracted power',
  iva_of_services: 'services keep the general rate while IVA on energy is cut',
  igic_of_homes: 'IGIC 0 is for the electricity of homes up to 10 kW',
  igic_rate: 'IGIC has one rate for energy and another for what is none',
  ipsi_rate: 'IPSI has one rate for energy and another for what is none',
  indirect_tax_territory: 'the tax is IVA, IGIC or IPSI by where the supply is',
  indirect_tax_base: 'IVA, IGIC or IPSI is on all lines and on the tax on energy',
  tax_arithmetic: 'a tax is its base times its rate',
  sum: 'the total is the sum of lines and taxes',
}

/** A rule with where it was read. */
export function ruleText({ rule, source }: BrokenRule): string {
  return source === undefined ? ruleWords[rule] : `${ruleWords[rule]} (${source})`
}
