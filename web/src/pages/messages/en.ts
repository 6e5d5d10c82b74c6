import type { Messages } from '../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  notFound: {
    title: 'We could not find this page',
    text: 'The address may have a mistake, or the page no longer exists.',
    contact: 'Contact us',
    home: 'Go to the start page',
  },
  maintenance: {
    title: 'We are doing maintenance',
    text: 'The virtual office is not available right now. There is nothing you need to do: your contracts and your supply are not affected.',
    window: 'From {start} to {end}.',
    from: 'From {start}.',
    until: 'Until {end}.',
    again: 'Try again',
  },
  altHome: { title: 'What would you like to do?' },
}
