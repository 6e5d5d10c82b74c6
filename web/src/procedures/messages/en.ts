import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

const sips: Messages<(typeof es.changes)['sips']> = {
  effect: 'What changes and what does not',
  stops:
    'Other retailers will no longer be able to look up the technical and consumption data of this supply.',
  stays: 'If something is owed one day, the CUPS and the arrears can be seen while that lasts.',
  staysInArrears:
    'Something is owed: while that lasts the CUPS and the arrears can still be seen. This cannot be forbidden (RD 88/2026 art. 8.4).',
  unchanged: 'Supply, price and bills stay as they are. It costs nothing.',
  later:
    'To get an offer from another company you will have to give it the data yourself, from a bill for instance.',
  which: {
    label: 'For which contracts?',
    actual: 'Only for contract {name}',
    all: 'For all active electricity contracts',
    allHint:
      '{count, plural, one {It is one contract.} other {These are # contracts.}} One request is made, with one signature.',
    someHint:
      '{count, plural, one {It is one contract} other {These are # contracts}} of {active, number}: the others have it already or cannot ask for it now. One request is made, with one signature.',
  },
  started: 'Process already started',
  startedWhy:
    'It was already asked that these data are not passed on. Once the distributor confirms it, it will show here.',
  active: 'The data of this supply are not passed on',
  activeUntil: 'The data of this supply are not passed on until {day}',
  wait: 'It cannot be asked for on this contract now.',
}

const invoiceOnline: Messages<(typeof es.changes)['invoice-online']> = {
  now: 'They come now',
  online: 'Online',
  paper: 'On paper',
  already: 'The bills of this contract already come online',
  free: 'It costs nothing and counts from the next bill on.',
  on: {
    title: 'Bills online',
    how: 'Each new bill is announced by e-mail to {email} and is here as PDF.',
    where: 'The e-mails go to the address of the account, which is changed in the profile.',
    choose: 'Choose which notices come by e-mail',
    kept: 'It no longer comes on paper.',
    send: 'Get them online',
  },
  off: {
    title: 'Bills on paper',
    how: 'Each new bill comes by post to the notification address.',
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
    why: 'We have sent a link to {pending}. The request will wait until it is opened and then continue by itself.',
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
      what: 'In the chosen months, a cheap price in off-peak hours and another in the rest.',
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

const endSupply: Messages<(typeof es.changes)['end-supply']> = {
  free: 'Asking costs nothing. The last bill covers up to the last day of supply.',
  cut: 'On that day the supply is cut. To have it again, it has to be connected again.',
  reason: {
    title: 'Why the supply ends',
    label: 'What happens with this supply?',
    fact: 'Reason',
    options: {
      moving: 'I am moving out and nobody stays here',
      empty: 'It stays empty and needs no supply',
      closing: 'The business closes',
      works: 'Building work, or it is being demolished',
      other: 'Another reason: nobody will use it',
      other_retailer: 'I am changing company',
      somebody_stays: 'Somebody else will use it',
    },
    notAnEnd: 'You do not need to end the supply for that: it would be cut off.',
    instead: {
      other_retailer: {
        title: 'It need not be ended',
        why: 'A contract with the other company is enough: they ask for the change and the supply is not cut. There is nothing to do here.',
      },
      somebody_stays: {
        title: 'Better a change of holder',
        why: 'Anyone who stays can take the contract over: the supply is not cut and no connection fee is due.',
        link: 'Put the contract in the name of the person who stays',
      },
    },
  },
  day: {
    title: 'Until which day',
    label: 'Last day with supply',
    hint: 'From {first} to {last}. The distributor needs some days to read and close the meter.',
    outside: 'It has to be a day from {first} to {last}.',
  },
  lastBill: {
    title: 'The last bill',
    label: 'Where do we send it?',
    options: {
      as_now: 'Like the others',
      email: 'To an e-mail address',
      post: 'By post to another address',
    },
    email: 'E-mail',
    address: 'Postal address',
    addressHint: 'Street and number, postcode and town.',
  },
  visit: {
    title: 'The visit and the cut',
    phone: 'Phone',
    why: 'The distributor calls this number if it has to come in to reach the meter.',
    cut: 'I know that the supply is cut on that day',
    cutHint: 'And whatever depends on it: fridge, alarm, lift or medical equipment.',
    cutHintGas: 'And whatever depends on it: heating, hot water or cooking.',
    fact: 'The supply is cut',
    accepted: 'Confirmed',
  },
  comingBack: {
    title: 'What it costs to have it again',
    within:
      'With the same power and within {years, plural, one {# year} other {# years}}: {amount}, plus tax.',
    after: 'After {years, plural, one {# year} other {# years}}: {amount}, plus tax.',
    when: 'These are the distributor’s connection and access fees; after those years, the extension fee too.',
    gas: 'The distributor charges the connection and, where needed, an inspection. How much depends on the pressure and the region.',
  },
}

export const changes: Messages<typeof es.changes> = {
  sips,
  'invoice-online': invoiceOnline,
  'electronic-notification': electronicNotification,
  'tariff-options': tariffOptions,
  'end-supply': endSupply,
}
