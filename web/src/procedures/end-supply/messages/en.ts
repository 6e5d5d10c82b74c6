import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const endSupply: Messages<(typeof es)['end-supply']> = {
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
    move: {
      title: 'If you are moving, both homes with one signature',
      why: 'You leave this one and start the new one together; until you sign, nothing is asked for.',
      link: 'Ask for the move',
    },
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
  services: {
    title: 'Other services',
    label: 'What happens to what was contracted with the supply?',
    which: 'Contracted: {services}.',
    options: {
      end: 'It ends with the supply',
      keep: 'It goes on',
    },
    missing: 'Choose an option.',
    fact: 'Other services',
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

export { endSupply as 'end-supply' }
