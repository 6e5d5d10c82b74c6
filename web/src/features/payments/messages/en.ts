import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const payments: Messages<typeof es.payments> = {
  title: 'Pay bill {number}',
  loading: 'Loading the payment',
  unread: 'We could not prepare the payment',
  nothing: 'There is nothing to pay on this bill now.',
  fields: 'Card details',
  noFields: 'The card fields could not be loaded. Nothing was charged.',
  later: 'You can try again later.',
  pay: 'Pay {amount}',
  paying: 'Paying',
  safe: 'The card details go straight to the payment provider: they are not stored here.',
  bank: 'Your bank asks you to confirm the payment.',
  failed: 'The payment was not completed',
  back: 'Back to the bill',
  receipt: 'Download the receipt',
  several: {
    title: 'Pay several bills',
    choose: 'Bills to pay',
    invoice: '{number}: {amount}',
    due: '{street}. By {day}',
    total: '{count, plural, one {# bill} other {# bills}}, one payment',
    none: 'Choose at least one bill.',
    next: 'Go on with the card',
    detail: 'Bills {list}. All of them are paid or none.',
    nothing: 'There is no bill to pay now.',
  },
  paid: {
    title: 'Paid: {amount}',
    more: 'The payment reference is {reference}. You will also get it by e-mail.',
  },
  inProcess: {
    title: 'The payment is being processed',
    more: 'We do not know the outcome yet and are checking. You do not have to pay again: the bill will show how it ended.',
  },
  refused: {
    title: 'The card was not accepted',
    generic_decline: 'The bank refused the payment. Nothing was charged.',
    insufficient_funds: 'The card has insufficient funds. Nothing was charged.',
    expired_card: 'The card has expired. Nothing was charged.',
    incorrect_cvc: 'The security code is not correct. Nothing was charged.',
    payment_intent_authentication_failure: 'The bank could not confirm the payment. Nothing was charged.',
  },
}
