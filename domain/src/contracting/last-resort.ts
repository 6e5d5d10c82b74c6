import type { ProductPrice } from '../billing/billed-supply.ts'
import type { Decimal } from '../money.ts'
import { valueOn, type Rate } from '../billing/rates/dated.ts'
import type { GasTariff } from '../supply/gas-tariff.ts'
import type { Day } from '../time/day.ts'

/** Up to what a supply of gas has a right to the tariff of last resort. */
export const lastResortLimits: readonly Rate<{ readonly mostWh: number; readonly mostBar: number }>[] = [
  {
    from: '2009-07-01',
    value: { mostWh: 50_000_000, mostBar: 4 },
    source:
      'Acuerdo del Consejo de Ministros de 3 de abril de 2009 (Ley 34/1998 art. 93, Ley 12/2007 DT 5ª), as the Resolución de 28 de marzo de 2022 (DGPEM) recites it; 4 bar included, by reports of the Resolución de 22 de diciembre de 2025',
    confidence: 'medium',
  },
]

/**
 * Since when whoever leaves the tariff of last resort before the debt of its capped cost of gas (Cn) is recovered owes their
 * supplier of last resort the last mean debt of their step of the toll. How much each resolution of the tariff says
 * (`lastResortDebt`); when the debt will be recovered is not known. Source: RDL 25/2026 art. 1.6 and 1.8 (BOE-A-2026-20265).
 */
export const LEAVING_COSTS_SINCE: Day = '2026-10-01'

/** The mean debt in c€/kWh that leaving the tariff of last resort of gas costs (RDL 25/2026 art. 1.6). */
export const lastResortDebt: readonly Rate<Decimal>[] = [
  {
    from: LEAVING_COSTS_SINCE,
    to: '2027-01-01',
    value: '2.051412',
    source:
      'RDL 25/2026 art. 1.1, 1.6 and 1.8 (BOE-A-2026-20265, read); the figure of the Resolución de 30 de septiembre de 2026 (BOE-A-2026-20389) as one public repository has it, the resolution itself was not read. It agrees with the preamble: Cn of 5.63 c€/kWh less the cap of 1.35 times 2.65. One figure for every step of the toll; of which kWh it is owed the article does not say',
    confidence: 'medium',
  },
]

/** Of the tariff of last resort of gas: EUR a month and EUR/kWh, without taxes, by its groups. */
export const lastResortPrices: readonly Rate<
  Readonly<Record<'RL.1' | 'RL.2' | 'RL.3', { readonly fixed: Decimal; readonly energy: Decimal }>>
>[] = [
  {
    from: '2026-10-01',
    to: '2027-01-01',
    value: {
      'RL.1': { fixed: '3.83', energy: '0.05252590' },
      'RL.2': { fixed: '8.17', energy: '0.05042762' },
      'RL.3': { fixed: '19.32', energy: '0.04698799' },
    },
    source:
      'Resolución de 30 de septiembre de 2026 (BOE-A-2026-20389) as one public file has it; the resolution itself was not read. Bills have the prices that product-prices.csv brings with their source, not these',
    confidence: 'medium',
  },
]

/** The supply of gas that somebody wants the tariff of last resort for. */
export interface LastResortSupply {
  readonly tariff: GasTariff
  /** Wh of a year, and bar, as the distributor has them; null if that is not known. */
  readonly yearlyWh: number | null
  readonly pressureBar: number | null
}

/**
 * Whether a supply may have the tariff of last resort: its access tariff has one, and neither the use nor the pressure
 * that the distributor knows is too high. What nobody knows is left to the distributor, who checks it.
 */
export function mayHaveLastResort({ tariff, yearlyWh, pressureBar }: LastResortSupply, day: Day): boolean {
  const { mostWh, mostBar } = valueOn(lastResortLimits, day)
  const isOfGroup = tariff.lastResort !== undefined && !tariff.legacy
  return isOfGroup && (yearlyWh ?? 0) <= mostWh && (pressureBar ?? 0) <= mostBar
}

/** What a tariff of last resort costs on a day, and who says so. */
export interface RegulatedPrices {
  /** Those of the day and those announced; the last of each continues, because later ones are not known. */
  readonly prices: readonly ProductPrice[]
  /** The resolution that sets the prices of the day. */
  readonly source: string
  /** First day on which they do not hold any more; undefined if no end is known. */
  readonly until: Day | undefined
}

/**
 * The prices of a tariff of last resort on a day; undefined if its fixed and its energy term are not both set by a
 * source, or anything stands beside them: such a price is none that a resolution has set.
 */
export function regulatedPrices(prices: readonly ProductPrice[], day: Day): RegulatedPrices | undefined {
  const open = prices.filter(({ to }) => to === undefined || to > day)
  const now = open.filter(({ from }) => from <= day)
  const concepts = now.map(({ concept }) => concept).toSorted()
  const sources = now.flatMap(({ source }) => source ?? [])
  if (concepts.join(' ') !== 'energy fixed' || sources.length < now.length) return undefined
  const lastFrom = (of: ProductPrice) =>
    open.reduce((last, { concept, from }) => (concept === of.concept && from > last ? from : last), of.from)
  return {
    prices: open.map((price) => (price.from === lastFrom(price) ? { ...price, to: undefined } : price)),
    source: [...new Set(sources)].join(', '),
    until: now.flatMap(({ to }) => to ?? []).toSorted()[0],
  }
}

/** Address of a disposition that a source names by its identifier of the BOE. Undefined for any other source. */
export function officialAddress(source: string): string | undefined {
  return /^BOE-A-\d{4}-\d{1,6}$/.test(source)
    ? `https://www.boe.es/diario_boe/txt.php?id=${source}`
    : undefined
}
