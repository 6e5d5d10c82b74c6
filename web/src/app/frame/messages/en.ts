import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const frame: Messages<typeof es.frame> = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  sessionRenewed: 'Your session has been updated.',
  menu: 'Menu',
  places: 'Places',
  openMenu: 'Open the menu',
  mainMenu: 'Main menu',
  profileMenu: 'Profile',
  welcome: 'Hello, {name}',
  help: 'Help',
  helpIntro: 'If something is unclear or does not work, there are people here to help.',
}
