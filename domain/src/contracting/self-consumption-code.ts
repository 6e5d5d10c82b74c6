/** Without self-consumption. Source: CNMC table 113; visitor-area.md §4.1. */
export const noSelfConsumption = '00'
/** Individual, with surplus that is compensated: what almost every home with panels has. */
export const usualSelfConsumption = '41'

/** The modalities of RD 244/2019 art. 4: with surplus, which is compensated on the bill or sold, or without. */
export const selfConsumptionModalities = ['without', 'compensated', 'sold'] as const
export type SelfConsumptionModality = (typeof selfConsumptionModalities)[number]

/**
 * The modality that a code of table 113 stands for; undefined for none, for no code, and for one that is not in it.
 * Source: CNMC table 113 (31 to 33, 41 to 43, 51 to 74), RD 244/2019 art. 4.
 */
export function modalityOf(code: string | null): SelfConsumptionModality | undefined {
  const number = Number(code ?? Number.NaN)
  if (number >= 31 && number <= 33) return 'without'
  if (number >= 41 && number <= 43) return 'compensated'
  return number >= 51 && number <= 74 ? 'sold' : undefined
}

/**
 * The code of table 113 that goes to the distributor: none where it is not wanted, the one that the supply has where it
 * is known, the usual one otherwise.
 */
export function selfConsumptionCode(wanted: boolean, known: string | null): string {
  if (!wanted) return noSelfConsumption
  return known === null || known === noSelfConsumption ? usualSelfConsumption : known
}
