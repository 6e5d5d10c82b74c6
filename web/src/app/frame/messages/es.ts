export const frame = {
  notifications: 'Avisos',
  dismiss: 'Cerrar el aviso',
  sessionRenewed: 'La sesión se ha actualizado.',
  menu: 'Menú',
  places: 'Lugares',
  openMenu: 'Abrir el menú',
  mainMenu: 'Menú principal',
  profileMenu: 'Perfil',
  welcome: 'Hola, {name}',
  help: 'Ayuda',
  helpIntro: 'Si algo no se entiende o no funciona, hay personas al otro lado.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    frame: typeof frame
  }
}
