import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const changeHolder: Messages<(typeof es)['change-holder']> = {
  free: 'It is free of charge, and the supply is not cut.',
  both: 'After this signature the new holder has {days, plural, one {# day} other {# days}} to accept and sign.',
  owed: {
    title: 'What is owed has to be paid first',
    why: 'A contract is handed over only when it is up to date with payment.',
    invoices: 'See the bills',
  },
  reason: {
    title: 'Why the holder changes',
    label: 'Who keeps the supply?',
    fact: 'Reason',
    how: 'How',
    options: {
      sold: 'The person who buys the home or the premises',
      rented: 'The person who rents it',
      household: 'Somebody of the family, or who lives here',
      company: 'The firm that carries on the business',
      death: 'The holder has died',
    },
    kinds: {
      transfer: 'This is a transfer: the new holder gets a new contract on the same terms.',
      subrogation:
        'This is a subrogation: the contract continues, with the same rights and duties, in the name of the new holder.',
    },
    notByForm: 'This cannot be asked for here.',
    death: {
      title: 'We do this by phone',
      why: 'We are sorry for your loss. Anyone who inherits or stays in the home can have the contract in their name, without using this account. You need the death certificate and a document that shows the right to use the home: deed, tenancy agreement or registration with the town hall.',
      call: 'Call {phone}',
    },
  },
  person: {
    title: 'The new holder',
    nif: 'Tax ID (NIF, NIE or CIF)',
    nifHint: 'Of the person or the company.',
    name: 'Full name, or company name',
    email: 'E-mail',
    emailHint:
      'It has to be the new holder’s own. The link to accept goes there; if they are a customer already, to the address that we have of them.',
    mobile: 'Mobile',
    same: 'This is the current holder’s: give the new one’s.',
  },
  reading: {
    title: 'The meter reading',
    why: 'With it, the last bill and the first one are exact. Without it the distributor reads the meter.',
    one: 'Reading (m³)',
    period: 'Reading of {period} (kWh)',
    optional: '(optional)',
    wrong: 'Up to {digits, number} digits, without decimals.',
    all: 'This reading is missing: give all of them or none.',
    fact: 'Reading',
    none: 'The distributor reads it',
  },
}

export { changeHolder as 'change-holder' }
