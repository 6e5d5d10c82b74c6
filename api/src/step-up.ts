import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { assertion, assertionOptions } from './passkeys.ts'

/** How long a session may change what is guarded once a passkey or a code was shown. */
export const stepUpMinutes = 10

/** What the account can be asked for before a change that is guarded. */
export const stepUpOptions = endpoint({
  method: 'POST',
  path: 'user/step_up/options/',
  summary: 'What can be shown before a change that is guarded.',
  access: 'customer',
  whileKept: true,
  reply: z.object({
    /** What one of the account's passkeys signs; null if it has none. */
    passkey: z.nullable(assertionOptions),
    app_codes: z.boolean(),
    password: z.boolean(),
  }),
  errors: [],
})

/**
 * Shows a passkey, a code of the app or a recovery code: for some minutes the session may change what is guarded. A passkey
 * whose count of uses began again is asked for a code too (`required_field`).
 */
export const stepUp = endpoint({
  method: 'POST',
  path: 'user/step_up/',
  summary: 'Show a passkey or a code before a change that is guarded.',
  access: 'customer',
  body: z.strictObject({
    passkey: z.optional(assertion),
    code: z.optional(z.string().check(z.minLength(1, 'required_field'), z.maxLength(40, 'not_valid'))),
  }),
  reply: z.object({ status: z.literal('OK') }),
  errors: ['passkey_refused', 'code_wrong', 'code_used', 'too_many_attempts'],
})

/**
 * Shows again who uses a session that its device keeps: by a passkey, or by the password (with a code where the account
 * has codes of an app). The session is then as if it had just been opened. A passkey whose count of uses began again is
 * asked for a code too (`required_field`).
 */
export const reauthenticate = endpoint({
  method: 'POST',
  path: 'user/reauthenticate/',
  summary: 'Show again who uses a session that its device keeps.',
  access: 'customer',
  whileKept: true,
  body: z.strictObject({
    passkey: z.optional(assertion),
    password: z.optional(z.string().check(z.minLength(1, 'required_field'), z.maxLength(1024))),
    code: z.optional(z.string().check(z.maxLength(40, 'not_valid'))),
  }),
  reply: z.object({ status: z.literal('OK'), token: z.string() }),
  errors: ['current_password_wrong', 'passkey_refused', 'code_wrong', 'code_used', 'too_many_attempts'],
})
