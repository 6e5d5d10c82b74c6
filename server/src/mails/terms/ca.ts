/** For how long a contract renews. */
export function anotherTerm(months: number): string {
  if (months === 12) return 'un altre any'
  return months === 1 ? 'un altre mes' : `${months} mesos més`
}
