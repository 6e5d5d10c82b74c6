import * as z from 'zod/mini'
import { absoluteAddress, described, optional } from './setting.ts'

/** Push services of the browsers: Chrome, Firefox, Edge, Safari. */
export const knownPushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
] as const

const serviceName = z
  .string()
  .check(
    z.regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, { error: 'a host such as push.example or *.push.example' }),
  )

/** Notifications on the customers' browsers, of switches.webPush. */
export const push = z.strictObject({
  publicKey: optional(
    z.string().check(z.regex(/^[\w-]{87}$/, { error: 'a key as npm run push-keys prints it' })),
    'Key that browsers subscribe with (VAPID). Needed with switches.webPush; another one ends every subscription.',
  ),
  privateKey: optional(
    z.string().check(z.regex(/^[\w-]{43}$/, { error: 'a key as npm run push-keys prints it' })),
    'Signs what is sent to the push services. Needed with switches.webPush.',
  ),
  contact: optional(
    z
      .string()
      .check(z.regex(/^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/\S+)$/, { error: 'mailto:… or https://…' })),
    "Whom a push service turns to when something is wrong; the organisation's e-mail when there is none.",
  ),
  services: described(
    z._default(z.array(serviceName).check(z.minLength(1)), [...knownPushServices]),
    'Hosts of the push services that are called; a subscription at another host is refused.',
  ),
  standIn: optional(
    absoluteAddress,
    'Address of a stand-in of a push service; refused outside demo and test.',
  ),
})
