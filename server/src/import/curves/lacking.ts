import { dayFromNumber } from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading, type ClockZone, type StepMinutes } from '@endoll/domain/time/madrid.ts'
import type { Supply } from './supplies.ts'

/** Stretches of one supply that are listed in one notice. */
const MOST_LISTED = 100

/** A day of which a file has not all readings: the numbers of those that it lacks, or none where it lacks them all. */
export interface LackingDay {
  readonly day: number
  readonly step: StepMinutes
  readonly missing?: readonly number[]
}

/**
 * Which days of a supply lack which hours, by the clock of the supply: `2024-10-26 05:00, 07:00-09:00` names the ends of the
 * first and the last reading of each stretch, and days by themselves are lacking whole. Days without a contract lack nothing.
 */
export function describeLacking(
  { spans, zone }: Pick<Supply, 'spans' | 'zone'>,
  days: readonly LackingDay[],
): { readonly text: string; readonly readings: number } {
  const parts: string[] = []
  let readings = 0
  let whole: number[] = []
  const endWhole = () => {
    if (whole.length > 0) parts.push(stretch(dayFromNumber(whole[0]!), dayFromNumber(whole.at(-1)!)))
    whole = []
  }
  for (const { day, step, missing } of days) {
    if (missing) {
      endWhole()
      readings += missing.length
      parts.push(`${dayFromNumber(day)} ${hoursOf(day, missing, { zone, step })}`)
      continue
    }
    if (!spans.some(({ first, last }) => day >= first && day <= last)) continue
    if (whole.length > 0 && whole.at(-1) !== day - 1) endWhole()
    whole.push(day)
    readings += hoursInDay(dayFromNumber(day))
  }
  endWhole()
  const more = parts.length > MOST_LISTED ? ['…'] : []
  return { text: [...parts.slice(0, MOST_LISTED), ...more].join('; '), readings }
}

function hoursOf(
  dayNumber: number,
  missing: readonly number[],
  { zone, step }: { readonly zone: ClockZone; readonly step: StepMinutes },
): string {
  const day = dayFromNumber(dayNumber)
  const endOf = (index: number) => {
    const end = stampOfReading({ day, index }, zone, step).stamp.slice(11)
    return end === '00:00' ? '24:00' : end
  }
  const stretches: string[] = []
  let first = missing[0]!
  for (const [number, index] of missing.entries()) {
    if (missing[number + 1] === index + 1) continue
    stretches.push(stretch(endOf(first), endOf(index)))
    first = missing[number + 1] ?? 0
  }
  return stretches.join(', ')
}

function stretch(first: string, last: string): string {
  return first === last ? first : `${first}–${last}`
}
