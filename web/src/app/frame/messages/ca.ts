import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  notifications: 'Avisos',
  dismiss: 'Tancar l’avís',
  sessionRenewed: 'La sessió s’ha actualitzat.',
  menu: 'Menú',
  openMenu: 'Obrir el menú',
  mainMenu: 'Menú principal',
  profileMenu: 'Perfil',
  welcome: 'Hola, {name}',
  helpButton: 'Ajuda',
  helpTitle: 'Ajuda',
  helpIntro: 'Si alguna cosa no s’entén o no funciona, hi ha persones a l’altra banda.',
}
