import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const privacyNotice: Messages<(typeof es)['privacy-notice']> = {
  label: 'Data protection',
  who: 'Controller',
  holder: '{name}, NIF {nif}',
  officer: 'Data protection officer: <mail>{address}</mail>',
  why: 'What for',
  purposes: {
    account:
      'To open your account in the office and to serve you there. The legal basis is what you ask for here: the conditions of the office.',
    answer:
      'To answer your message. The legal basis is our legitimate interest in serving those who write to us.',
    call: 'To call or write to you with an offer. The legal basis is your consent, which you can withdraw at any time.',
    contract:
      'To prepare and perform the contract. The legal bases are the contract and the law. The distributor receives your data and, where the law asks for it, the public administration.',
    transfer:
      'To put the contract in your name and perform it. The legal bases are the contract and the law. The distributor receives your data and, where the law asks for it, the public administration.',
  },
  source: 'Where they come from',
  sourceHolder:
    'What you see here already (name, NIF and contact details) was given by the present holder of the contract.',
  rights: 'Your rights',
  rightsText:
    'Access, rectification, erasure, objection, restriction and portability: <mail>{address}</mail>. You can also complain to the Spanish Data Protection Agency (AEPD).',
  rest: 'The rest',
  policy: 'Privacy policy',
}

export { privacyNotice as 'privacy-notice' }
