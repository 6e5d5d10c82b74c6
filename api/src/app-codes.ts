import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Makes the secret for an app that shows codes (TOTP, RFC 6238). It counts once a code of it has come back. */
export const newAppCodes = endpoint({
  method: 'POST',
  path: 'user/app_codes/options/',
  summary: 'A new secret for an app that shows codes.',
  access: 'customer',
  stepUp: true,
  body: z.strictObject({
    /** The current password, where the account has no other way to sign in yet. */
    current: z.optional(z.string().check(z.minLength(1, 'required_field'), z.maxLength(1024))),
  }),
  reply: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** The same as an `otpauth:` address. */
    uri: z.string(),
    /** The address as a QR code: a row of `1` and `0` for each line. */
    qr: z.array(z.string()),
  }),
  errors: ['current_password_wrong', 'too_many_attempts', 'step_up_required'],
})

/** From now on a code is asked for after the password. */
export const confirmAppCodes = endpoint({
  method: 'POST',
  path: 'user/app_codes/',
  summary: 'Turn the codes of an app on with the first of them.',
  access: 'customer',
  body: z.strictObject({
    code: z.string().check(z.minLength(1, 'required_field'), z.maxLength(40, 'not_valid')),
  }),
  reply: z.object({
    /** Codes for the day when every other way is lost: with the first way alone, and never shown again. */
    recovery_codes: z.array(z.string()),
  }),
  errors: ['code_wrong', 'code_used', 'too_many_attempts'],
})

export const removeAppCodes = endpoint({
  method: 'POST',
  path: 'user/app_codes/remove/',
  summary: 'Ask for codes of an app no more.',
  access: 'customer',
  stepUp: true,
  reply: z.object({ status: z.literal('OK') }),
  errors: ['step_up_required'],
})

/** New recovery codes in place of those that are left. */
export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: 'user/recovery_codes/',
  summary: 'New recovery codes; the ones before end.',
  access: 'customer',
  stepUp: true,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['step_up_required'],
})
