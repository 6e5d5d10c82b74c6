import type { ProviderStatus } from '@endoll/domain/payments/card-payment-state.ts'
import type { PaidWith } from '@endoll/domain/payments/paid-with.ts'

/** A payment at the provider, as far as it matters here. */
export interface ProviderPayment {
  /** The provider's id of it. */
  readonly intent: string
  readonly status: ProviderStatus
  readonly amountCents: number
  readonly currency: string
  /** Our id of the attempt, as it was written with the payment. */
  readonly attempt: string | null
  /** With it the browser goes through the action that the bank asks for. */
  readonly clientSecret: string | null
  /** What it is paid with, where the provider says it: in every reply about money that is taken or under way. */
  readonly method?: PaidWith
  /** What went back of it; undefined if the reply does not say. */
  readonly refundedCents?: number
  /** Why the last card was refused, in the provider's words and by its code. */
  readonly refusal: { readonly code: string; readonly message: string } | null
}

/** A payment to be opened: nothing is charged by it. */
export interface PaymentAsked {
  /** Our id of the attempt; the calls' keys are made of it. */
  readonly attempt: string
  readonly amountCents: number
  /** What the payment is bound to, kept by the provider with it. */
  readonly about: Readonly<Record<string, string>>
}

/** Money of a payment that is to go back. */
export interface RefundAsked {
  /** Our id of the refund; the call's key is made of it. */
  readonly refund: string
  /** The provider's id of the payment. */
  readonly intent: string
  readonly amountCents: number
}

/** A message of the provider whose signature was good. */
export interface ProviderMessage {
  readonly id: string
  readonly type: string
  readonly live: boolean
  /** What it says of a payment; undefined if it is about something else. */
  readonly payment: ProviderPayment | undefined
  /** What it says of a charge that was given back or disputed, or of a refund that failed. */
  readonly charge: ChargeNews | undefined
}

export interface ChargeNews {
  readonly intent: string
  readonly what:
    | 'refunded'
    | 'partly_refunded'
    | 'refund_failed'
    | 'disputed'
    | 'dispute_won'
    | 'dispute_lost'
  /** Of money that went back the sum of it, where the message says it. */
  readonly amountCents: number
  /** Of a refund that failed: our id of it, where it was asked for here, and why, by the provider's code. */
  readonly failed?: { readonly refund: string | null; readonly code: string }
}

/** The provider refused for good: the call itself was wrong, or nothing can come of it any more. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError'
  /** How the payment stands after the refusal, where the provider said it. */
  readonly payment: ProviderPayment | undefined
  readonly code: string
  constructor(code: string, payment?: ProviderPayment) {
    super(`the card provider refused: ${code}`)
    this.code = code
    this.payment = payment
  }
}

/** No usable reply: whether the call did anything is not known. */
export class ProviderSilentError extends Error {
  override name = 'ProviderSilentError'
}

/**
 * A provider of card payments. Money is taken by `confirm` alone, so that whoever lost its reply can ask how the payment
 * stands, or cancel it: a payment that is cancelled can never take money. Each call throws ProviderRefusedError or
 * ProviderSilentError.
 */
export interface PaymentGateway {
  open(asked: PaymentAsked): Promise<ProviderPayment>
  /** `method`: what the browser got for the card, a payment method or a confirmation token. */
  confirm(payment: { attempt: string; intent: string; method: string }): Promise<ProviderPayment>
  read(intent: string): Promise<ProviderPayment>
  /** `round` counts the tries, so that an earlier reply is not repeated. */
  cancel(payment: { attempt: string; intent: string; round: number }): Promise<ProviderPayment>
  /** Gives money back. What went back is told by a message, as any refund is. */
  refund(asked: RefundAsked): Promise<void>
  /** Whether it has taken this refund: asked before a call is made again, since its key may have been forgotten by then. */
  hasRefunded(asked: RefundAsked): Promise<boolean>
  /** What has gone back of a payment in all, in cents, without refunds that failed. */
  sumRefunds(intent: string): Promise<number>
  /**
   * Verifies the bytes before it reads them; undefined if they are not the provider's, or old, and `unreadable` where they
   * are and have no shape of a message.
   */
  readMessage(body: Uint8Array, header: unknown): ProviderMessage | 'unreadable' | undefined
  /** Payments opened between two instants, for reconciliation, each with what went back of it. */
  list(span: { readonly fromMs: number; readonly toMs: number }): AsyncIterable<ProviderPayment>
  /** Messages about money that were written between two instants, whether or not they came, newest first. */
  listMessages(span: { readonly fromMs: number; readonly toMs: number }): AsyncIterable<ProviderMessage>
}
