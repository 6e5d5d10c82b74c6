import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const frame: Messages<typeof es.frame> = {
  notifications: 'Avisos',
  dismiss: 'Tancar l’avís',
  sessionRenewed: 'La sessió s’ha actualitzat.',
  menu: 'Menú',
  places: 'Llocs',
  openMenu: 'Obrir el menú',
  mainMenu: 'Menú principal',
  profileMenu: 'Perfil',
  welcome: 'Hola, {name}',
  help: 'Ajuda',
  helpIntro: 'Si alguna cosa no s’entén o no funciona, hi ha persones a l’altra banda.',
}
