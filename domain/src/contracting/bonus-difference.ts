/** Four months are a third of a year. */
const OF_A_YEAR = 3

/**
 * What a year costs more, or less where negative, than with the social bonus before: the first year with the new contract
 * less what was paid in the four months before it, three times. Cents with taxes. Source: RD 88/2026 art. 13.j, which
 * takes the four months before the contract.
 */
export function bonusYearDifference(firstYearCents: number, paidCents: number): number {
  return firstYearCents - OF_A_YEAR * paidCents
}
