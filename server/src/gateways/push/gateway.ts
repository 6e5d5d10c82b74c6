/** A browser's subscription at its push service; keys in base64url. */
export interface PushSubscriber {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * `taken`: the push service has the message. `gone`: the subscription has ended. `busy`: it did not take the message, and
 * may later. `refused`: it never will. `unknown`: it did not answer, and may have taken it.
 */
export type PushOutcome = 'taken' | 'gone' | 'busy' | 'refused' | 'unknown'

/** The push services of the customers' browsers (RFC 8030). */
export interface PushGateway {
  /** Key that browsers subscribe with, base64url. */
  readonly publicKey: string
  /** Whether an endpoint is of a push service that this office calls. */
  mayCall(endpoint: string): boolean
  /** Hands a message over, encrypted for the browser. `topic`: replaces what waits there under the same name. */
  send(to: PushSubscriber, message: { readonly text: string; readonly topic: string }): Promise<PushOutcome>
}
