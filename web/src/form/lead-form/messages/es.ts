const leadForm = {
  label: 'Datos de contacto',
  name: 'Nombre',
  surname1: 'Primer apellido',
  surname2: 'Segundo apellido',
  optional: '(opcional)',
  email: 'Correo electrónico',
  emailOrPhone: 'Basta con el correo o el teléfono.',
  telephone: 'Teléfono',
  hours: 'Cuándo prefiere que llamemos',
  anyHour: 'A cualquier hora',
  slots: {
    morning: 'Por la mañana, de {from} a {to} h',
    noon: 'A mediodía, de {from} a {to} h',
    afternoon: 'Por la tarde, de {from} a {to} h',
    evening: 'Por la noche, de {from} a {to} h',
  },
  invoice: 'Factura',
  sending: 'Enviando…',
  client: 'Ya tengo contrato aquí',
  contract: 'Contratar',
  call: 'Llamar al {phone}',
  problems: {
    phone:
      'El teléfono no es válido: revise las cifras. Si no es de España, escríbalo con + y el prefijo del país.',
    consent: 'Acéptelo para que podamos llamarle o escribirle.',
    invoice: 'Falta la factura: sirve una foto o el PDF.',
  },
} as const

export { leadForm as 'lead-form' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'lead-form': typeof leadForm
  }
}
