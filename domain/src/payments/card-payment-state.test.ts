import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canHappen,
  cardPaymentEvents,
  cardPaymentStates,
  eventOfStatus,
  isLive,
  nextPaymentState,
  providerStatuses,
  type CardPaymentState,
  type ProviderStatus,
} from './card-payment-state.ts'

describe('the life of a card payment', () => {
  it('throws on every step that it does not have', () => {
    for (const state of cardPaymentStates) {
      for (const event of cardPaymentEvents) {
        if (canHappen(state, event)) expect(cardPaymentStates).toContain(nextPaymentState(state, event))
        else expect(() => nextPaymentState(state, event)).toThrow(`${state} cannot ${event}`)
      }
    }
  })

  it('ends nowhere while the provider could still take the money', () => {
    const left = cardPaymentStates.filter((state) => !isLive(state))
    expect(left).toEqual(['succeeded', 'failed', 'refunded', 'disputed', 'charged_back'])
    // A refusal alone ends nothing: the card could be tried again until the provider has cancelled it.
    for (const state of ['confirming', 'unknown', 'requires_action', 'processing'] as const) {
      expect(nextPaymentState(state, 'decline')).toBe('closing')
      expect(isLive('closing')).toBe(true)
    }
  })
})

function after(state: CardPaymentState, statuses: readonly ProviderStatus[]): CardPaymentState {
  return statuses.reduce((current, status) => {
    const event = eventOfStatus(current, status)
    return event === undefined ? current : nextPaymentState(current, event)
  }, state)
}

describe('what the provider says, in any order and any number of times', () => {
  it('is paid once it was said to be paid, whatever else comes [r.pay-once]', () => {
    const reported = fc.array(fc.constantFrom(...providerStatuses), { maxLength: 8 })
    const from = fc.constantFrom('confirming', 'unknown', 'requires_action', 'processing', 'closing' as const)
    fc.assert(
      fc.property(from, reported, reported, (state, before, later) => {
        expect(after(state, [...before, 'succeeded', ...later])).toBe('succeeded')
      }),
    )
  })

  it('is not paid as long as nobody said so', () => {
    const reported = fc.array(fc.constantFrom(...providerStatuses.filter((status) => status !== 'succeeded')))
    fc.assert(
      fc.property(reported, (statuses) => {
        expect(after('confirming', statuses)).not.toBe('succeeded')
      }),
    )
  })

  it.each([
    ['processing', 'requires_action', 'processing'],
    ['closing', 'requires_action', 'closing'],
    ['closing', 'canceled', 'failed'],
    ['failed', 'succeeded', 'succeeded'],
    ['succeeded', 'canceled', 'succeeded'],
    ['refunded', 'succeeded', 'refunded'],
  ] as const)('%s, on the message %s, is %s', (state, status, expected) => {
    expect(after(state, [status])).toBe(expected)
  })
})
