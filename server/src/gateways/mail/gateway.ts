/** A PDF that a mail brings. */
export interface MailFile {
  readonly name: string
  readonly content: Buffer
}

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** The same each time the same mail is sent, so that a mailbox shows it once. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly files?: readonly MailFile[]
  /** Where one POST ends such mails (RFC 8058); absent where they cannot be ended. */
  readonly unsubscribe?: string
}

/** A mail that the server refuses for good, for example because the address does not exist. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
  /** Enhanced status code of the answer (RFC 3463); null if it has none. */
  readonly status: string | null
  /** Whether the recipient was refused, before anything of the mail was sent. */
  readonly ofRecipient: boolean

  constructor(message: string, answer: Pick<MailRefusedError, 'status' | 'ofRecipient'>) {
    super(message)
    this.status = answer.status
    this.ofRecipient = answer.ofRecipient
  }
}

/** A mail server. */
export interface MailGateway {
  /** Sends a mail; throws MailRefusedError where it must not be tried again, anything else where it may. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
