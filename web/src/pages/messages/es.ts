export const messages = {
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
    pages: typeof messages
  }
}
