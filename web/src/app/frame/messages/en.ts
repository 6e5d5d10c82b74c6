import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  sessionRenewed: 'Your session has been updated.',
  menu: 'Menu',
  openMenu: 'Open the menu',
  mainMenu: 'Main menu',
  profileMenu: 'Profile',
  welcome: 'Hello, {name}',
  helpButton: 'Help',
  helpTitle: 'Help',
  helpIntro: 'If something is unclear or does not work, there are people here to help.',
}
