export const login = {
  title: 'Entrar',
  intro: 'Contratos, facturas y consumo, en un solo sitio.',
  email: 'Correo electrónico',
  password: 'Clave',
  show: 'Mostrar',
  hide: 'Ocultar',
  send: 'Entrar',
  sending: 'Entrando…',
  reset: 'He olvidado la clave',
  ended: 'La sesión ha terminado. Hay que volver a entrar.',
  endedElsewhere: 'La sesión se ha cerrado en otra pestaña.',
  activate: 'Activar la cuenta',
  handOff: {
    working: 'Estamos abriendo la sesión…',
    title: 'Ya hay una sesión abierta',
    text: 'En este navegador hay una sesión de {email}. El enlace puede ser de otra cuenta.',
    switch: 'Cambiar de cuenta',
    again: 'Volver a intentarlo',
    stay: 'Seguir como {email}',
  },
  adBlocker: {
    title: 'Parece que hay un bloqueador de anuncios activo',
    text: 'Aquí no hay publicidad, pero el bloqueador puede impedir que la página funcione. Recomendamos desactivarlo para esta web.',
    loading: 'Si la página no termina de cargar, puede ser por el bloqueador.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    login: typeof login
  }
}
