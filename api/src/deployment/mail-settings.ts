import * as z from 'zod/mini'
import { flag, optional } from './setting.ts'

/** The mail server, and who its mails are from. */
export const mail = z.strictObject({
  from: optional(
    z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: 'an e-mail address' })),
    "Sender of the mails; the organisation's e-mail when there is none.",
  ),
  server: optional(
    z
      .string()
      .check(z.regex(/^smtps?:\/\/\S+$/, { error: 'an address such as smtps://user:password@host:465' })),
    'Mail server, with user and password; mails wait until there is one.',
  ),
  smtpUtf8: flag(
    false,
    'The mail server offers SMTPUTF8 (RFC 6531): addresses may have letters beyond ASCII before the @ (peña@correo.es). Without it they are refused where they are typed. npm run check-deployment asks the server.',
  ),
})
