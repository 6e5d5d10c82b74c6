import * as z from 'zod/mini'
import { whole } from './setting.ts'

/** Days for which things are kept where a deployment says nothing else. */
export const usualRetention = {
  secretMailDays: 30,
  mailDays: 365,
  mailProofDays: 2192,
  notificationDays: 1096,
  sessionDays: 30,
  deviceDays: 365,
} as const

/** How long is kept what no law wants kept for a time; a job removes it once a day, in small steps. */
export const retention = z.strictObject({
  secretMailDays: whole(
    1,
    90,
    usualRetention.secretMailDays,
    'Days after which address and content of a mail with a code or a link that signs in are emptied.',
  ),
  mailDays: whole(
    30,
    1827,
    usualRetention.mailDays,
    'Days after which address and content of any other mail are emptied; what it was about and when it was sent stay.',
  ),
  mailProofDays: whole(
    365,
    3653,
    usualRetention.mailProofDays,
    'Days after which nothing of a mail is kept: as long as bills, unless another number says otherwise.',
  ),
  notificationDays: whole(
    365,
    3653,
    usualRetention.notificationDays,
    'Days after which a notification in the office is removed.',
  ),
  sessionDays: whole(
    1,
    365,
    usualRetention.sessionDays,
    'Days for which a session is kept after it is over, of customers and of the desk.',
  ),
  deviceDays: whole(
    30,
    1096,
    usualRetention.deviceDays,
    'Days after somebody last signed in there, after which a browser shows no notifications any more.',
  ),
})
