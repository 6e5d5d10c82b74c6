import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { paidWith, type PaidWith } from '@endoll/domain/payments/paid-with.ts'
import { Stripe } from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import {
  ProviderRefusedError,
  ProviderSilentError,
  type ChargeNews,
  type PaymentGateway,
  type ProviderMessage,
  type ProviderPayment,
} from './gateway.ts'
import { isStripeEvent } from './stripe-event.ts'

export interface StripeAccount {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Of the twin; null is the provider's own. */
  readonly apiAddress: string | null
  /** What can be paid with; wallets pay by card. */
  readonly methods?: readonly PaidWith[]
  /** How long a call may take. */
  readonly longestMs?: number
}

const currency = 'eur'
const usualLongestMs = 20_000
/** Seconds that a message may be old: two servers' clocks, and a slow network. */
const toleranceSeconds = 300

function hostOf(address: string | null) {
  if (address === null) return {}
  const { hostname, port, protocol } = new URL(address)
  return {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}

/** Its method comes as a whole where it was asked for so. */
function methodOf({ payment_method: method }: Stripe.PaymentIntent): { method?: PaidWith } {
  if (typeof method !== 'object' || method === null) return {}
  const known = paidWith.find((type) => type === method.type)
  return known ? { method: known } : {}
}

function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const { status, last_payment_error: error, latest_charge: charge } = intent
  return {
    intent: intent.id,
    // Capture is automatic, so that nothing waits to be captured; a status that is new here is asked for again.
    status: status === 'requires_capture' ? 'processing' : (status as ProviderPayment['status']),
    amountCents: intent.amount,
    currency: intent.currency,
    attempt: intent.metadata['attempt'] ?? null,
    clientSecret: intent.client_secret,
    ...methodOf(intent),
    ...(typeof charge === 'object' && charge !== null ? { refundedCents: charge.amount_refunded } : {}),
    refusal: error
      ? { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? error.type }
      : null,
  }
}

const withMethod = ['payment_method']

/** Replies that say that the call was wrong: it did nothing. */
const refusing = [400, 401, 403, 404]

/** Says of what took the money, or is about to, what it was paid with; an error has the payment without. */
function saysMethod({ status, method }: ProviderPayment): boolean {
  return method !== undefined || (status !== 'succeeded' && status !== 'processing')
}

async function called(
  call: Promise<Stripe.PaymentIntent>,
  again?: (intent: string) => Promise<Stripe.PaymentIntent>,
): Promise<ProviderPayment> {
  const payment = await replied(call)
  return again === undefined || saysMethod(payment) ? payment : replied(again(payment.intent))
}

async function replied(call: Promise<Stripe.PaymentIntent>): Promise<ProviderPayment> {
  try {
    return paymentOf(await call)
  } catch (error) {
    // A refused card and an impossible step include the present payment.
    if (error instanceof Stripe.errors.StripeError && error.payment_intent)
      return paymentOf(error.payment_intent)
    throw failureOf(error)
  }
}

/** Whether a call was refused, or nothing is known of it. */
function failureOf(error: unknown): ProviderRefusedError | ProviderSilentError {
  if (!(error instanceof Stripe.errors.StripeError)) return new ProviderSilentError(String(error))
  return refusing.includes(error.statusCode ?? 0)
    ? new ProviderRefusedError(error.code ?? error.type)
    : new ProviderSilentError(error.type)
}

async function orFailure<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw failureOf(error)
  })
}

/** States in which a refund gave nothing back. */
const notRefunded = ['failed', 'canceled']
function gaveBack(status: string | null): boolean {
  return status === null || !notRefunded.includes(status)
}

function intentIdOf(intent: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof intent === 'string' ? intent : intent?.id
}

function newsOf(event: Stripe.Event): ChargeNews | undefined {
  switch (event.type) {
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, refunded } = event.data.object
      const intent = intentIdOf(payment_intent)
      return intent === undefined
        ? undefined
        : { intent, what: refunded ? 'refunded' : 'partly_refunded', amountCents: amount_refunded }
    }
    // One that waited for its customer is cancelled, and told by an update alone.
    case 'refund.failed':
    case 'refund.updated': {
      const { payment_intent, amount, status, failure_reason: why, metadata } = event.data.object
      const intent = intentIdOf(payment_intent)
      if (intent === undefined || gaveBack(status)) return undefined
      const failed = { refund: metadata?.['refund'] ?? null, code: why ?? status ?? 'failed' }
      return { intent, what: 'refund_failed', amountCents: amount, failed }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { payment_intent, amount, status } = event.data.object
      const intent = intentIdOf(payment_intent)
      const ended = status === 'lost' ? 'dispute_lost' : 'dispute_won'
      const what = event.type === 'charge.dispute.created' ? 'disputed' : ended
      return intent === undefined ? undefined : { intent, what, amountCents: amount }
    }
    default:
      return undefined
  }
}

