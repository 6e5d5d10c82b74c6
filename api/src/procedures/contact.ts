import * as z from 'zod/mini'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'

const email = z.string('required_field').check(z.maxLength(320, 'email_not_valid'))
const phone = z.string('required_field').check(z.maxLength(40, 'mobile_not_valid'))
const currentPassword = z.string().check(z.minLength(1, 'required_field'), z.maxLength(1024))

/**
 * E-mail or mobile of a contract's notices; changed at once, with a notice to the e-mail before. As with the account's
 * own, another e-mail takes the current password (where the account has one): bills and notices go there.
 */
export const changeContact = endpoint({
  method: 'PUT',
  path: 'contracts/{name}/notification/{field}/',
  summary: "Change the e-mail or mobile of a contract's notices.",
  access: 'customer',
  delegate: 'sign',
  byAgent: true,
  keyed: true,
  stepUp: true,
  params: z.object({ name: contractName, field: z.enum(['email', 'phone']) }),
  body: z.strictObject({
    email: z.optional(email),
    phone: z.optional(phone),
    /** The current password, for another e-mail. */
    current: z.optional(currentPassword),
  }),
  reply: submittedReply,
  errors: [
    'process_running',
    'key_reused',
    'too_many_attempts',
    'current_password_wrong',
    'step_up_required',
  ],
})

/**
 * Mobile and e-mail of the account. The mobile changes at once. A new e-mail counts once its owner follows the link
 * mailed to it, and the old one gets a notice; five new addresses a day are allowed. It takes the current password, and
 * once it counts the account's other sessions end. Equal values change nothing and take no password.
 */
export const changeProfile = endpoint({
  method: 'PUT',
  path: 'users/',
  summary: "Change the account's mobile and e-mail.",
  access: 'customer',
  keyed: true,
  stepUp: true,
  body: z.strictObject({
    mobile: z.optional(phone),
    email: z.optional(email),
    /** The current password, for another e-mail. */
    current: z.optional(currentPassword),
  }),
  reply: z.object({
    mobile: z.nullable(z.string()),
    email: z.string(),
    /** The address that waits to be confirmed. */
    pending_email: z.nullable(z.string()),
  }),
  errors: ['key_reused', 'too_many_attempts', 'current_password_wrong', 'step_up_required'],
})

/**
 * Confirms the new address of an account with the token of the link mailed to it, or that mails arrive at its own
 * (`users/email/check/`). No session is needed.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: 'users/email/confirm/',
  summary: 'Confirm an e-mail address: a new one, or that mails arrive there again.',
  access: 'anonymous',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({
    email: z.string(),
    /** Whether it is a new one, with which the account signs in from now on. */
    changed: z.boolean(),
  }),
  errors: ['confirmation_invalid', 'email_taken'],
})
