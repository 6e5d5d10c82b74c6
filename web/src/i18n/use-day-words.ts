import type { Day } from '@endoll/domain/time/day.ts'
import { useFormat } from './use-format.ts'
import { today } from '../site/today.ts'

/** A day within a sentence: "3 de diciembre", with its year if it is not the current one. */
export function useDayWords(): (day: Day) => string {
  const { dayOfYear, longDay } = useFormat()
  return (day) => (day.slice(0, 4) === today().slice(0, 4) ? dayOfYear(day) : longDay(day))
}
