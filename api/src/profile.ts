import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { locales } from './language.ts'
import { emailProblem } from './mail-returns.ts'

/** Who is signed in, as the profile page shows it; e-mail and mobile are changed by PUT users/ (procedures/contact.ts). */
export const getProfile = endpoint({
  method: 'GET',
  path: 'users/',
  summary: 'The account: name, tax id, e-mail, mobile, language and membership.',
  access: 'customer',
  reply: z.object({
    name: z.string(),
    nif: z.string(),
    email: z.string(),
    /** The address that waits to be confirmed. */
    pending_email: z.nullable(z.string()),
    email_problem: emailProblem,
    mobile: z.nullable(z.string()),
    locale: z.enum(locales),
    /** As members of the cooperative: number, euros paid in, since when; those that have not ended. */
    memberships: z.array(z.object({ number: z.string(), share: z.number(), since: z.string() })),
  }),
  errors: [],
})

/** The account's language: of the office wherever its owner signs in, and of the mails. */
export const changeLanguage = endpoint({
  method: 'PUT',
  path: 'users/locale/',
  summary: "Change the account's language.",
  access: 'customer',
  body: z.strictObject({
    /** One that the deployment offers. */
    locale: z.enum(locales),
  }),
  reply: z.object({ locale: z.enum(locales) }),
  errors: [],
})
