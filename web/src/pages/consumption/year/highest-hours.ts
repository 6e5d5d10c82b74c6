import type { Readings } from '../../../features/consumption/readings.ts'

/** By day, which of its hours used most; days without any reading have none. */
export function highestHours({
  starts,
  import_wh,
}: Pick<Readings, 'starts' | 'import_wh'>): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [index, start] of starts.entries()) {
    const wh = import_wh[index] ?? null
    if (wh === null) continue
    const day = start.slice(0, 10)
    const known = found.get(day)
    if (known === undefined || wh > (import_wh[known] ?? -1)) found.set(day, index)
  }
  return found
}
