import * as z from 'zod/mini'
import { whole } from './setting.ts'

/** Days, and years, for which things are kept where a deployment says nothing else. */
export const usualRetention = {
  secretMailDays: 30,
  mailDays: 365,
  mailProofDays: 2192,
  notificationDays: 1096,
  sessionDays: 30,
  deviceDays: 365,
  endedYears: 6,
} as const

/**
 * How long is kept what no law wants kept for a time, and from when what a law wants kept is blocked; jobs do so once a
 * day, in small steps.
 */
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
  endedYears: whole(
    3,
    15,
    usualRetention.endedYears,
    'Years after which a contract that has ended is blocked, with its bills, requests, cases and payments, where nothing of it is owed, open or younger: customers, the desk and the retailer’s calls find it no more (LO 3/2018 art. 32). Three years of bills are shown in any case (Ley 56/2007 art. 2.1.b).',
  ),
})
