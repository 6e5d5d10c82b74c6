export const session = {
  logout: {
    title: 'Salir',
    working: 'Cerrando la sesión…',
    failed: 'No ha sido posible cerrar la sesión.',
    retry: 'Volver a intentarlo',
  },
  changePassword: {
    show: 'Mostrar',
    hide: 'Ocultar',
    title: 'Cambiar la clave',
    forced: 'Antes de continuar, elija una clave nueva.',
    current: 'Clave actual',
    new: 'Clave nueva',
    newHint: 'Al menos {limit, number} caracteres. Lo mejor, varias palabras que nadie más juntaría.',
    repeat: 'Repetir la clave nueva',
    send: 'Enviar',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    reasonCurrent: 'Falta la clave actual.',
    reasonNew: 'Falta la clave nueva.',
    reasonRepeat: 'Falta repetir la clave nueva.',
    done: 'La clave se ha cambiado.',
    failed: 'La clave no se ha podido cambiar. [{code}]',
    failedCurrent: 'La clave no se ha podido cambiar. Revise la clave actual introducida. [{code}]',
  },
  handOff: {
    working: 'Estamos abriendo la sesión…',
    title: 'Ya hay una sesión abierta',
    text: 'En este navegador hay una sesión de {email}. El enlace puede ser de otra cuenta.',
    switch: 'Cambiar de cuenta',
    again: 'Volver a intentarlo',
    stay: 'Seguir como {email}',
  },
  provider: {
    go: 'Entrar con {name}',
    going: 'Vamos a {name} para entrar…',
    declined: 'No se ha entrado con {name}. Se puede volver a intentar.',
  },
  blocked: 'Si la página no termina de cargar, puede ser por el bloqueador.',
  loading: 'Cargando…',
  version: {
    title: 'Versión',
    application: 'Aplicación',
    version: 'Versión',
    mode: 'Entorno',
    modes: { production: 'Producción', demo: 'Demostración', test: 'Pruebas' },
    licence: 'Software libre con licencia Apache 2.0.',
  },
} as const

export const pages = {
  notFound: {
    title: 'No hemos encontrado esta página',
    text: 'Puede que la dirección tenga un error o que la página ya no exista.',
    contact: 'Contactar',
    home: 'Ir al inicio',
  },
  maintenance: {
    title: 'Estamos de mantenimiento',
    text: 'La oficina virtual no está disponible ahora mismo. No hace falta hacer nada: los contratos y el suministro no se ven afectados.',
    window: 'Desde el {start} hasta el {end}.',
    from: 'Desde el {start}.',
    until: 'Hasta el {end}.',
    again: 'Volver a probar',
  },
  altHome: { title: '¿Qué se puede hacer aquí?' },
} as const

declare module '../../i18n/messages.ts' {
  interface AppMessages {
    session: typeof session
    pages: typeof pages
  }
}
