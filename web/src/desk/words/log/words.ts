import type { StaffDeed } from '@endoll/api/desk-staff.ts'

/** Words of the log of the desk. */
export interface LogWords {
  title: string
  check: string
  whole: string
  broken: (number: number) => string
  customer: string
  who: string
  any: string
  number: string
  what: string
  whom: string
  about: string
  why: string
  from: string
  command: string
  none: string
  deeds: Readonly<Record<StaffDeed, string>>
}
