import { addDays, type Day } from '../time/day.ts'

/**
 * Whether a meter that is read from afar is silent: after its last day with hours more than so many days have passed. 0
 * days: none ever is. Hours come some days late; how late is the deployment's to say.
 */
export function isSilentMeter(lastDay: Day, today: Day, afterDays: number): boolean {
  return afterDays > 0 && addDays(lastDay, afterDays) < today
}

/**
 * Whether it is the retailer's files that have stopped, and not so many meters at once: of at least fifty that had hours
 * lately more than half are silent. Nobody is told of a silent meter then.
 */
export function areFilesMissing(silent: number, read: number): boolean {
  return read >= 50 && silent * 2 > read
}

/** A meter that has been silent for longer is told of no more: it was so before it was watched here, or is read by hand. */
export const silenceToldDays = 60
