/** Refusals that have words of ours (`payments.refused`). */
export const refusalWords = [
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'over_limit',
  'not_processed',
  'generic_decline',
  'payment_intent_authentication_failure',
  'payment_method_provider_decline',
  'payment_method_provider_timeout',
  'expired',
  'paid_anew',
] as const
export type RefusalWords = (typeof refusalWords)[number]

/** What the provider's other codes come to for who pays (docs.stripe.com/declines/codes, docs.stripe.com/error-codes). */
const SAME: ReadonlyMap<string, RefusalWords> = new Map([
  ['payment_intent_payment_attempt_expired', 'payment_method_provider_timeout'],
  ['authentication_required', 'payment_intent_authentication_failure'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['invalid_number', 'incorrect_number'],
  ['invalid_expiry_month', 'expired_card'],
  ['invalid_expiry_year', 'expired_card'],
  ['card_velocity_exceeded', 'over_limit'],
  ['withdrawal_count_limit_exceeded', 'over_limit'],
  ['amount_too_large', 'over_limit'],
  ['processing_error', 'not_processed'],
  ['try_again_later', 'not_processed'],
  ['issuer_not_available', 'not_processed'],
  ['reenter_transaction', 'not_processed'],
])

/**
 * Which words of ours say why a payment was refused. The provider's own come in English, and of a card that is lost or
 * stolen it asks to say no more than that it was refused: whatever has no words here says that.
 */
export function refusalWordsOf(code: string): RefusalWords {
  return refusalWords.find((known) => known === code) ?? SAME.get(code) ?? 'generic_decline'
}
