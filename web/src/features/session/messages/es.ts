export const messages = {
  login: {
    title: 'Entrar',
    intro: 'Contratos, facturas y consumo, en un solo sitio.',
    email: 'Correo electrónico',
    password: 'Clave',
    show: 'Mostrar',
    hide: 'Ocultar',
    send: 'Entrar',
    sending: 'Entrando…',
    reset: '¿Has olvidado la clave?',
    ended: 'La sesión ha terminado. Hay que volver a entrar.',
    endedElsewhere: 'La sesión se ha cerrado en otra pestaña.',
    activate: 'Activar la cuenta',
  },
  handOff: {
    working: 'Estamos abriendo la sesión…',
    title: 'Ya hay una sesión abierta',
    text: 'En este navegador hay una sesión de {email}. El enlace puede ser de otra cuenta.',
    switch: 'Cambiar de cuenta',
    stay: 'Seguir como {email}',
  },
  logout: {
    working: 'Cerrando la sesión…',
    failed: 'No ha sido posible cerrar la sesión.',
    retry: 'Volver a intentarlo',
  },
  changePassword: {
    title: 'Cambiar la clave',
    forced: 'Antes de continuar hay que elegir una clave nueva.',
    current: 'Clave actual',
    new: 'Clave nueva',
    newHint: 'Al menos {limit, number} caracteres. Lo mejor, varias palabras que solo tú juntarías.',
    repeat: 'Repetir la clave nueva',
    send: 'Enviar',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    reasonCurrent: 'Falta la clave actual.',
    reasonNew: 'Falta la clave nueva.',
    reasonRepeat: 'Falta repetir la clave nueva.',
    done: 'La clave se ha cambiado.',
    failed: 'La clave no se ha podido cambiar. [{code}]',
    failedCurrent: 'La clave no se ha podido cambiar. Revisa la clave actual introducida. [{code}]',
  },
  adBlocker: {
    title: 'Parece que hay un bloqueador de anuncios activo',
    text: 'Aquí no hay publicidad, pero el bloqueador puede impedir que la página funcione. Recomendamos desactivarlo para esta web.',
    loading: 'Si la página no termina de cargar, puede ser por el bloqueador.',
  },
  loading: 'Cargando…',
  version: {
    title: 'Versión',
    application: 'Aplicación',
    version: 'Versión',
    mode: 'Entorno',
    modes: { production: 'Producción', demo: 'Demostración', test: 'Pruebas' },
    licence: 'Software libre con licencia AGPL-3.0-or-later.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    session: typeof messages
  }
}
