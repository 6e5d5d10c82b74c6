import type { Day } from '@endoll/domain/time/day.ts'

/** Calendar years that have readings, the latest first; the current one alone while none is known. */
export function yearsToChoose(
  available: { readonly start: Day; readonly end: Day } | null | undefined,
  today: Day,
): readonly string[] {
  const last = Number((available?.end ?? today).slice(0, 4))
  const first = Math.min(last, Number((available?.start ?? today).slice(0, 4)))
  return Array.from({ length: last - first + 1 }, (_, back) => String(last - back))
}
