import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const contactData: Messages<(typeof es)['contact-data']> = {
  current: 'Current password',
  show: 'Show',
  hide: 'Hide',
  loading: 'Loading the contact details',
  unread: 'We could not load the contact details',
  nothingChanged: 'Nothing has been changed.',
  email: 'E-mail for notices',
  mobile: 'Mobile for notices',
  none: 'None',
  done: {
    email: 'The e-mail for notices has been changed.',
    phone: 'The mobile for notices has been changed.',
  },
  waiting: 'Request {reference} is waiting for your signature.',
}

export { contactData as 'contact-data' }
