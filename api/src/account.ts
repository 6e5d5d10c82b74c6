import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { tokenReply } from './session.ts'

/** Empty ones are refused with all else that is wrong. */
const email = z.string('required_field').check(z.maxLength(320, 'email_not_valid'))
const nif = z.string('required_field').check(z.maxLength(40, 'vat_field_not_valid'))

/** How long a mailed link that sets a password serves. */
export const passwordLinkMinutes = 30

/** The same reply, in the same time, whether or not there is such an account. */
const asked = z.object({ status: z.literal('OK') })

/** Asks for a link with which a new password is set, for the account of an e-mail. */
export const recover = endpoint({
  method: 'POST',
  path: 'recover',
  summary: 'Ask for a link that sets a new password.',
  access: 'anonymous',
  body: z.strictObject({ email }),
  reply: asked,
  errors: ['too_many_attempts'],
})

/** The same, by NIF and e-mail; both have to be those of one account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: 'user/reset/',
  summary: 'Ask for a link that sets a new password, by NIF and e-mail.',
  access: 'anonymous',
  body: z.strictObject({ email, nif }),
  reply: asked,
  errors: ['too_many_attempts'],
})

/**
 * Sets a password with the token of a link that was mailed, once, and signs in. Every other session of the account ends,
 * and its owner gets a notice.
 */
export const setPasswordByLink = endpoint({
  method: 'POST',
  path: 'user/reset/confirm/',
  summary: 'Set a password with the token of a mailed link, and sign in.',
  access: 'anonymous',
  body: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  reply: tokenReply,
  errors: ['confirmation_invalid', 'too_many_attempts'],
})

const typed = z.optional(z.string().check(z.maxLength(320, 'not_valid')))

/**
 * Activates an account of somebody who has a contract: what is typed has to be that of one contract, and the link that
 * sets the first password goes to the e-mail. Which fields are asked is the deployment's (`activation`). The reply is the
 * same whether anything fits.
 */
export const activateAccount = endpoint({
  method: 'POST',
  path: 'signup/confirm',
  summary: 'Activate the account of a contract by e-mail.',
  access: 'anonymous',
  switch: 'signup',
  body: z.strictObject({
    signup: z.strictObject({
      nif: typed,
      contract: typed,
      email: typed,
      email2: typed,
      accept_conditions: z.optional(z.boolean()),
      accept_gdpr: z.optional(z.boolean()),
      phone: typed,
      invoice_number: typed,
      /** Whole, or its last six characters. */
      cups: typed,
    }),
  }),
  reply: z.object({
    result: z.object({ render: z.object({ format: z.literal('text'), body: z.string() }) }),
  }),
  errors: ['too_many_attempts'],
})

/**
 * Registers somebody who has no contract yet, and signs in. The account holds nothing until a contract is made; one that
 * there is already is never reached by it.
 */
export const register = endpoint({
  method: 'POST',
  path: 'user/',
  summary: 'Register with e-mail and password, and sign in.',
  access: 'anonymous',
  switch: 'signup',
  body: z.strictObject({
    user: email,
    password: z.string().check(z.minLength(1, 'required_field'), z.maxLength(1024)),
    /** Both are kept as evidence. */
    accept_conditions: z.optional(z.boolean()),
    accept_gdpr: z.optional(z.boolean()),
  }),
  reply: tokenReply,
  errors: ['email_taken', 'too_many_attempts'],
})
