/** The months before the contract that are looked at. Source: RD 88/2026 art. 13.j. */
export const bonusMonths = 4
/** How often these months are in a year. */
export const bonusYearTimes = 12 / bonusMonths

/**
 * What a year costs more, or less where negative, than with the social bonus before: the first year with the new contract
 * less what was paid in the four months before it, three times. Cents with taxes. Source: RD 88/2026 art. 13.j, which
 * takes the months before the contract.
 */
export function bonusYearDifference(firstYearCents: number, paidCents: number): number {
  return firstYearCents - bonusYearTimes * paidCents
}
