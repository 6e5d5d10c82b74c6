import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const electronicNotification: Messages<(typeof es)['electronic-notification']> = {
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

export { electronicNotification as 'electronic-notification' }
