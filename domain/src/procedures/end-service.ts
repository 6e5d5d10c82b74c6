import { addDays, daysBetween, type Day } from '../time/day.ts'

/** Until when a customer agreed to keep a service, and what leaving on its first day would have cost. */
export interface ServiceStay {
  readonly startDay: Day
  readonly lastDay: Day
  readonly penaltyCents: number
}

/**
 * What ending a service costs whose last day is `last`: the part of the agreed penalty that its days not served are of all
 * of the stay, down to the cent. Nothing from the stay's last day on. Source: RDLeg 1/2007 art. 74.4.
 */
export function servicePenaltyCents({ startDay, lastDay, penaltyCents }: ServiceStay, last: Day): number {
  const all = daysBetween(startDay, lastDay) + 1
  const left = Math.min(all, daysBetween(addDays(last, 1), lastDay) + 1)
  return left <= 0 ? 0 : Math.floor((penaltyCents * left) / all)
}

/** Whether a service can still be ended on a day: one that is over, or ends that day anyway, cannot. */
export function mayEndService(endDay: Day | null, today: Day): boolean {
  return endDay === null || endDay > today
}
