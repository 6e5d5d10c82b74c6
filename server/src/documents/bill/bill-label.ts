import {
  labelLetter,
  labelOn,
  labelSources,
  type ElectricityLabel,
  type LabelMix,
  type LabelSource,
} from '@endoll/domain/supply/electricity-label.ts'
import type { BillData } from '../bill-data.ts'
import type { DocumentTable } from '../house/house.ts'
import type { BillWords } from './bill-words.ts'
import { pieOf } from './pie.ts'

export interface LabelContent {
  readonly title: string
  readonly text: string
  /** The two mixes drawn as pies, as SVG, with their names and what they show in words. */
  readonly pies: readonly { readonly name: string; readonly drawing: string; readonly alt: string }[]
  readonly sources: DocumentTable & { readonly colours: readonly string[] }
  readonly impact: DocumentTable
  readonly note: string
}

/** Apart by lightness too, for grey print. */
const colours: Readonly<Record<LabelSource, string>> = {
  renewable: '#4bc2b8',
  cogeneration: '#17698a',
  combined_cycle: '#d97706',
  coal: '#22225c',
  fuel: '#a43600',
  nuclear: '#7fb7c9',
  other: '#8b9296',
}

function drawingOf({ percents }: LabelMix): string {
  return pieOf(labelSources.map((source) => ({ share: percents[source] / 100, colour: colours[source] })))
}

/** The figures of a label, of the retailer and of Spain, as bills and public prices say them. */
export function labelTables(
  { retailer, spain }: ElectricityLabel,
  retailerName: string,
  { t: { label: t }, format }: Pick<BillWords, 't' | 'format'>,
): { readonly sources: DocumentTable; readonly impact: DocumentTable } {
  const percent = (value: number) => `${format.number(value, 1)} %`
  const columns = (first: string) => [
    { header: first, align: 'start' as const },
    ...[retailerName, t.spain].map((header) => ({ header, align: 'end' as const })),
  ]
  const impact = (name: string, unit: string, of: (mix: LabelMix) => number) => [
    name,
    `${format.number(of(retailer), 0)} ${unit} (${labelLetter(of(retailer), of(spain))})`,
    `${format.number(of(spain), 0)} ${unit}`,
  ]
  return {
    sources: {
      title: t.origin,
      columns: columns(t.origin),
      rows: labelSources.map((source) => [
        t.sources[source],
        ...[retailer, spain].map(({ percents }) => percent(percents[source])),
      ]),
    },
    impact: {
      title: t.impact,
      columns: columns(t.impact),
      rows: [impact(t.co2, 'g/kWh', ({ co2 }) => co2), impact(t.waste, 'µg/kWh', ({ waste }) => waste)],
    },
  }
}

/**
 * Origin of the electricity and its impact, of the retailer and of Spain (Circular 2/2021; Resolución of 2021-04-28,
 * Cuarto.2). Percents with one decimal, CO₂ and waste whole, as its annex II has it. Null for gas and where the
 * deployment has no label of the year.
 */
export function billLabel(
  { supply, labels, invoice, organisation }: BillData,
  words: BillWords,
): LabelContent | null {
  const {
    t: { label: t },
    format,
  } = words
  const label = supply.kind === 'electricity' ? labelOn(labels, invoice.day) : undefined
  if (!label) return null
  const { retailer, spain, year } = label
  const sides = [
    [organisation.name, retailer],
    [t.spain, spain],
  ] as const
  const percent = (value: number) => `${format.number(value, 1)} %`
  const said = ({ percents }: LabelMix) =>
    labelSources
      .filter((source) => percents[source] > 0)
      .map((source) => `${t.sources[source]} ${percent(percents[source])}`)
      .join(', ')
  const { sources, impact } = labelTables(label, organisation.name, words)
  return {
    title: t.title(String(year)),
    text: t.text,
    pies: sides.map(([name, mix]) => ({ name, drawing: drawingOf(mix), alt: t.alt(name, said(mix)) })),
    sources: { ...sources, colours: labelSources.map((source) => colours[source]) },
    impact,
    note: t.note(label.source),
  }
}
