/**
 * What a payment made here was paid with: a card, in a wallet or not; a debit from a bank account, whose outcome is known
 * only days later; a Bizum, which the customer approves in the bank's app while the page waits.
 */
export const paidWith = ['card', 'sepa_debit', 'bizum'] as const
export type PaidWith = (typeof paidWith)[number]
