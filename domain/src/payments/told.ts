import type { CardPaymentEvent, CardPaymentState } from './card-payment-state.ts'
import type { PaidWith } from './paid-with.ts'

/** The outcome of a payment made here, as the customer gets it by mail, by a notice and in the history of the bill. */
export const toldOutcomes = [
  'paid',
  /** A debit was ordered; the bank takes some days. */
  'ordered',
  /** What was in process did not come: the bill is to be paid. */
  'failed',
  'refunded',
  'partly_refunded',
  /** The customer’s bank did not take what was given back: it counts for the bill again. */
  'refund_failed',
  /** The bank took it back: the bill is to be paid. */
  'charged_back',
] as const
export type ToldOutcome = (typeof toldOutcomes)[number]

/** Who is told of a change of a debt. The retailer gets an event for each change. */
export interface Telling {
  readonly outcome: ToldOutcome
  /** A notice in the office, beside the mail: where the customer did not just do it. */
  readonly notice: boolean
}

/**
 * What changes a debt, and who is told. Each once by a mail of its own, once by a notice where somebody else than the
 * customer did it, in the history of the bill, and to the retailer's systems. A card that is refused while its customer
 * waits changes nothing: the page says it. An open dispute, and one that was won, leave the bill paid.
 */
const TOLD: Readonly<Partial<Record<CardPaymentEvent, Telling>>> = {
  succeed: { outcome: 'paid', notice: false },
  correct: { outcome: 'paid', notice: false },
  process: { outcome: 'ordered', notice: false },
  close: { outcome: 'failed', notice: true },
  refund: { outcome: 'refunded', notice: true },
  refund_part: { outcome: 'partly_refunded', notice: true },
  fail_refund: { outcome: 'refund_failed', notice: true },
  lose_dispute: { outcome: 'charged_back', notice: true },
}

/** How a payment came to an event, as far as it matters to who is told. */
export interface Happened {
  readonly event: CardPaymentEvent
  readonly state: CardPaymentState
  /** Null if the provider has not said it. */
  readonly method: PaidWith | null
  /** It was in process before: the customer was told that nothing was left to pay. */
  readonly wasInProcess: boolean
}

/** What the customer is told of a step; undefined if it changes no debt they know of. */
export function tellingOf({ event, state, method, wasInProcess }: Happened): Telling | undefined {
  if (event === 'process' && method !== 'sepa_debit') return undefined
  if (event === 'close' && !(state === 'failed' && wasInProcess)) return undefined
  return TOLD[event]
}
