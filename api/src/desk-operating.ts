/** How the office runs, as whoever operates it sees it: nobody's name, only counts and ages. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from './language.ts'

/** What the office asks or tells outside. */
export const outsideSystems = [
  'retailer',
  'mail',
  'payments',
  'push',
  'signature',
  'identity',
  'registers',
] as const
export type OutsideSystem = (typeof outsideSystems)[number]

/**
 * `off`: the deployment names none. `good`: what was to go there has gone. `late`: something waits longer than it should.
 * `given_up`: something did not go at all. `unknown`: nothing waits for it, so that only a call shows whether it answers.
 */
export const systemStates = ['off', 'good', 'late', 'given_up', 'unknown'] as const
export type SystemState = (typeof systemStates)[number]

/** What is on its way out. */
export const outQueues = ['mail_outbox', 'outbox_event', 'push_outbox', 'data_export'] as const
export type OutQueue = (typeof outQueues)[number]

const said = z.object({
  code: z.string(),
  /** How often. */
  count: z.int(),
  /** What was found, and what to do about it; null where that says it. */
  reason: z.string(),
  todo: z.nullable(z.string()),
})
export type ImportSaid = z.infer<typeof said>

const operating = z.object({
  systems: z.array(z.object({ system: z.enum(outsideSystems), state: z.enum(systemStates) })),
  queues: z.array(
    z.object({
      queue: z.enum(outQueues),
      waiting: z.int(),
      /** Of those, how many have failed before. */
      retried: z.int(),
      given_up: z.int(),
      /** Of the oldest that waits; 0 if none does. */
      oldest_seconds: z.int(),
    }),
  ),
  /** Jobs that should have begun, and how long what is due has waited; null where no job has ever started. */
  late_jobs: z.nullable(z.array(z.object({ job: z.string(), oldest_seconds: z.int() }))),
  /** Null of an office that has never imported. */
  last_import: z.nullable(
    z.object({
      ended_at: z.string(),
      /** When one last took everything; null of none. */
      succeeded_at: z.nullable(z.string()),
      /** Rows and readings; null of one that was broken off. */
      rows: z.nullable(z.int()),
      refused: z.nullable(z.int()),
      /** What was not taken, and what was taken and should be looked at. */
      problems: z.array(said),
      notices: z.array(said),
    }),
  ),
  switches: z.array(z.object({ name: z.string(), on: z.boolean() })),
})
export type DeskOperating = z.infer<typeof operating>

export const readDeskOperating = endpoint({
  method: 'GET',
  path: 'desk/v1/operating/',
  summary: 'Outside systems, queues, jobs, the last import and the switches, without anybody’s name.',
  access: 'staff',
  role: 'operates',
  switch: 'desk',
  /** Of what is said of the last import. */
  query: z.object({ lang: z._default(z.enum(languages), 'es') }),
  reply: operating,
  errors: [],
})
