import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const leadForm: Messages<(typeof es)['lead-form']> = {
  label: 'Contact details',
  name: 'First name',
  surname1: 'First surname',
  surname2: 'Second surname',
  optional: '(optional)',
  email: 'E-mail',
  emailOrPhone: 'Either the e-mail or the phone is enough.',
  telephone: 'Phone',
  hours: 'When you prefer us to call',
  anyHour: 'At any time',
  slots: {
    morning: 'In the morning, {from}:00 to {to}:00',
    noon: 'At noon, {from}:00 to {to}:00',
    afternoon: 'In the afternoon, {from}:00 to {to}:00',
    evening: 'In the evening, {from}:00 to {to}:00',
  },
  invoice: 'Bill',
  sending: 'Sending…',
  client: 'I have a contract here already',
  contract: 'Get a contract',
  call: 'Call {phone}',
  problems: {
    phone:
      'The phone is not valid: please check the digits. If it is not Spanish, with + and the country code.',
    consent: 'This has to be accepted so that we can call or write.',
    invoice: 'The bill is missing: a photo or the PDF will do.',
  },
}

export { leadForm as 'lead-form' }
