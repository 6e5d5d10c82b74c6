const contactData = {
  current: 'Clave actual',
  show: 'Mostrar',
  hide: 'Ocultar',
  loading: 'Cargando los datos de contacto',
  unread: 'No hemos podido cargar los datos de contacto',
  nothingChanged: 'No se ha cambiado nada.',
  email: 'Correo electrónico de los avisos',
  mobile: 'Móvil de los avisos',
  none: 'Ninguno',
  done: {
    email: 'El correo electrónico de los avisos se ha cambiado.',
    phone: 'El móvil de los avisos se ha cambiado.',
  },
  waiting: 'La solicitud {reference} espera la firma.',
} as const

export { contactData as 'contact-data' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'contact-data': typeof contactData
  }
}
