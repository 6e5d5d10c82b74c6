/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** The same for every sending of the same mail: whoever has it already knows it. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail that can never be taken: the address is wrong, not the moment. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

/** Whoever takes mails. */
export interface MailGateway {
  /** Hands a mail over; throws MailRefusedError when trying again is in vain, anything else when it is not. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
