import { cardOfReadyMethod, type CardBehaviour } from './cards.ts'
import {
  chargeObject,
  intentObject,
  newId,
  type TwinEvent,
  type TwinIntent,
  type TwinRefund,
  type TwinStore,
} from './store.ts'

/** An error of the provider's API. */
export class TwinApiError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['message']))
    this.status = status
    this.body = { error }
  }
}

export function wrong(message: string, more: Readonly<Record<string, unknown>> = {}) {
  return new TwinApiError(400, { type: 'invalid_request_error', message, ...more })
}
export function noSuch(what: string, id: string) {
  return new TwinApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  })
}

/** What a Bizum may come to (docs.stripe.com/payments/bizum). */
const bizumCents = { least: 50, most: 500_000 }

/** What moves money at the twin, and the messages that it causes. */
export interface Money {
  open(asked: Pick<TwinIntent, 'amount' | 'currency' | 'metadata' | 'types'>): TwinIntent
  find(id: string): TwinIntent
  confirm(intent: TwinIntent, method: string): TwinIntent
  /** The customer answers the bank. */
  act(intent: TwinIntent, outcome: 'passed' | 'failed' | 'timeout'): TwinIntent
  cancel(intent: TwinIntent): TwinIntent
  /** The bank says how a debit ended. */
  endDebit(intent: TwinIntent): TwinIntent
  refund(intent: TwinIntent, amount: number, metadata?: Readonly<Record<string, string>>): TwinRefund
  /** The customer's bank does not take the newest refund of a payment: the money is back at the provider's account. */
  failRefund(intent: TwinIntent): void
  endDispute(intent: TwinIntent, won: boolean): void
}

interface MoneyOptions {
  readonly store: TwinStore
  readonly nowMs: () => number
  readonly emit: (event: TwinEvent) => void
  /** Time from confirmation until a debit completes; without it, only when told to. */
  readonly debitMs?: number | undefined
  /** A Bizum is answered in the bank's app so long after it; left out, when `act` says so. */
  readonly approveMs?: number | undefined
}

