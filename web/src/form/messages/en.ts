import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

export const flow: Messages<typeof es.flow> = {
  steps: 'Steps',
  place: 'Step {place, number} of {count, number}',
  summary: 'Check and send',
  change: 'Change',
  changePart: 'Change: {part}',
  back: 'Back to the previous step',
  next: 'Continue',
  thenSign: 'After sending it, you sign it with a code that comes by e-mail.',
  thenSent: 'Once sent, it is registered with a reference number.',
  send: 'Send the request',
  sendAgain: 'Send it again',
  sending: 'Sending',
  failed: 'It could not be sent. What you typed is kept.',
  wrong: '{count, plural, one {There is one thing to correct} other {There are # things to correct}}',
  stepDone: '(done)',
  stepSkipped: 'Not needed',
  ahead: {
    title: 'What comes next',
    questions: '{count, plural, one {One question} other {# questions}} and a review before you send.',
    questionsAtMost:
      '{count, plural, one {One question} other {Up to # questions}} and a review before you send.',
    signed: 'You sign it here with a code that comes by e-mail.',
    notSigned: 'No signature needed.',
    due: 'In effect by {day} if you send it today.',
    atOnce: 'In effect at once.',
  },
  running: {
    title: 'A process is under way',
    see: 'See request {reference}',
  },
}

export const address: Messages<typeof es.address> = {
  zipcode: 'Postal code',
  looking: 'Looking up the town…',
  several: '{count, plural, one {One town has this code.} other {# towns share this code: choose yours.}}',
  unknown: 'This code is not in the list of streets. Choose from all the towns in {state}.',
  unread: 'We could not look up the code. Choose from all the towns in {state}.',
  failed: 'We could not look up the town. What you typed is kept.',
  again: 'Look it up again',
  municipality: 'Town',
  municipalityWaits: 'Postal code first',
  choose: 'Choose one',
  province: 'Province: {state}',
  search: 'Part of its name',
  nothing: 'No town with that name',
  open: 'Show every town',
  clear: 'Clear the town',
  streetType: 'Street type',
  otherTypes: 'Other types',
  street: 'Street name',
  number: 'Number, or S/N',
  block: 'Block',
  stairs: 'Staircase',
  floor: 'Floor',
  door: 'Door',
  note: 'Anything else that helps to find it',
  cadastral: 'Cadastral reference',
  cadastralHint:
    '{characters, number} letters and digits, with or without spaces and hyphens. It is on the property tax (IBI) bill.',
  optional: '(optional)',
}

export const contract: Messages<typeof es.contract> = {
  titles: {
    power: 'Change the power',
    iban: 'Change the bank account',
    notification_address: 'Change the notification address',
    sips: 'Keep my SIPS data private',
    invoice_online: 'Change how invoices arrive',
    electronic_notification: 'Get letters by e-mail',
    tariff_options: 'Choose cheap hours and days',
    withdrawal: 'Withdraw from the contract',
    end_supply: 'End the supply',
    change_holder: 'Change the holder',
    battery: 'Change the virtual battery',
  },
  back: 'All contracts',
  of: 'Contract {name} · {address}',
  loading: 'Loading the contract',
  unread: 'We could not load the contract',
  nothingChanged: 'Nothing has been changed.',
  running:
    'This change was already asked for on this contract. Once it is done another one can be asked for.',
  notActive: {
    title: 'This contract is not active',
    why: 'This change is only possible on active contracts.',
  },
  distributor: {
    title: 'The distributor has a process under way',
    why: 'It takes only one at a time. Once that is done this one can be asked for.',
  },
  kinds: { electricity: 'Electricity', gas: 'Gas' },
  choose: {
    title: 'For which contract?',
    option: '{name} · {kind}',
  },
  none: {
    title: 'There is no active contract',
    why: 'This change can only be requested for active contracts.',
    action: 'See the contracts',
  },
  absent: {
    title: 'We cannot find this contract',
    why: 'The address may be incomplete, it may belong to another account, or this change is not offered for it.',
    action: 'See the contracts',
  },
}
