const unsignedContact = {
  title: 'Contacto',
  intro: 'Para escribirnos sin entrar en la oficina. Quien tiene cuenta ahorra tiempo si entra antes.',
  loading: 'Preparando el formulario…',
  email: 'Correo electrónico',
  emailHint: 'Ahí responderemos.',
  mobile: 'Teléfono móvil',
  subject: 'Asunto',
  description: 'Mensaje',
  descriptionHint: 'Si es por una factura o un contrato, díganos cuál.',
  attachment: 'Archivos',
  needed:
    '{count, plural, one {Hace falta un archivo, por ejemplo la factura.} other {Hacen falta # archivos.}}',
  send: 'Enviar el mensaje',
  sending: 'Enviando…',
  sent: 'Mensaje enviado',
  answer: 'Lo hemos recibido y responderemos por correo.',
  answerBy: 'Lo hemos recibido y responderemos por correo el {day} como muy tarde.',
  reference: 'Referencia: {reference}',
  toCall: 'Que me llamen a la hora que elija',
  toLogin: 'Ir a la entrada',
  problems: {
    email: 'El correo electrónico no es válido: tiene que ser como nombre@ejemplo.es.',
    minFiles:
      '{count, plural, one {Falta un archivo, por ejemplo la factura.} other {Faltan archivos: al menos #.}}',
    maxFiles:
      '{count, plural, one {Solo cabe un archivo: quite alguno.} other {Caben # archivos: quite alguno.}}',
  },
} as const

export { unsignedContact as 'unsigned-contact' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'unsigned-contact': typeof unsignedContact
  }
}
