/** Without self-consumption. Source: CNMC table 113; visitor-area.md §4.1. */
export const noSelfConsumption = '00'
/** Individual, with surplus that is compensated: what almost every home with panels has. */
export const usualSelfConsumption = '41'

/**
 * The code of table 113 that goes to the distributor: none where it is not wanted, the one that the supply has where it
 * is known, the usual one otherwise.
 */
export function selfConsumptionCode(wanted: boolean, known: string | null): string {
  if (!wanted) return noSelfConsumption
  return known === null || known === noSelfConsumption ? usualSelfConsumption : known
}
