import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

export const flow: Messages<typeof es.flow> = {
  steps: 'Steps',
  step: 'Step {step, number} of {count, number}',
  summary: 'Check and send',
  change: 'Change',
  changePart: 'Change: {part}',
  back: 'Back to the previous step',
  next: 'Continue',
  tooMany: {
    why: 'There are {count, number} contracts, and one request can be for {most, number} at most.',
    call: 'To request it for all of them, call {phone}.',
  },
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
  elsewhere: {
    title: 'This was begun in another tab',
    text: 'You can continue here with what is there. It replaces what was typed in this tab.',
    take: 'Continue here',
    asking: 'Asking the other tab…',
    taken: 'What was in the other tab is here now.',
    silent: 'The other tab does not answer',
    silentText:
      'We do not know whether it is still open, or whether it was sent already. If it is open, look at it and try again here.',
  },
  narrowed: {
    all: 'Showing {shown, number} of {count, number}. Type to search all of them.',
    some: '{count, number} match, {shown, number} are shown. Type more to shorten the list.',
    few: '{count, number} match.',
    one: 'Only one matches: press Enter to choose it.',
    chosen: 'Chosen: {label}.',
    nothing: 'None matches what was typed. You can choose from what is left below.',
  },
  running: {
    title: 'A process is under way',
    see: 'See request {reference}',
  },
}

export const contract: Messages<typeof es.contract> = {
  titles: {
    power: 'Change the power',
    iban: 'Change the bank account',
    notification_address: 'Change the notification address',
    sips: 'Keep my SIPS data private',
    invoice_online: 'Change how bills arrive',
    electronic_notification: 'Get letters by e-mail',
    tariff_options: 'Choose cheap hours and days',
    withdrawal: 'Withdraw from the contract',
    end_supply: 'End the supply',
    end_service: 'End a service',
    change_holder: 'Change the holder',
    change_product: 'Change the product',
    battery: 'Change the virtual battery',
  },
  back: 'All contracts',
  of: 'Contract {name} · {address}',
  loading: 'Loading the contract',
  unread: 'We could not load the contract',
  nothingChanged: 'Nothing has been changed.',
  running:
    'This change was already asked for on this contract. Once it is done another one can be asked for.',
  batteryLeft: {
    title: 'The virtual battery still has {amount} of this contract',
    by_contract: 'What becomes of that money depends on the contract. Ask before you sign anything.',
    last_bill: 'It is taken off the last bill. What does not fit in it is lost.',
    paid: 'It is taken off the last bill. What does not fit in it is paid to the account of the contract.',
    lost: 'It is lost: it is neither taken off the last bill nor paid.',
    notPassed: 'It does not pass to the new holder.',
  },
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
