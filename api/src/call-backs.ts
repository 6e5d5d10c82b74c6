/** Being called back at a time of one's own choosing, with an account or without. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

function text(most: number) {
  return z.string('required_field').check(z.maxLength(most, 'too_long'))
}

/** An instant, and what the clock of the retailer says then. */
const slot = z.object({ at: z.string(), day: z.string(), from: z.string(), to: z.string() })
export type CallSlotItem = z.infer<typeof slot>

/** As the reply says it: an instant in UTC. */
const at = text(40)
const token = z
  .string('required_field')
  .check(z.minLength(1, 'required_field'), z.maxLength(2000, 'not_valid'))

/** A call that was asked for. `done` where somebody has called, `over` where its time is. */
const call = z.extend(slot, {
  reference: z.string(),
  state: z.enum(['waiting', 'done', 'cancelled', 'over']),
})
export type CallBackItem = z.infer<typeof call>

const common = { access: 'anonymous', switch: 'callBack' } as const

export const listCallSlots = endpoint({
  ...common,
  method: 'GET',
  path: 'call_back/slots/',
  summary:
    'When somebody can be called back, soonest first: within the hours of the retailer, where there is room.',
  reply: z.object({ slots: z.array(slot) }),
  errors: [],
})

/** The reply and its time are the same whoever the e-mail belongs to. A time that is gone is refused as `at`: `slot_taken`. */
export const askCallBack = endpoint({
  ...common,
  method: 'POST',
  path: 'call_back/',
  summary: 'Ask to be called back at a time.',
  keyed: true,
  body: z.strictObject({
    name: text(200),
    phone: text(40),
    email: text(320),
    about: text(200),
    at,
  }),
  reply: z.extend(call, {
    /** Of the link in the mail: who has it may change or cancel the call. */
    token: z.string(),
  }),
  errors: ['too_many_attempts'],
})

export const readCallBack = endpoint({
  ...common,
  method: 'POST',
  path: 'call_back/mine/',
  summary: 'The call of a link, and nothing else of whoever asked for it.',
  body: z.strictObject({ token }),
  reply: call,
  errors: ['confirmation_invalid'],
})

export const moveCallBack = endpoint({
  ...common,
  method: 'POST',
  path: 'call_back/move/',
  summary: 'Be called back at another time.',
  body: z.strictObject({ token, at }),
  reply: call,
  errors: ['confirmation_invalid'],
})

export const cancelCallBack = endpoint({
  ...common,
  method: 'POST',
  path: 'call_back/cancel/',
  summary: 'Not to be called back any more.',
  body: z.strictObject({ token }),
  reply: call,
  errors: ['confirmation_invalid'],
})
