/** For how long a contract renews. */
export function anotherTerm(months: number): string {
  if (months === 12) return 'another year'
  return months === 1 ? 'another month' : `another ${months} months`
}
