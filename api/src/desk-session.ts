/** Who works at the desk: signing in, and the first time a password and a second factor of one's own. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { staffRoles } from './staff-roles.ts'

/** A session of the desk ends after so many hours, and after so many minutes without a call; a password has so many characters. */
export const deskSession = { hours: 8, idleMinutes: 15, passwordLength: 12 } as const

const password = z.string('required_field').check(z.minLength(1, 'required_field'), z.maxLength(1024))
const code = z.string('required_field').check(z.minLength(1, 'required_field'), z.maxLength(40, 'not_valid'))

const session = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Until password and second factor are one's own nothing else is answered. */
  enrolled: z.boolean(),
  /** What calls that change something send in `deskTokenHeader`. */
  token: z.string(),
})
export type DeskSession = z.infer<typeof session>

const common = { switch: 'desk' } as const
const done = z.object({ status: z.literal('OK') })

/** Whoever has a second factor is asked for its code: a field error of `code` says so. */
export const signInStaff = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/session/',
  summary: 'Sign in at the desk.',
  access: 'desk',
  body: z.strictObject({
    email: z.string('required_field').check(z.minLength(1, 'required_field'), z.maxLength(320, 'too_long')),
    password,
    code: z.optional(code),
  }),
  reply: session,
  errors: ['bad_credentials', 'code_wrong', 'code_used', 'too_many_attempts'],
})

export const readDeskSession = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/session/',
  summary: 'Who is signed in at the desk.',
  access: 'staff',
  reply: session,
  errors: [],
})

export const endDeskSession = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/session/end/',
  summary: 'Sign out of the desk.',
  access: 'staff',
  reply: done,
  errors: [],
})

export const newDeskCodes = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/enrolment/options/',
  summary: 'A secret for the app that shows the codes of the desk; only of who has none yet.',
  access: 'staff',
  reply: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    uri: z.string(),
    /** The address as a QR code: a row of `1` and `0` for each line. */
    qr: z.array(z.string()),
  }),
  errors: [],
})

export const enrolStaff = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/enrolment/',
  summary: 'A password of one’s own and the first code of the app: from then on both are asked for.',
  access: 'staff',
  body: z.strictObject({ password, code }),
  reply: session,
  errors: ['code_wrong', 'code_used', 'too_many_attempts'],
})