function messageOf(event: Stripe.Event): ProviderMessage | undefined {
  if (!isStripeEvent(event)) return undefined
  const { id, type, livemode: live } = event
  const object = event.data.object as { readonly object?: string }
  return {
    id,
    type,
    live,
    payment:
      object.object === 'payment_intent' ? paymentOf(event.data.object as Stripe.PaymentIntent) : undefined,
    charge: newsOf(event),
  }
}

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

function createdIn({ fromMs, toMs }: Span) {
  return { gte: Math.floor(fromMs / 1000), lt: Math.ceil(toMs / 1000) }
}

/** Messages that say where money is. */
const aboutMoney = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.failed',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
] satisfies Stripe.Event['type'][]

/** Card payments by Stripe, through its own SDK. Each call carries a key made of the attempt's id. */
export function stripePayments(account: StripeAccount, clock: Clock): PaymentGateway {
  const { secretKey, webhookSecret, apiAddress, methods = ['card'], longestMs = usualLongestMs } = account
  const stripe = new Stripe(secretKey, {
    ...hostOf(apiAddress),
    timeout: longestMs,
    // The SDK still repeats a call whose connection was closed, once, under the same key.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const { paymentIntents } = stripe
  const readWhole = (intent: string) => paymentIntents.retrieve(intent, { expand: withMethod })

  return {
    open: ({ attempt, amountCents, about }) =>
      called(
        paymentIntents.create(
          {
            amount: amountCents,
            currency,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            allowed_payment_method_types: [...methods],
            metadata: { attempt, ...about },
          },
          { idempotencyKey: `${attempt}:open` },
        ),
      ),
    confirm: ({ attempt, intent, method }) =>
      called(
        paymentIntents.confirm(
          intent,
          {
            ...(method.startsWith('ctoken_') ? { confirmation_token: method } : { payment_method: method }),
            expand: withMethod,
          },
          { idempotencyKey: `${attempt}:confirm` },
        ),
        readWhole,
      ),
    read: (intent) => called(readWhole(intent)),
    cancel: ({ attempt, intent, round }) =>
      called(paymentIntents.cancel(intent, {}, { idempotencyKey: `${attempt}:cancel:${round}` }), readWhole),

    async refund({ refund, intent, amountCents }) {
      const { status, failure_reason: why } = await orFailure(
        stripe.refunds.create(
          { payment_intent: intent, amount: amountCents, metadata: { refund } },
          { idempotencyKey: `${refund}:refund` },
        ),
      )
      if (!gaveBack(status)) throw new ProviderRefusedError(why ?? status ?? 'failed')
    },
    async sumRefunds(intent) {
      const { data } = await orFailure(stripe.refunds.list({ payment_intent: intent, limit: 100 }))
      return data.reduce((sum, { amount, status }) => sum + (gaveBack(status) ? amount : 0), 0)
    },
    async hasRefunded({ refund, intent }) {
      const { data } = await orFailure(stripe.refunds.list({ payment_intent: intent, limit: 100 }))
      return data.some(({ metadata, status }) => metadata?.['refund'] === refund && gaveBack(status))
    },

    readMessage(body, header) {
      if (typeof header !== 'string') return undefined
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          Buffer.from(body),
          header,
          webhookSecret,
          toleranceSeconds,
          undefined,
          clock.nowMs(),
        )
      } catch (error) {
        // Its own bytes that are no JSON are the provider's all the same.
        return error instanceof SyntaxError ? 'unreadable' : undefined
      }
      return messageOf(event) ?? 'unreadable'
    },

    async *list(span) {
      const expand = ['data.latest_charge']
      const asked = { created: createdIn(span), limit: 100, expand }
      for await (const intent of paymentIntents.list(asked)) yield paymentOf(intent)
    },

    async *listMessages(span) {
      const asked = { created: createdIn(span), limit: 100, types: [...aboutMoney] }
      for await (const event of stripe.events.list(asked)) {
        const message = messageOf(event)
        // One that cannot be read keeps none of the others from being taken.
        if (message) yield message
      }
    },
  }
}

/** The account of a deployment; undefined if it has none. */
export function stripeAccountOf({
  secretKey,
  webhookSecret,
  apiAddress,
  methods,
}: Deployment['payments']): StripeAccount | undefined {
  if (secretKey === null || webhookSecret === null) return undefined
  return {
    secretKey,
    webhookSecret,
    apiAddress,
    methods: paidWith.filter((method) => methods.includes(method)),
  }
}
