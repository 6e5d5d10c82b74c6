import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const customerService: Messages<(typeof es)['customer-service']> = {
  title: 'Service and complaints',
  answer: 'Questions and complaints are free and always answered.',
  where: 'Where',
  phone: 'Phone',
  claims: 'Complaints',
  email: 'E-mail',
  post: 'By letter',
  office: 'In this office',
  officeText: 'At any hour, from the contract or the bill that it is about.',
  proof: 'What you get as proof',
  number: 'Each complaint has a number and an acknowledgement with its day and hour.',
  follow: 'You can follow it here with that number, or ask by phone.',
  person: 'A person can be asked for at any time.',
  when: 'When it is answered',
  cut: 'Power or gas cut',
  bills: 'Bills and charges',
  rest: 'Everything else',
  hours: '{hours} hours',
  days: '{days} days',
  workingDays: '{days} working days',
  afterwards: 'If the answer does not satisfy you',
  region: 'The consumer services of the autonomous community, or the consumer arbitration board.',
}

export { customerService as 'customer-service' }
