import * as z from 'zod/mini'
import { choice, described, whole } from './setting.ts'

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as 09:00' }))
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, { error: 'a day such as 2027-01-06' }))

/** When people are called back who ask for it; on the days of `organisation.serviceDays`. */
export const callBack = z.strictObject({
  hours: described(
    z._default(
      z
        .array(
          z
            .strictObject({ from: clock, to: clock })
            .check(z.refine(({ from, to }) => from < to, { error: 'from a time to a later one' })),
        )
        .check(z.minLength(1), z.maxLength(4)),
      [{ from: '09:00', to: '14:00' }],
    ),
    'Hours in which people are called back.',
  ),
  zone: choice(['Europe/Madrid', 'Atlantic/Canary'], 'Europe/Madrid', 'Whose clock these hours follow.'),
  holidays: described(
    z._default(z.array(day).check(z.maxLength(200)), []),
    'Days off of the place, beside those of the whole country.',
  ),
  slotMinutes: whole(10, 240, 30, 'Minutes within which the call comes.'),
  perSlot: whole(0, 1000, 0, 'Calls in one slot; 0 for as many as are asked for.'),
  daysAhead: whole(1, 30, 6, 'How many days ahead a call may be asked for.'),
  noticeMinutes: whole(0, 2880, 60, 'How long before a call has to be asked for.'),
})
