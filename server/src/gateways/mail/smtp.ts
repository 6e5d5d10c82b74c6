import { statusIn } from '@endoll/domain/notifications/mail-returns.ts'
import { createTransport } from 'nodemailer'
import { MailRefusedError, type MailGateway } from './gateway.ts'

const longestMs = 15_000
const limits = {
  connectionTimeout: longestMs,
  greetingTimeout: longestMs,
  socketTimeout: longestMs,
  // What our mails bring is given as bytes: nothing is read or fetched by name.
  disableFileAccess: true,
  disableUrlAccess: true,
}

/**
 * Whether an error is about the recipient or the mail. One about our connection, password or sender is not: the mail is
 * sent once the settings are right.
 */
function isAboutMail(error: unknown): boolean {
  const command = commandOf(error)
  return command === 'RCPT TO' || command === 'DATA'
}

/** What the server answered to. */
function commandOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'command' in error ? error.command : undefined
}

function answerOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'response' in error ? String(error.response) : ''
}

function responseCodeOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'responseCode' in error
    ? Number(error.responseCode)
    : 0
}

/** Whether an address has letters beyond ASCII before the @ (RFC 6531). */
function needsSmtpUtf8(address: string): boolean {
  return /[^!-~]/.test(address.slice(0, address.lastIndexOf('@')))
}

/**
 * Asks a mail server whether it offers SMTPUTF8, after STARTTLS where it offers that. nodemailer tells the extensions to
 * whoever signs in in a way of their own: this one reads them, and does not sign in.
 */
export async function offersSmtpUtf8(server: string): Promise<boolean> {
  let offered = false
  const transport = createTransport({
    ...limits,
    url: server,
    forceAuth: true,
    auth: { type: 'custom', method: 'READ' },
    customAuth: {
      READ: (signingIn) => {
        offered = signingIn.extensions.includes('SMTPUTF8')
        signingIn.resolve()
      },
    },
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
  return offered
}

/** Whether a mail server lets us in, with the user and the password of its address; throws where it does not. */
export async function canSignInTo(server: string): Promise<void> {
  const transport = createTransport({ ...limits, url: server })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Mails over SMTP. The server's address carries user and password: `smtps://user:password@host:465`. */
export function smtpMail(server: string): MailGateway {
  const transport = createTransport({
    url: server,
    pool: true,
    maxConnections: 4,
    ...limits,
  })
  return {
    async send({ messageId, from, to, subject, text, html, files = [], unsubscribe }) {
      // nodemailer would write the letters to a server that does not know them.
      if (needsSmtpUtf8(to) && !(await offersSmtpUtf8(server)))
        throw new Error('the mail server offers no SMTPUTF8')
      try {
        // The address as an object: a name or a comma in it cannot become a second recipient.
        await transport.sendMail({
          messageId,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: files.map(({ name: filename, content }) => ({
            filename,
            content,
            contentType: 'application/pdf',
          })),
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'list-unsubscribe': `<${unsubscribe}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        const refused = responseCodeOf(error) >= 500 && isAboutMail(error)
        if (!refused) throw error
        throw new MailRefusedError(`the mail server answered ${responseCodeOf(error)}`, {
          status: statusIn(answerOf(error)),
          ofRecipient: commandOf(error) === 'RCPT TO',
        })
      }
    },
    close: () => transport.close(),
  }
}
