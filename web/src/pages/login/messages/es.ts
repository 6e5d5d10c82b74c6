export const login = {
  title: 'Entrar',
  intro: 'Contratos, facturas y consumo, en un solo sitio.',
  email: 'Correo electrónico',
  password: 'Clave',
  show: 'Mostrar',
  hide: 'Ocultar',
  code: 'Código',
  codeHint: 'El que muestra la aplicación, o un código de recuperación.',
  codeToo: 'La cuenta pide también un código. Escriba otra vez la clave, y el código.',
  ownDevice: 'Es mi dispositivo: ver facturas y consumo sin volver a entrar',
  send: 'Entrar',
  sending: 'Entrando…',
  reset: 'He olvidado la clave',
  ended: 'La sesión ha terminado. Vuelva a entrar.',
  endedElsewhere: 'La sesión se ha cerrado en otra pestaña.',
  activate: 'Activar la cuenta',
  provider: 'Entrar con {name}',
  connect: {
    provider: 'La sesión se abre con {name}.',
    intro:
      'Desde la página de la compañía se entra sin clave. También se puede entrar con el correo y la clave.',
    noProvider: 'Esta oficina no usa un proveedor de identidad. Se entra con el correo y la clave.',
    password: 'Entrar con correo y clave',
  },
  adBlocker: {
    title: 'Parece que hay un bloqueador de anuncios activo',
    text: 'Aquí no hay publicidad, pero el bloqueador puede impedir que la página funcione. Recomendamos desactivarlo para esta web.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    login: typeof login
  }
}
