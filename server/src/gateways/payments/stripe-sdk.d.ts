// The part of the SDK of Stripe that stripe.ts uses, so that its types can be checked where the package is not
// installed. To be deleted once every checkout has it: the package brings the types of all of it.
declare module 'stripe' {
  export interface RequestOptions {
    readonly idempotencyKey?: string
  }
  export interface Webhooks {
    constructEvent(
      body: Uint8Array,
      header: string,
      secret: string,
      toleranceSeconds?: number,
      crypto?: undefined,
      receivedAtMs?: number,
    ): Stripe.Event
  }
  export interface PaymentIntents {
    create(
      asked: {
        readonly amount: number
        readonly currency: string
        readonly automatic_payment_methods: { readonly enabled: boolean; readonly allow_redirects: 'never' }
        readonly metadata: Readonly<Record<string, string>>
      },
      options: RequestOptions,
    ): Promise<Stripe.PaymentIntent>
    confirm(
      id: string,
      how: { readonly confirmation_token: string } | { readonly payment_method: string },
      options: RequestOptions,
    ): Promise<Stripe.PaymentIntent>
    retrieve(id: string): Promise<Stripe.PaymentIntent>
    cancel(id: string, asked: object, options: RequestOptions): Promise<Stripe.PaymentIntent>
    list(asked: {
      readonly created: { readonly gte: number; readonly lt: number }
      readonly limit: number
    }): AsyncIterable<Stripe.PaymentIntent>
  }
  export class Stripe {
    constructor(
      key: string,
      settings: {
        readonly host?: string
        readonly port?: string | number
        readonly protocol?: 'http' | 'https'
        readonly timeout: number
        readonly maxNetworkRetries: number
        readonly telemetry: boolean
      },
    )
    readonly paymentIntents: PaymentIntents
    readonly webhooks: Webhooks
    static readonly errors: { readonly StripeError: typeof StripeError }
  }
  class StripeError extends Error {
    readonly type: string
    readonly code?: string
    readonly statusCode?: number
    readonly payment_intent?: Stripe.PaymentIntent
  }
  export namespace Stripe {
    interface PaymentIntent {
      readonly object: 'payment_intent'
      readonly id: string
      readonly status: string
      readonly amount: number
      readonly currency: string
      readonly metadata: Readonly<Record<string, string>>
      readonly client_secret: string | null
      readonly last_payment_error: {
        readonly code?: string
        readonly decline_code?: string
        readonly message?: string
        readonly type: string
      } | null
    }
    interface Told<Type extends string, Told> {
      readonly id: string
      readonly type: Type
      readonly livemode: boolean
      readonly data: { readonly object: Told }
    }
    interface Charge {
      readonly object: 'charge'
      readonly payment_intent: string | { readonly id: string } | null
      readonly amount_refunded: number
      readonly refunded: boolean
    }
    interface Dispute {
      readonly object: 'dispute'
      readonly payment_intent: string | { readonly id: string } | null
      readonly amount: number
      readonly status: string
    }
    type Event =
      | Told<'charge.refunded', Charge>
      | Told<'charge.dispute.created' | 'charge.dispute.closed', Dispute>
      | Told<'payment_intent.succeeded', PaymentIntent>
  }
}
