import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A browser that is signed in to the account. Instants with offset. */
const liveSession = z.object({
  /** By which it is ended; opens nothing. */
  id: z.string(),
  /** Browser and system in our words, as 'Firefox · Linux'; empty if neither is known. */
  device: z.string(),
  created_at: z.string(),
  /** To the minute. */
  seen_at: z.string(),
  /** The session of this very call. */
  current: z.boolean(),
  /** The device keeps it: it goes on showing bills and consumption. */
  kept: z.boolean(),
})
export type LiveSession = z.infer<typeof liveSession>

/** The account's sessions that live: this one first, then those seen last; never more than fifty. */
export const listSessions = endpoint({
  method: 'GET',
  path: 'user/sessions/',
  summary: "The account's live sessions.",
  access: 'customer',
  reply: z.array(liveSession),
  errors: [],
})

/** Has this device keep the session of this call beyond the usual limits (setting `session.ownDeviceDays`), or no longer. */
export const keepSession = endpoint({
  method: 'POST',
  path: 'user/sessions/keep/',
  summary: 'Have this device keep the session, or no longer.',
  access: 'customer',
  stepUp: true,
  body: z.strictObject({ kept: z.boolean() }),
  reply: z.object({ status: z.literal('OK'), token: z.string() }),
  errors: ['step_up_required'],
})

/** Ends one other session of the account; not found where it has ended, is another's, or is the one of this call. */
export const endOtherSession = endpoint({
  method: 'POST',
  path: 'user/sessions/{id}/end/',
  summary: "End one of the account's other sessions.",
  access: 'customer',
  params: z.object({ id: z.guid() }),
  reply: z.object({ status: z.literal('OK') }),
  errors: [],
})

/** Ends every other session of the account at once; this one stays. */
export const endOtherSessions = endpoint({
  method: 'POST',
  path: 'user/sessions/end_all/',
  summary: "End the account's other sessions.",
  access: 'customer',
  reply: z.object({
    /** How many ended. */
    ended: z.int(),
  }),
  errors: [],
})
