import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { inboxPage } from './inbox-page.ts'

/** A mail that has arrived. */
export interface ReceivedMail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Names of the files that it brings. */
  readonly files: readonly string[]
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** As it came over the wire. */
  readonly raw: string
}

/** Faults that a test can switch on. */
export interface MailFaults {
  /** Refuses every mail for now, with 451. */
  down: boolean
}

/** What the server says of itself. */
export interface MailOffers {
  readonly smtpUtf8: boolean
}

export interface MailTwin {
  /** For `mail.server` of the deployment. */
  readonly smtpAddress: string
  /** The inbox as a page, for people. */
  readonly inboxAddress: string
  /** Every mail that was taken, in order; the same mail may be there twice. */
  readonly ledger: readonly ReceivedMail[]
  readonly faults: MailFaults
  stop(): Promise<void>
}

/** The mails as a mailbox shows them: those with the same Message-ID are one. */
export function inboxOf(ledger: readonly ReceivedMail[]): ReceivedMail[] {
  return [...new Map(ledger.map((mail) => [mail.messageId, mail])).values()]
}

/** Addresses of this domain (RFC 2606) are refused: there is no such mailbox. */
const nobody = /@nobody\.example$/i

function portOf(server: { address(): unknown }) {
  return (server.address() as AddressInfo).port
}

function smtp(ledger: ReceivedMail[], faults: MailFaults, { smtpUtf8 }: MailOffers): SMTPServer {
  return new SMTPServer({
    hideSMTPUTF8: !smtpUtf8,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      done(nobody.test(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
      const take = async () => {
        const raw = await buffer(stream)
        if (faults.down) throw Object.assign(new Error('try later'), { responseCode: 451 })
        const mail = await PostalMime.parse(raw)
        ledger.push({
          messageId: mail.messageId ?? '',
          from: mail.from?.name ?? '',
          to,
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          files: mail.attachments.map(({ filename }) => filename ?? ''),
          raw: raw.toString(),
          headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        })
      }
      callbackify(take)(done)
    },
  })
}

function inbox(ledger: readonly ReceivedMail[]): Server {
  return createServer((request, response) => {
    const page = inboxPage(inboxOf(ledger), request.url ?? '/')
    response
      .writeHead(page.status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.policy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .end(page.html)
  })
}

/** A mail server and its inbox on loopback ports of their own choosing: real SMTP, kept in memory. */
export async function startMailTwin(offers: MailOffers = { smtpUtf8: true }): Promise<MailTwin> {
  const ledger: ReceivedMail[] = []
  const faults: MailFaults = { down: false }
  const mailServer = smtp(ledger, faults, offers)
  const pages = inbox(ledger)
  await new Promise<void>((resolve, reject) => {
    mailServer.once('error', reject)
    mailServer.listen(0, '127.0.0.1', () => resolve())
  })
  // A client that disconnects early is not an error of the twin.
  mailServer.on('error', () => undefined)
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  return {
    smtpAddress: `smtp://127.0.0.1:${portOf(mailServer.server)}`,
    inboxAddress: `http://localhost:${portOf(pages)}`,
    ledger,
    faults,
    async stop() {
      await new Promise<void>((resolve) => mailServer.close(resolve))
      await new Promise<void>((resolve) => {
        pages.close(() => resolve())
        pages.closeAllConnections()
      })
    },
  }
}
