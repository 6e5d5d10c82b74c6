import type { OutQueue, OutsideSystem, SystemState } from '@endoll/api/desk-operating.ts'

/** Words of how the office runs. */
export interface OperatingWords {
  title: string
  systems: string
  system: string
  names: Readonly<Record<OutsideSystem, string>>
  state: string
  states: Readonly<Record<SystemState, string>>
  todo: string
  doing: Readonly<Record<SystemState, string>>
  queues: string
  queue: string
  queueNames: Readonly<Record<OutQueue, string>>
  waiting: string
  retried: string
  givenUp: string
  oldest: string
  minutes: (count: number) => string
  hours: (count: number) => string
  late: string
  noneLate: string
  noJobs: string
  job: string
  lastImport: string
  never: string
  ended: string
  succeeded: string
  rows: string
  refused: string
  problems: string
  notices: string
  none: string
  times: string
  inReport: string
  switches: string
  name: string
  on: string
  off: string
}
