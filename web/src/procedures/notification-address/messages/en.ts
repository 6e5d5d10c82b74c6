import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const notificationAddress: Messages<(typeof es)['notification-address']> = {
  loading: 'Loading the addresses',
  unread: 'We could not load the addresses',
  nothingChanged: 'Nothing has been changed.',
  free: 'It costs nothing.',
  current: 'Current address',
  running:
    'Another address has already been requested for this contract. Once that is done, you can request a new one.',
  noticesStay: 'E-mail and mobile for notices stay as they are.',
  noticesMove: 'Notices about this contract will also go to the new e-mail and mobile.',
  none: {
    title: 'There is no other address on file',
    why: 'A new one is needed.',
  },
  choice: {
    title: 'The address',
    label: 'Where should letters about this contract go?',
    find: 'Find an address',
    findHint: 'A part of the street, the town or the name.',
    new: 'To a new address',
    newHint: 'We will also ask who to write to and how to reach them.',
  },
  new: {
    title: 'The new address',
    line: 'Address',
    cadastral: 'Cadastral reference',
  },
  reach: {
    title: 'Who to notify, and how',
    name: 'Full name, or company name',
    nameHint: 'The name on the letters.',
    email: 'E-mail',
    mobile: 'Mobile',
  },
  notActive: {
    title: 'This contract is not active',
    why: 'The address can only be changed on active contracts.',
  },
}

export { notificationAddress as 'notification-address' }
