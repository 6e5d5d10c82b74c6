import { partsOfDay, type Day } from '../time/day.ts'

// The label of electricity of the CNMC (Circular 2/2021): the only way in which a retailer says where it comes from.

/** Sources in the order of the label. */
export const labelSources = [
  'renewable',
  'cogeneration',
  'combined_cycle',
  'coal',
  'fuel',
  'nuclear',
  'other',
] as const
export type LabelSource = (typeof labelSources)[number]

/** A mix: per cent of each source, grams of CO₂ a kWh and micrograms of highly radioactive waste a kWh. */
export interface LabelMix {
  readonly percents: Readonly<Record<LabelSource, number>>
  readonly co2: number
  readonly waste: number
}

/** What the CNMC publishes for a retailer and a year, beside the mix of Spain. */
export interface ElectricityLabel {
  readonly year: number
  /** Who says so. */
  readonly source: string
  readonly retailer: LabelMix
  readonly spain: LabelMix
}

export const labelLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type LabelLetter = (typeof labelLetters)[number]

const bands: readonly (readonly [below: number, letter: LabelLetter])[] = [
  [0.35, 'A'],
  [0.65, 'B'],
  [0.95, 'C'],
  [1.05, 'D'],
  [1.35, 'E'],
  [1.65, 'F'],
]

/** The letter of an impact against that of Spain. Source: Circular 2/2021, annex I.8 and 9. */
export function labelLetter(own: number, spain: number): LabelLetter {
  if (own <= 0) return 'A'
  return bands.find(([below]) => own / spain < below)?.[1] ?? 'G'
}

/** A label in short, as an offer says it: the share of renewables and the letters of the impact, beside Spain. */
export interface ShortLabel {
  readonly year: number
  readonly renewable_percent: number
  readonly spain_renewable_percent: number
  readonly co2_letter: LabelLetter
  readonly waste_letter: LabelLetter
}

export function shortLabel({ year, retailer, spain }: ElectricityLabel): ShortLabel {
  return {
    year,
    renewable_percent: retailer.percents.renewable,
    spain_renewable_percent: spain.percents.renewable,
    co2_letter: labelLetter(retailer.co2, spain.co2),
    waste_letter: labelLetter(retailer.waste, spain.waste),
  }
}

/**
 * The label that a bill or an offer of a day shows: that of the year before, from January to March that of the year
 * before it (Circular 2/2021 art. 4.4). Undefined if the retailer has none of that year: who sold nothing needs none.
 */
export function labelOn(labels: readonly ElectricityLabel[], day: Day): ElectricityLabel | undefined {
  const { year, month } = partsOfDay(day)
  const wanted = year - (month <= 3 ? 2 : 1)
  return labels.find((label) => label.year === wanted)
}
