import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { rowId } from './whole-number.ts'

/** Browsers of one account that show what happens while no page is open. */
const devices = z.object({
  /** Key of the office that a browser subscribes with (VAPID, RFC 8292), in base64url; null if it has none. */
  public_key: z.nullable(z.string()),
  /** The browser that asks first, then the newest. */
  devices: z.array(
    z.object({
      id: z.int(),
      /** Browser and system in words; empty if they are not known. */
      device: z.string(),
      since: z.string(),
      /** Whether it is the browser that asks. */
      current: z.boolean(),
    }),
  ),
})
export type PushDevice = z.infer<typeof devices>['devices'][number]

export const listPushDevices = endpoint({
  method: 'GET',
  path: 'notifications/devices/',
  summary: 'The browsers that show notifications of this account, and the key to subscribe with.',
  access: 'customer',
  switch: 'webPush',
  reply: devices,
  errors: [],
})

/** As `PushSubscription.toJSON()` gives it (Push API). The keys are base64url: a point of P-256, and 16 bytes. */
export const addPushDevice = endpoint({
  method: 'POST',
  path: 'notifications/devices/',
  summary: 'Show notifications of this account on the browser that asks.',
  access: 'customer',
  switch: 'webPush',
  body: z.strictObject({
    endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
    keys: z.strictObject({
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
    }),
  }),
  reply: devices,
  errors: [],
})

/** What is gone already is not found. */
export const removePushDevice = endpoint({
  method: 'POST',
  path: 'notifications/devices/{id}/remove/',
  summary: 'Show notifications of this account on one browser no longer.',
  access: 'customer',
  switch: 'webPush',
  params: z.object({ id: rowId }),
  reply: devices,
  errors: [],
})
