import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const iban: Messages<typeof es.iban> = {
  loading: 'Loading the accounts',
  unread: 'We could not load the accounts',
  nothingChanged: 'Nothing has been changed.',
  free: 'It costs nothing. Payments already being collected still go to the previous account.',
  current: 'Current account',
  yes: 'Yes',
  no: 'No',
  account: {
    title: 'The account',
    label: 'Which account will the bills be charged to?',
    none: 'No other account is on record: a new one is needed.',
    find: 'Find an account',
    findHint: 'A few digits in a row, such as the last ones.',
    new: 'A new account',
    newHint: 'It may be in any SEPA country.',
  },
  new: {
    title: 'The new account',
    hint: 'With or without spaces. It starts with the two letters of the country.',
    length: '{length, number} of {needed, number} letters and digits: check for missing or extra ones.',
    owner: 'The person who pays the bills is a holder of this account',
    ownerHint: 'If it is somebody else’s account, they have to authorise it themselves.',
    ownerFact: 'The payer is a holder of the account',
  },
  mandate: {
    title: 'A new direct debit mandate',
    why: 'Changing the account brings a new SEPA mandate with its own reference. Payments already under way stay with the previous account. We will also write to the e-mail address you have had until now.',
  },
  running: 'The last change of bank account has not finished yet. When it does, you can request another.',
  notActive: {
    title: 'This contract is not active',
    why: 'The account can only be changed in active contracts.',
  },
  every: {
    choice:
      'Change it for {count, plural, one {the other active contract} other {the other # active contracts}} too',
    hint: 'It is one request for the {count, number} contracts, with one signature and one direct debit mandate for each payer. Those already charged to this account stay as they are.',
  },
}
