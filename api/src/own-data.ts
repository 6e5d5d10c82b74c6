/** What is kept of a person, and who has looked at it (RGPD arts 15 to 17 and 20, LO 3/2018 arts 12 to 17). */
import * as z from 'zod/mini'
import { dataKinds } from './data-kinds.ts'
import { endpoint } from './endpoint.ts'

/** How many lines of those who looked are told, the newest. */
export const mostLooks = 200

const look = z.object({
  day: z.string(),
  /** `delegate`: acts for the customer. `agent`: works for the retailer. */
  kind: z.enum(['delegate', 'agent']),
  who: z.string(),
  /** Of a delegate the role it had, of an agent the reason it gave. */
  why: z.string(),
  /** What a delegate did on that day beside looking; null of an agent. */
  did: z.nullable(z.object({ paid: z.int(), wrote: z.int() })),
})
export type Look = z.infer<typeof look>

const keptKind = z.object({
  kind: z.enum(dataKinds),
  /** For how many days, where the office removes it by itself. */
  days: z.nullable(z.int()),
  /** At least how many years, where a law says so. */
  years: z.nullable(z.int()),
  /** The law that wants it kept, as it is cited in Spain. */
  law: z.nullable(z.string()),
})
export type KeptKind = z.infer<typeof keptKind>

const copy = z.object({
  state: z.enum(['making', 'ready', 'failed']),
  asked_at: z.string(),
  /** ready: of the ZIP. */
  size_bytes: z.nullable(z.int()),
  /** ready: the last day on which it can be downloaded. */
  until: z.nullable(z.string()),
})
export type DataCopy = z.infer<typeof copy>

const ownData = z.object({
  /** Who has looked, one line a day and person, the newest first. */
  looked: z.array(look),
  kept: z.array(keptKind),
  /** The copy that was asked for last; null where there is none any more. */
  copy: z.nullable(copy),
})
export type OwnData = z.infer<typeof ownData>

const common = { access: 'customer', switch: 'ownData' } as const

export const readOwnData = endpoint({
  ...common,
  method: 'GET',
  path: 'own_data/',
  summary: 'Who has looked at the customer’s data, and what is kept for how long.',
  reply: ownData,
  errors: [],
})

export const askCopy = endpoint({
  ...common,
  method: 'POST',
  path: 'own_data/copy/',
  summary: 'Asks for a copy of everything; one that is being made already is not asked for again.',
  stepUp: true,
  reply: ownData,
  errors: ['step_up_required', 'too_many_attempts'],
})

/** A ZIP; what is in it: docs/own-data.md. */
export const downloadCopy = endpoint({
  ...common,
  method: 'GET',
  path: 'own_data/copy/file/',
  summary: 'The copy that was asked for last, as a ZIP.',
  stepUp: true,
  cookie: true,
  reply: { file: ['application/octet-stream'] },
  errors: ['step_up_required', 'busy'],
})
