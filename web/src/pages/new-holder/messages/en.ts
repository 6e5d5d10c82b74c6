import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const newHolder: Messages<(typeof es)['new-holder']> = {
  title: 'Accept a supply',
  answer: {
    open: 'It waits for your answer.',
    accepted: 'It is accepted; it still has to be signed.',
    signed: 'It is signed.',
  },
  reading: 'Loading the details of the supply',
  nothing: 'The link in the mail leads here.',
  again: 'Try again',
  kept: 'The link still works and nothing is lost.',
  over: {
    title: 'This link no longer works',
    why: 'It was answered, the request was withdrawn, there is a newer link, or its time is over.',
    call: 'If in doubt, call {phone}.',
  },
  declined: {
    title: 'We have your answer',
    why: 'The contract does not pass to your name, and there is nothing else to do.',
  },
  signed: {
    title: 'All is done here',
    why: 'We arrange it with the distributor, and will write to you when the contract is in your name.',
  },
  kinds: {
    transfer: 'This is a transfer: a new contract in your name, with the product and conditions below.',
    subrogation: 'This is a subrogation: the contract goes on in your name, with its rights and duties.',
  },
  until: 'You can answer until {day}. It is free of charge and the supply is not cut.',
  supply: {
    title: 'The supply',
    address: 'Address',
    tariff: 'Access tariff',
    powers: 'Contracted power',
    product: 'Product',
    holder: 'New holder',
    nif: 'Tax id {nif}',
    reference: 'Reference',
    prices: 'Prices, before tax',
  },
  accept: {
    title: 'Accept',
    ibanHint: 'The account that the bills are charged to.',
    owner: 'The account is the new holder’s',
    conditions: 'I accept the general conditions of the contract',
    readConditions: 'Read the general conditions',
    missing: 'This is missing.',
    wrong: '{count, plural, one {There is one thing to check} other {There are # things to check}}',
    send: 'Accept and go on',
    sending: 'Sending',
  },
  decline: {
    open: 'I do not want it',
    title: 'Answer no?',
    why: 'The contract stays as it is and this link stops working.',
    confirm: 'Yes, answer no',
    busy: 'Sending',
    keep: 'Back',
  },
  sign: {
    title: 'Sign',
    why: 'The document holds what is accepted and the direct debit order.',
    document: 'See what is signed',
    otherAccount: 'Change the account',
    how: 'It is signed with a code of {digits, number} digits that we mail to {address}.',
    sent: 'We have mailed a code of {digits, number} digits to {address}. It may take a minute to arrive.',
    sendCode: 'Send the code',
    sendAgain: 'Send another code',
    sendingCode: 'Sending',
    noneLeft: 'All codes that can be sent have been.',
    code: 'Code',
    tries: '{tries, plural, one {One try is left.} other {# tries are left.}}',
    digits: 'The code has {digits, number} digits.',
    signing: 'Signing',
    outside: '{act}: on the page of the signature provider',
    opening: 'Opening',
  },
}

export { newHolder as 'new-holder' }
