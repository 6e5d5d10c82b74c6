import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import type { PaidWith } from '@endoll/domain/payments/paid-with.ts'
import type { CardBehaviour } from './cards.ts'

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** A payment intent of the provider. */
export interface TwinIntent {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly clientSecret: string
  /** What it may be paid with. */
  readonly types: readonly string[]
  readonly created: number
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  method: string | undefined
  methodType: PaidWith | undefined
  error: object | null
  charge: TwinCharge | undefined
}

export interface TwinCharge {
  readonly id: string
  readonly intent: string
  readonly amount: number
  refunded: number
}

/** Money that goes back, as the API gives it. */
export interface TwinRefund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly payment_intent: string
  readonly metadata: Readonly<Record<string, string>>
  status: 'succeeded' | 'failed'
  failure_reason?: string
}

/** A line of the ledger: what happened to money, and nothing else. */
export interface LedgerLine {
  readonly at: number
  readonly what: 'charge' | 'refund' | 'refund_failed' | 'decline'
  readonly id: string
  readonly intent: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>>
}

export interface TwinEvent {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly object: object
}

/** What the provider's twin knows. The ledger is only ever added to. */
export class TwinStore {
  readonly intents = new Map<string, TwinIntent>()
  readonly methods = new Map<string, CardBehaviour>()
  readonly ledger: LedgerLine[] = []
  readonly events: TwinEvent[] = []
  /** As its API gives them, newest first. */
  readonly refunds: TwinRefund[] = []
  readonly #file: string | undefined

  constructor(ledgerFile?: string) {
    this.#file = ledgerFile
  }

  enter(line: LedgerLine) {
    this.ledger.push(line)
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { flush: true })
  }
}

/** The intent as the provider's API gives it. */
export function intentObject(intent: TwinIntent) {
  const { id, amount, currency, metadata, clientSecret, created, status, method, error, charge } = intent
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    canceled_at: null,
    capture_method: 'automatic',
    client_secret: clientSecret,
    confirmation_method: 'automatic',
    created,
    currency,
    last_payment_error: error,
    latest_charge: charge?.id ?? null,
    livemode: false,
    metadata,
    next_action:
      status === 'requires_action'
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
        : null,
    payment_method: method ?? null,
    payment_method_types: intent.types,
    status,
  }
}

export function chargeObject({ id, intent, amount, refunded }: TwinCharge) {
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: refunded,
    currency: 'eur',
    livemode: false,
    paid: true,
    payment_intent: intent,
    refunded: refunded >= amount,
    status: 'succeeded',
  }
}
