import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

const sips: Messages<(typeof es.changes)['sips']> = {
  effect: 'What changes and what does not',
  stops:
    'Other retailers will no longer be able to look up the technical and consumption data of this supply.',
  stays: 'The CUPS can still be seen, and so can a debt if there is one.',
  unchanged: 'Supply, price and invoices stay as they are. It costs nothing.',
  later:
    'To get an offer from another company you will have to give it the data yourself, from an invoice for instance.',
  which: {
    label: 'For which contracts?',
    actual: 'Only for contract {name}',
    all: 'For all active electricity contracts',
    allHint: 'One request is made for each contract.',
  },
  started: 'Process already started',
  startedWhy:
    'It was already asked that these data are not passed on. Once the distributor confirms it, it will show here.',
  active: 'The data of this supply are not passed on',
  wait: 'It cannot be asked for on this contract now.',
  all: {
    toSign: '{count, plural, one {One request has to be signed} other {# requests have to be signed}}',
    sent: '{count, plural, one {One request was sent} other {# requests were sent}}',
    request: 'Contract {contract}: request {reference}',
    leftOut: 'Contract {contract} could not be included. {why}',
  },
}

const invoiceOnline: Messages<(typeof es.changes)['invoice-online']> = {
  now: 'They come now',
  online: 'Online',
  paper: 'On paper',
  already: 'The invoices of this contract already come online',
  free: 'It costs nothing and counts from the next invoice on.',
  on: {
    title: 'Invoices online',
    how: 'Each new invoice is announced by e-mail to {email} and is here as PDF.',
    kept: 'It no longer comes on paper.',
    send: 'Get them online',
  },
  off: {
    title: 'Invoices on paper',
    how: 'Each new invoice comes by post to the notification address.',
    kept: 'All of them are still here as PDF.',
    send: 'Go back to paper',
  },
}

const electronicNotification: Messages<(typeof es.changes)['electronic-notification']> = {
  title: 'Letters and notices by e-mail',
  how: 'Letters and notices of this contract will come by e-mail instead of by post.',
  letters: 'It counts from the day on which we confirm it; that day will show here.',
  free: 'It costs nothing.',
  email: 'E-mail',
  emailHint: 'It is that of your login. A new one has to be confirmed from the link that we send.',
  current: 'Current password, to change the e-mail',
  show: 'Show the password',
  hide: 'Hide the password',
  mobile: 'Mobile',
  pending: {
    title: 'The new e-mail has to be confirmed',
    why: 'We have sent a link to {pending}. The request will wait until it is opened and then goes on by itself.',
  },
  active: { title: 'Electronic notification is active', since: 'Since {day}.' },
  requested: {
    title: 'Electronic notification was already asked for',
    since: 'It was asked for on {day}. Meanwhile it cannot be asked for again.',
  },
}

const tariffOptions: Messages<(typeof es.changes)['tariff-options']> = {
  which: 'What would you like to choose?',
  options: {
    double_tariff: {
      name: 'Double tariff',
      what: 'In the chosen months, a cheap price in valley hours and another in the rest.',
      label: 'Which months?',
    },
    happy_hours: {
      name: 'Clock plan',
      what: 'Some cheap hours every day.',
      label: 'Which hours?',
    },
    happy_day: {
      name: 'Weekend day',
      what: 'One cheap day every week.',
      label: 'Which day?',
    },
  },
  now: 'Now: {choice}',
  nothingNow: 'Nothing is chosen now.',
  span: '{from} – {to}',
  send: 'Save the choice',
  unchanged: 'This is what there is: nothing has changed.',
  choose: 'Nothing is chosen yet.',
  none: {
    title: 'This contract has nothing to choose',
    why: 'Its product offers neither cheap hours nor cheap days.',
  },
  preview: {
    loading: 'Calculating with the consumption of this contract',
    unread: 'We could not calculate what it would mean',
    stillChoose: 'You can choose all the same.',
    title: 'What it would mean: {choice}',
    from: 'Saved today, it counts from {day}.',
    saves: 'With what was used from {from} to {to} the energy would have cost {amount} less.',
    costs: 'With what was used from {from} to {to} the energy would have cost {amount} more.',
    same: 'With what was used from {from} to {to} the energy would have cost the same.',
    either:
      'With what was used from {from} to {to} the energy would have cost between {less} less and {more} more.',
    range: 'between {low} and {high}',
    without: 'Energy as now',
    with: 'Energy with this choice',
    basis: 'Calculated hour by hour, at today’s prices with taxes. The power does not change.',
    missing: '{missing} of {hours} hours are missing: what they might come to is the range.',
    tooFew: 'There are not enough readings yet to say what it would have cost.',
    noPrice: 'We do not have the price of this choice, so we cannot say what it would have cost.',
    week: 'The typical week of this contract: {hours, number} cheap hours, with {share} of the energy.',
    weekUnread: '{hours, number} cheap hours a week.',
    key: 'Cheap hour. The stronger the colour, the more is used.',
  },
}

export const changes: Messages<typeof es.changes> = {
  sips,
  'invoice-online': invoiceOnline,
  'electronic-notification': electronicNotification,
  'tariff-options': tariffOptions,
}
