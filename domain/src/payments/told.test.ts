import { expect, it } from 'vitest'
import type { CardPaymentEvent, CardPaymentState } from './card-payment-state.ts'
import { tellingOf } from './told.ts'

const step = { method: 'card', wasInProcess: false } as const

it.each<[CardPaymentEvent, CardPaymentState, object, string | undefined, boolean?]>([
  ['succeed', 'succeeded', {}, 'paid', false],
  ['correct', 'succeeded', {}, 'paid', false],
  ['process', 'processing', { method: 'sepa_debit' }, 'ordered', false],
  ['process', 'processing', {}, undefined],
  ['process', 'processing', { method: 'bizum' }, undefined],
  ['close', 'failed', { wasInProcess: true, method: 'sepa_debit' }, 'failed', true],
  ['close', 'failed', { wasInProcess: true }, 'failed', true],
  // Refused while the customer waits: the page says it.
  ['close', 'failed', {}, undefined],
  ['decline', 'closing', { wasInProcess: true }, undefined],
  ['refund', 'refunded', {}, 'refunded', true],
  ['refund_part', 'succeeded', {}, 'partly_refunded', true],
  ['fail_refund', 'succeeded', {}, 'refund_failed', true],
  ['lose_dispute', 'charged_back', {}, 'charged_back', true],
  ['dispute', 'disputed', {}, undefined],
  ['win_dispute', 'succeeded', {}, undefined],
])('of %s to %s with %j the customer is told: %s', (event, state, how, outcome, notice) => {
  const telling = tellingOf({ event, state, ...step, ...how })
  expect(telling).toEqual(outcome === undefined ? undefined : { outcome, notice })
})
