/** For how long a contract renews. */
export function anotherTerm(months: number): string {
  if (months === 12) return 'otro año'
  return months === 1 ? 'otro mes' : `otros ${months} meses`
}