export function moneyOf({ store, nowMs, emit, debitMs, approveMs }: MoneyOptions): Money {
  const seconds = () => Math.floor(nowMs() / 1000)
  const send = (type: string, object: object) => {
    const event = { id: newId('evt'), type, created: seconds(), object: structuredClone(object) }
    store.events.push(event)
    emit(event)
  }
  const cardOf = (method: string): CardBehaviour => {
    const card = store.methods.get(method) ?? cardOfReadyMethod(method)
    if (!card) throw noSuch('payment method', method)
    return card
  }
  const unexpected = (intent: TwinIntent, verb: string) =>
    wrong(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intentObject(intent),
    })

  const decline = (intent: TwinIntent, card: CardBehaviour, failed?: object): never => {
    const {
      code = 'authentication_required',
      declineCode,
      message = 'Authentication failed.',
    } = card.decline ?? {}
    const error = failed ?? {
      type: 'card_error',
      code,
      message,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    }
    intent.status = 'requires_payment_method'
    intent.error = error
    intent.method = undefined
    const { id, amount, metadata } = intent
    store.enter({ at: nowMs(), what: 'decline', id: newId('ch'), intent: id, amount, metadata })
    send('payment_intent.payment_failed', intentObject(intent))
    throw new TwinApiError(402, { ...error, payment_intent: intentObject(intent) })
  }

  const charge = (intent: TwinIntent, card: CardBehaviour) => {
    if (card.decline) decline(intent, card)
    const { id, amount, metadata } = intent
    intent.charge = { id: newId('ch'), intent: id, amount, refunded: 0 }
    intent.status = 'succeeded'
    intent.error = null
    store.enter({ at: nowMs(), what: 'charge', id: intent.charge.id, intent: id, amount, metadata })
    send('payment_intent.succeeded', intentObject(intent))
    send('charge.succeeded', chargeObject(intent.charge))
    if (card.disputed) send('charge.dispute.created', disputeObject(intent, 'needs_response'))
  }

  const disputeObject = (intent: TwinIntent, status: string) => ({
    id: `dp_${intent.id}`,
    object: 'dispute',
    amount: intent.amount,
    charge: intent.charge?.id ?? null,
    payment_intent: intent.id,
    livemode: false,
    status,
  })

  const money: Money = {
    open({ amount, currency, metadata, types }) {
      const id = newId('pi')
      const intent: TwinIntent = {
        id,
        amount,
        currency,
        metadata,
        types,
        methodType: undefined,
        clientSecret: `${id}_secret_${newId('x').slice(2)}`,
        created: seconds(),
        status: 'requires_payment_method',
        method: undefined,
        error: null,
        charge: undefined,
      }
      store.intents.set(id, intent)
      send('payment_intent.created', intentObject(intent))
      return intent
    },
    find(id) {
      const intent = store.intents.get(id)
      if (!intent) throw noSuch('payment_intent', id)
      return intent
    },
    confirm(intent, method) {
      const card = cardOf(method)
      if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation') {
        throw unexpected(intent, 'confirm')
      }
      const type = card.type ?? 'card'
      if (!intent.types.includes(type)) {
        throw wrong(`The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`)
      }
      if (type === 'bizum' && (intent.amount < bizumCents.least || intent.amount > bizumCents.most)) {
        throw wrong('The amount is not within the limits of bizum.', {
          code: intent.amount > bizumCents.most ? 'amount_too_large' : 'amount_too_small',
        })
      }
      intent.method = method
      intent.methodType = type
      if (card.debit) {
        intent.status = 'processing'
        send('payment_intent.processing', intentObject(intent))
        if (debitMs !== undefined) setTimeout(() => money.endDebit(intent), debitMs).unref()
        return intent
      }
      if (card.action) {
        intent.status = 'requires_action'
        send('payment_intent.requires_action', intentObject(intent))
        if (type === 'bizum' && approveMs !== undefined) {
          setTimeout(() => {
            if (intent.status === 'requires_action') money.act(intent, 'passed')
          }, approveMs).unref()
        }
        return intent
      }
      charge(intent, card)
      return intent
    },
    act(intent, outcome) {
      if (intent.status !== 'requires_action') throw unexpected(intent, 'authenticate')
      const card = cardOf(intent.method ?? '')
      try {
        if (outcome === 'passed') charge(intent, card)
        else if (outcome === 'timeout') {
          decline(intent, card, {
            type: 'card_error',
            code: 'payment_method_provider_timeout',
            message: 'The payment method timed out waiting for the customer.',
          })
        } else {
          decline(intent, card, {
            type: 'invalid_request_error',
            code: 'payment_intent_authentication_failure',
            message:
              'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
          })
        }
      } catch (error) {
        // The browser sees it in the state of the payment.
        if (!(error instanceof TwinApiError)) throw error
      }
      return intent
    },
    endDebit(intent) {
      if (intent.status !== 'processing') throw unexpected(intent, 'settle')
      try {
        charge(intent, cardOf(intent.method ?? ''))
      } catch (error) {
        // Its message reports it; no reply is awaited.
        if (!(error instanceof TwinApiError)) throw error
      }
      return intent
    },
    cancel(intent) {
      if (intent.status === 'canceled' || intent.status === 'succeeded' || intent.status === 'processing') {
        throw unexpected(intent, 'cancel')
      }
      intent.status = 'canceled'
      send('payment_intent.canceled', intentObject(intent))
      return intent
    },
    refund(intent, amount, asked = {}) {
      const { charge: paid, id, metadata } = intent
      if (!paid || paid.refunded + amount > paid.amount) throw wrong('Refund amount is greater than charge.')
      paid.refunded += amount
      const refund: TwinRefund = {
        id: newId('re'),
        object: 'refund',
        amount,
        payment_intent: id,
        metadata: asked,
        status: 'succeeded',
      }
      store.refunds.unshift(refund)
      store.enter({ at: nowMs(), what: 'refund', id: refund.id, intent: id, amount, metadata })
      send('charge.refunded', chargeObject(paid))
      return refund
    },
    failRefund(intent) {
      const { charge: paid, id, metadata } = intent
      const refund = store.refunds.find(
        ({ payment_intent, status }) => payment_intent === id && status === 'succeeded',
      )
      if (!paid || !refund) throw wrong('There is no refund that could fail.')
      const { amount } = refund
      paid.refunded -= amount
      refund.status = 'failed'
      refund.failure_reason = 'expired_or_canceled_card'
      store.enter({ at: nowMs(), what: 'refund_failed', id: refund.id, intent: id, amount, metadata })
      send('refund.failed', refund)
    },
    endDispute: (intent, won) => send('charge.dispute.closed', disputeObject(intent, won ? 'won' : 'lost')),
  }
  return money
}
