import { returnKinds } from '@endoll/domain/notifications/mail-returns.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Reports in one call. */
export const mostReturns = 500

/** A token of RFC 5322 or of the sender's own: printable, without spaces. */
const printable = /^[\x21-\x7e]+$/

const mailReturn = z
  .strictObject({
    /** Id given by the sender, so that a repeated report has no effect; without it the other fields identify it. */
    report: z.optional(z.string().check(z.regex(printable, 'not_valid'), z.maxLength(200, 'not_valid'))),
    /** `Message-ID` of the mail, as it was sent. Where we know it, its recipient is the address. */
    message_id: z.optional(z.string().check(z.regex(printable, 'not_valid'), z.maxLength(998, 'not_valid'))),
    /** Whom it did not reach, or who complained: `Final-Recipient` (RFC 3464), `Original-Rcpt-To` (RFC 5965). */
    address: z.optional(z.string().check(z.maxLength(320, 'email_not_valid'))),
    kind: z.enum(returnKinds),
    /** When it came back, or was complained of. */
    at: z.iso
      .datetime({ offset: true, error: 'not_valid', abort: true })
      .check(z.refine((instant) => !instant.startsWith('0000'), 'not_valid')),
    /** Enhanced status code (RFC 3463), as `5.1.1`. */
    status: z.optional(z.string().check(z.regex(/^[245]\.\d{1,3}\.\d{1,3}$/, 'not_valid'))),
    /** Words of the mail server: only a status code is read in them, and they are not kept. */
    diagnostic: z.optional(z.string().check(z.maxLength(2000, 'not_valid'))),
  })
  .check(
    z.refine(({ message_id, address }) => message_id !== undefined || address !== undefined, {
      path: ['address'],
      error: 'required_field',
    }),
  )

/**
 * What mail servers gave back of our mails, and who called one unwanted. The reply is the same whether or not an address
 * or a mail is known here. One report that is not valid refuses the call: none of its reports is taken.
 */
export const reportMailReturns = endpoint({
  method: 'POST',
  path: 'retailer/mails/returns/',
  summary: 'Report mails that came back (RFC 3464) and complaints about mails (RFC 5965).',
  access: 'system',
  body: z.strictObject({
    returns: z
      .array(mailReturn)
      .check(z.minLength(1, 'required_field'), z.maxLength(mostReturns, 'not_valid')),
  }),
  reply: z.object({
    /** How many reports the call had. */
    taken: z.int(),
  }),
  errors: [],
})

/**
 * What is wrong with an address: `stopped`, mails came back, and none goes there that nobody asked for; `complained`, its
 * owner called a mail unwanted, which ended those that can be ended. Null if nothing is.
 */
export const emailProblem = z.nullable(
  z.object({ kind: z.enum(['stopped', 'complained']), since: z.string() }),
)
export type EmailProblem = z.infer<typeof emailProblem>

/** The link is confirmed by `users/email/confirm/`; then mails go there again. */
export const checkEmail = endpoint({
  method: 'POST',
  path: 'users/email/check/',
  summary: "Mail a link to the account's own address, to see whether mails arrive.",
  access: 'customer',
  reply: z.object({ email: z.string() }),
  errors: ['link_sent_just_now', 'too_many_attempts'],
})
