import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { offersSmtpUtf8 } from './gateways/mail/smtp.ts'

/** What a mail server does not do that the deployment counts on, a line each; it is asked only where something is. */
export async function mailProblems({ server, smtpUtf8 }: Deployment['mail']): Promise<string[]> {
  if (server === null || !smtpUtf8) return []
  try {
    if (await offersSmtpUtf8(server)) return []
    return [
      'mail.smtpUtf8: the mail server offers no SMTPUTF8. No mail would go to addresses such as peña@correo.es.',
    ]
  } catch (error) {
    // Never the error's own words: they name the server with its password.
    const cause = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return [`mail.smtpUtf8: the mail server could not be asked whether it offers SMTPUTF8${cause}.`]
  }
}
