/** Where a customer's attempt to pay by card stands. */
export const cardPaymentStates = [
  /** Recorded here only: the provider has not replied, and nothing can be charged. */
  'created',
  /** The provider was asked to take the money. */
  'confirming',
  /** It was asked and did not reply: it may have taken the money or not. */
  'unknown',
  /** The bank asks the customer to confirm it first. */
  'requires_action',
  /** The provider has taken it on and will report the outcome later. */
  'processing',
  /** Refused or given up, and not yet cancelled at the provider: it could still take the money. */
  'closing',
  'succeeded',
  'failed',
  /** Paid and given back. */
  'refunded',
  /** Paid, and the cardholder's bank asks for it back. */
  'disputed',
  /** The bank got it back. */
  'charged_back',
] as const
export type CardPaymentState = (typeof cardPaymentStates)[number]

/** What can happen to it. */
export const cardPaymentEvents = [
  'open',
  'lose_answer',
  'ask_action',
  'process',
  'succeed',
  'decline',
  'close',
  'correct',
  'refund_part',
  'refund',
  /** The bank did not take what was given back: the money is here again. */
  'fail_refund',
  'dispute',
  'win_dispute',
  'lose_dispute',
] as const
export type CardPaymentEvent = (typeof cardPaymentEvents)[number]

/** What the provider says of a payment, in its own words (Stripe's statuses of a payment intent). */
export const providerStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const
export type ProviderStatus = (typeof providerStatuses)[number]

/** The whole life of a card payment. What is not here cannot happen. */
const STEPS: Readonly<
  Record<CardPaymentState, Readonly<Partial<Record<CardPaymentEvent, CardPaymentState>>>>
> = {
  created: { open: 'confirming', close: 'failed' },
  confirming: {
    lose_answer: 'unknown',
    ask_action: 'requires_action',
    process: 'processing',
    succeed: 'succeeded',
    decline: 'closing',
    close: 'failed',
  },
  unknown: {
    ask_action: 'requires_action',
    process: 'processing',
    succeed: 'succeeded',
    decline: 'closing',
    close: 'failed',
  },
  requires_action: { process: 'processing', succeed: 'succeeded', decline: 'closing', close: 'failed' },
  processing: { succeed: 'succeeded', decline: 'closing', close: 'failed' },
  closing: { process: 'processing', succeed: 'succeeded', close: 'failed' },
  succeeded: { refund_part: 'succeeded', refund: 'refunded', fail_refund: 'succeeded', dispute: 'disputed' },
  // Never by a provider that keeps its word; the money is with the retailer all the same, and that is what counts.
  failed: { correct: 'succeeded' },
  refunded: { fail_refund: 'succeeded' },
  disputed: { fail_refund: 'disputed', win_dispute: 'succeeded', lose_dispute: 'charged_back' },
  charged_back: {},
}

/** A step that the life of a card payment does not have. */
export class ImpossiblePaymentStepError extends Error {
  override name = 'ImpossiblePaymentStepError'
  constructor(state: CardPaymentState, event: CardPaymentEvent) {
    super(`a card payment that is ${state} cannot ${event}`)
  }
}

/** The state after an event. Throws ImpossiblePaymentStepError on anything that the table does not hold. */
export function nextPaymentState(state: CardPaymentState, event: CardPaymentEvent): CardPaymentState {
  const next = STEPS[state][event]
  if (next === undefined) throw new ImpossiblePaymentStepError(state, event)
  return next
}

export function canHappen(state: CardPaymentState, event: CardPaymentEvent): boolean {
  return STEPS[state][event] !== undefined
}

/** States in which the provider may yet take the money: a second payment of the same bill has to wait. */
export const livePaymentStates = [
  'created',
  'confirming',
  'unknown',
  'requires_action',
  'processing',
  'closing',
] as const satisfies readonly CardPaymentState[]

export function isLive(state: CardPaymentState): boolean {
  return (livePaymentStates as readonly CardPaymentState[]).includes(state)
}

/** States in which the money is with the retailer. */
export const collectedStates = ['succeeded', 'disputed'] as const satisfies readonly CardPaymentState[]

const EVENT_OF: Readonly<Record<ProviderStatus, CardPaymentEvent>> = {
  requires_payment_method: 'decline',
  requires_confirmation: 'decline',
  requires_action: 'ask_action',
  processing: 'process',
  succeeded: 'succeed',
  canceled: 'close',
}

/**
 * What happens to a payment of which the provider says this; undefined if nothing does, because it is known already
 * or was said before something that is. Messages may come in any order: only a step of the table is ever taken.
 */
export function eventOfStatus(state: CardPaymentState, status: ProviderStatus): CardPaymentEvent | undefined {
  if (state === 'failed' && status === 'succeeded') return 'correct'
  const event = EVENT_OF[status]
  return canHappen(state, event) ? event : undefined
}
