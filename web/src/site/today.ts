import type { Day } from '@endoll/domain/time/day.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { nowMs } from './clock.ts'

/** The day it is where most supplies are; the Canaries turn the day an hour later. */
export function today(): Day {
  return dayAt(nowMs(), 'Europe/Madrid')
}
