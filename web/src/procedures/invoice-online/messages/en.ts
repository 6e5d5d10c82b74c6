import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const invoiceOnline: Messages<(typeof es)['invoice-online']> = {
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

export { invoiceOnline as 'invoice-online' }
