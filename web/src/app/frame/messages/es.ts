export const messages = {
  notifications: 'Avisos',
  dismiss: 'Cerrar el aviso',
  sessionRenewed: 'La sesión se ha actualizado.',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  mainMenu: 'Menú principal',
  profileMenu: 'Perfil',
  welcome: 'Hola, {name}',
  helpButton: 'Ayuda',
  helpTitle: 'Ayuda',
  helpIntro: 'Si algo no se entiende o no funciona, hay personas al otro lado.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    frame: typeof messages
  }
}
