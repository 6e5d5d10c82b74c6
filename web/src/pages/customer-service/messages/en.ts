import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const customerService: Messages<(typeof es)['customer-service']> = {
  title: 'Service and claims',
  answer: 'Asking and claiming is free, and always answered.',
  where: 'Where',
  phone: 'Phone',
  claims: 'Claims',
  email: 'E-mail',
  post: 'By letter',
  office: 'In this office',
  officeText: 'At any hour, from the contract or the bill that it is about.',
  proof: 'What you keep of it',
  number: 'Each claim has a number and an acknowledgement with its day and hour.',
  follow: 'With that number its state is seen here. It can be asked for by phone too.',
  person: 'A person can be asked for at any time.',
  when: 'When it is answered',
  cut: 'Without light or gas',
  bills: 'Bills and charges',
  rest: 'All the rest',
  hours: '{hours} hours',
  days: '{days} days',
  workingDays: '{days} working days',
  afterwards: 'Without an agreement',
  region: 'The consumer services of the autonomous community, or the consumer arbitration board.',
}

export { customerService as 'customer-service' }
