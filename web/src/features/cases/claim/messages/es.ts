export const claim = {
  title: 'Reclamaciones',
  back: 'Todas las solicitudes',
  loading: 'Preparando el formulario',
  answer: 'Cada reclamación tiene un número y un último día para responderla.',
  unread: 'No hemos podido preparar el formulario',
  safe: 'Lo escrito se conserva.',
  fields: {
    noContract: 'Ninguno todavía',
    contract: 'Contrato',
    contractChoice: '{name} · {address}',
    type: 'Tipo',
    subtype: 'Motivo',
    choose: 'Elegir…',
    comments: 'Qué ha pasado',
  },
  send: 'Enviar la reclamación',
  facts: {
    label: 'Sobre qué es (se puede marcar más de una cosa, o nada)',
    unread: 'No hemos podido cargar las facturas y solicitudes del contrato',
  },
  sent: {
    acknowledgement: 'Descargar el justificante (PDF)',
    label: 'Reclamación enviada',
    title: 'Reclamación enviada: {reference}',
    number: 'Su número es {reference}. También va por correo.',
    due: 'Responderemos el {day} como muy tarde.',
    follow: 'Seguir la reclamación',
  },
} as const

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    claim: typeof claim
  }
}
