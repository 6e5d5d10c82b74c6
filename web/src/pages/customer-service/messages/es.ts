const customerService = {
  title: 'Atención y reclamaciones',
  answer: 'Preguntar y reclamar es gratis, y siempre se responde.',
  where: 'Dónde',
  phone: 'Teléfono',
  claims: 'Reclamaciones',
  email: 'Correo',
  post: 'Por carta',
  office: 'En esta oficina',
  officeText: 'A cualquier hora, desde el contrato o la factura de que se trate.',
  proof: 'Qué constancia queda',
  number: 'Cada reclamación tiene un número y un justificante con el día y la hora.',
  follow: 'Con ese número se ve aquí cómo va. También se puede preguntar por teléfono.',
  person: 'Siempre se puede pedir que atienda una persona.',
  when: 'Cuándo se responde',
  cut: 'Si no hay luz o gas',
  bills: 'Facturas y cobros',
  rest: 'Todo lo demás',
  hours: '{hours} horas',
  days: '{days} días',
  workingDays: '{days} días hábiles',
  afterwards: 'Si la respuesta no convence',
  region: 'Los servicios de consumo de la comunidad autónoma o la Junta Arbitral de Consumo.',
} as const

export { customerService as 'customer-service' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'customer-service': typeof customerService
  }
}
