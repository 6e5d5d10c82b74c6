import type { PaidWith } from '@endoll/domain/payments/paid-with.ts'

/** What becomes of a charge to a card, an account or a phone. */
export interface CardBehaviour {
  readonly last4: string
  readonly type?: PaidWith
  /** The bank asks the customer first (3-D Secure). */
  readonly action?: true
  /** It is refused with this code, in these words. */
  readonly decline?: { readonly code: string; readonly declineCode?: string; readonly message: string }
  /** An account: the debit is under way until the bank says how it ended. */
  readonly debit?: 'paid' | 'returned'
  /** It is paid, and disputed at once. */
  readonly disputed?: true
}

function declined(declineCode: string, message: string): Pick<CardBehaviour, 'decline'> {
  return { decline: { code: 'card_declined', declineCode, message } }
}

const generic = declined('generic_decline', 'Your card was declined.')
const funds = declined('insufficient_funds', 'Your card has insufficient funds.')

/** The provider's documented test cards (docs.stripe.com/testing). */
const CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': { last4: '4242' },
  '5555555555554444': { last4: '4444' },
  '4000002500003155': { last4: '3155', action: true },
  '4000000000003220': { last4: '3220', action: true },
  '4000008400001629': { last4: '1629', action: true, ...generic },
  '4000000000000002': { last4: '0002', ...generic },
  '4000000000009995': { last4: '9995', ...funds },
  '4000000000009987': { last4: '9987', ...declined('lost_card', 'Your card was declined.') },
  '4000000000009979': { last4: '9979', ...declined('stolen_card', 'Your card was declined.') },
  '4000000000000069': {
    last4: '0069',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    last4: '0127',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    last4: '0119',
    decline: { code: 'processing_error', message: 'An error occurred while processing your card.' },
  },
  '4000000000000259': { last4: '0259', disputed: true },
}

/** The provider's documented test accounts (docs.stripe.com/testing): a debit that is paid, and one that fails. */
const ACCOUNTS: Readonly<Record<string, CardBehaviour>> = {
  DE89370400440532013000: { last4: '3000', type: 'sepa_debit', debit: 'paid' },
  DE62370400440532013001: {
    last4: '3001',
    type: 'sepa_debit',
    debit: 'returned',
    decline: { code: 'payment_intent_payment_attempt_failed', message: 'The payment failed.' },
  },
}

/**
 * The provider's documented test phones (docs.stripe.com/payments/bizum/accept-a-payment): the one is refused in the bank's
 * app, any other approved.
 */
const refusedPhone = '+34600000002'
/** A mobile phone of Spain, with its prefix or without. */
const phoneOf = /^(?:\+34)?([67]\d{8})$/

function findPhone(typed: string): CardBehaviour | undefined {
  const digits = phoneOf.exec(typed.replaceAll(/[\s-]/g, ''))?.[1]
  if (digits === undefined) return undefined
  const decline = {
    code: 'payment_method_provider_decline',
    message: 'The payment was declined by the provider of the payment method.',
  }
  return {
    last4: digits.slice(-4),
    type: 'bizum',
    action: true,
    ...(`+34${digits}` === refusedPhone && { decline }),
  }
}

/** The provider's ready payment methods of some of them. */
const METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_createDispute: '4000000000000259',
  // None of the provider's: of its test accounts and phones only the numbers are documented.
  pm_debit_paid: 'DE89370400440532013000',
  pm_debit_returned: 'DE62370400440532013001',
  pm_bizum_approved: '+34600000001',
  pm_bizum_refused: refusedPhone,
}

/** A card by its number, an account by its IBAN, a Bizum by its phone. */
export function findCard(number: string): CardBehaviour | undefined {
  return CARDS[number.replaceAll(/\D/g, '')] ?? ACCOUNTS[number.replaceAll(/\s/g, '')] ?? findPhone(number)
}

export function cardOfReadyMethod(method: string): CardBehaviour | undefined {
  const number = METHODS[method]
  return number === undefined ? undefined : findCard(number)
}
