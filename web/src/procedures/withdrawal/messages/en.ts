import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const withdrawal: Messages<(typeof es)['withdrawal']> = {
  until:
    'You can withdraw without giving a reason and free of charge until {day}, that day included: the day on which you send it counts.',
  refused: {
    withdrawal_not_signed: 'This contract cannot be withdrawn from: it is not signed, or it is over.',
    withdrawal_company: 'Withdrawal is a right of consumers, and this contract is a company’s.',
    withdrawal_over:
      'The period for withdrawing is over. You can leave the contract at any time, by changing retailer or by ending the supply.',
  },
  running: 'The withdrawal has already been sent.',
  which: {
    label: 'What happens to the supply?',
    former_retailer: 'It goes back to the former retailer',
    formerHint: 'This is what the law says unless you ask for something else. A new supply is ended.',
    end: 'It is ended',
    endHint: 'Nobody will have a supply at this address.',
  },
  after: 'What happens next',
  mail: 'You will get an acknowledgement at {email} right away.',
  money: 'What you have paid is given back by {day} at the latest, by the same means.',
  energy:
    'Energy used until today is paid for only if you asked for the supply to start earlier and were told so.',
  confirm: 'Confirm withdrawal',
  ofContract: 'Withdraw from the whole contract',
  product: {
    title: 'Withdraw from the change of product',
    until:
      'The change to {product} was signed on {signed}. You can withdraw without saying why and at no cost until {day}, that day included.',
    back: 'The contract continues with {product}, as before the change.',
    energy:
      'Energy used since the change is paid at the price of the new product, because it was asked to start as soon as possible.',
    nothing: 'The change has not started yet: there is nothing to pay.',
    confirm: 'Withdraw from the change of product',
  },
}

export { withdrawal }
