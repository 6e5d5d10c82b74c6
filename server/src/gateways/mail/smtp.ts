import { statusIn } from '@endoll/domain/notifications/mail-returns.ts'
import { createTransport } from 'nodemailer'
import { MailRefusedError, type MailGateway } from './gateway.ts'

const longestMs = 15_000

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

/** Mails over SMTP. The server's address carries user and password: `smtps://user:password@host:465`. */
export function smtpMail(server: string): MailGateway {
  const transport = createTransport({
    url: server,
    pool: true,
    maxConnections: 4,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: longestMs,
    // What our mails bring is given as bytes: nothing is read or fetched by name.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, from, to, subject, text, html, files = [], unsubscribe }) {
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
