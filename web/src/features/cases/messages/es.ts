import { satisfactionWords } from '@endoll/api/satisfaction-words/es.ts'
export const cases = {
  title: 'Consultas',
  one: 'Consulta',
  oneClaim: 'Reclamación',
  back: 'Todas las solicitudes',
  loading: 'Cargando las consultas',
  unread: 'No hemos podido cargar las consultas',
  oneUnread: 'No hemos podido cargar la consulta',
  formUnread: 'No hemos podido preparar el formulario',
  nothingLost: 'Lo que ya se había enviado sigue ahí.',
  write: 'Escribir una consulta',
  none: 'Aún no hay consultas. Lo que se escriba y lo que respondamos se verá aquí.',
  noneShown: 'No hay ninguna consulta así.',
  unreadCases: '{count, plural, one {# con respuesta sin leer} other {# con respuestas sin leer}}',
  shown: {
    states: 'Qué consultas se muestran',
    any: 'Todas',
    open: 'Abiertas',
    closed: 'Cerradas',
    supplies: 'De qué suministro',
  },
  supplies: { any: 'Todo', electricity: 'Electricidad', gas: 'Gas' },
  columns: {
    subject: 'Asunto',
    reference: 'Referencia',
    contract: 'Contrato',
    updated: 'Último mensaje',
    state: 'Estado',
  },
  states: {
    late: 'Sin respuesta a tiempo',
    open: 'Abierta',
    closed: 'Cerrada',
    unread: 'Sin leer',
    incomplete: 'Por completar',
  },
  paging: { previous: 'Anterior', next: 'Siguiente', showing: 'Página {page, number} de {last, number}' },
  new: {
    title: 'Nueva consulta',
    answer: 'Responderemos aquí y por correo.',
  },
  contact: {
    toCall: 'Que me llamen a la hora que elija',
    title: 'Atención al cliente',
    what: 'Qué se quiere enviar',
    message: 'Consulta',
    claim: 'Reclamación',
    readings: 'Lecturas',
  },
  fields: {
    noContract: 'Ninguno todavía',
    contract: 'Contrato',
    contractChoice: '{name} · {address}',
    category: 'Tema',
    categoryChoice: '{section}: {name}',
    choose: 'Elegir…',
    subject: 'Asunto',
    description: 'Mensaje',
    files: 'Archivos',
  },
  about: { invoice: 'Factura {name}', product: 'Cambio al producto {name}' },
  needed:
    '{count, plural, one {Hace falta un archivo, por ejemplo la factura.} other {Hacen falta # archivos.}}',
  problems: {
    summary: '{count, plural, one {Hay un dato por corregir} other {Hay # datos por corregir}}',
    minFiles:
      '{count, plural, one {Falta un archivo, por ejemplo la factura.} other {Faltan archivos: como mínimo #.}}',
    maxFiles:
      '{count, plural, one {Solo cabe un archivo: quite alguno.} other {Caben # archivos: quite alguno.}}',
  },
  send: 'Enviar la consulta',
  sending: 'Enviando…',
  sent: 'Consulta enviada: referencia {reference}',
  notSent: 'No se ha podido enviar. Lo escrito se conserva: se puede volver a intentar.',
  sentLater:
    'Sin conexión: lo escrito se conserva y se enviará solo cuando vuelva, mientras esta página siga abierta.',
  late: 'Qué se puede hacer ahora',
  answer: {
    late: 'No hemos respondido a tiempo.',
    waiting: 'Enviada. Responderemos aquí y por correo.',
    answered: 'Hay una respuesta.',
    incomplete: 'Para responderle necesitamos que la complete.',
  },
  heading: 'Contrato {contract} · referencia {reference}',
  headingOfNone: 'Sin contrato · referencia {reference}',
  conversation: 'Conversación',
  details: 'Detalles',
  quote: 'Téngala a mano si nos llama.',
  opened: 'Abierta el',
  due: 'Plazo',
  noAnswerDue: 'Sin plazo',
  answerBy: 'Respondemos como muy tarde el {day}',
  answerLate: 'Había que responder como muy tarde el {day}',
  completeBy: 'Complétela como muy tarde el {day}',
  completeOver: 'El plazo para completarla acabó el {day}',
  answerDue: 'Respuesta, como muy tarde',
  adr: {
    silence: 'Si no hay respuesta o no convence',
    rejected: 'Sin respuesta el {day}, la reclamación cuenta como desestimada.',
    body: 'Entonces, o si la respuesta no convence, se puede acudir gratis a {name}.',
    region:
      'Entonces, o si la respuesta no convence, se puede acudir a los servicios de consumo de la comunidad autónoma o a la Junta Arbitral de Consumo.',
    before:
      'La reclamación está allí desde el {from}. Mientras no se decida no se cobra lo reclamado ni se corta por ello.',
    decided: 'Ante este organismo del {from} al {to}: ya está decidida.',
  },
  incomplete: {
    title: 'Complete la reclamación',
    until:
      'Complétela respondiendo aquí abajo, como muy tarde el {day}. El plazo para responderle empieza el día en que la complete. Si no se completa, se da por resuelta (Ley 10/2025, art. 13.3).',
    over: 'El plazo para completarla acabó el {day}: puede darse por resuelta. Mientras esté abierta se puede responder aquí abajo.',
  },
  facts: {
    title: 'Sobre qué es',
    invoice: 'Factura {name}, del {day}: {amount}',
    readings: 'Lecturas hasta el {day}, de la factura {name}',
    request: 'Solicitud {name}, del {day}',
  },
  acknowledgement: 'Descargar el justificante (PDF)',
  actedBy: '{who}, por {customer}',
  you: 'Su mensaje',
  file: '{name} ({size})',
  said: {
    incomplete: 'Hemos pedido lo que falta en la reclamación.',
  },
  answerForm: { title: 'Responder', text: 'Respuesta', send: 'Enviar la respuesta' },
  reopenForm: {
    title: 'Volver a abrir',
    until: 'Se puede volver a abrir hasta el {day}.',
    text: 'Por qué no queda resuelta',
  },
  /** What becomes of a case, by how it is called. */
  kinds: {
    case: {
      isClosed: 'La consulta está cerrada.',
      wasClosed: 'La consulta se ha cerrado.',
      wasReopened: 'La consulta se ha vuelto a abrir.',
      reopen: 'Volver a abrir la consulta',
      close: 'Cerrar la consulta',
      closed: 'Consulta cerrada',
      closedMeanwhile: 'La consulta se ha cerrado entretanto. Lo escrito se conserva.',
    },
    claim: {
      isClosed: 'La reclamación está cerrada.',
      wasClosed: 'La reclamación se ha cerrado.',
      wasReopened: 'La reclamación se ha vuelto a abrir.',
      reopen: 'Volver a abrir la reclamación',
      close: 'Cerrar la reclamación',
      closed: 'Reclamación cerrada',
      closedMeanwhile: 'La reclamación se ha cerrado entretanto. Lo escrito se conserva.',
    },
  },
  messageSent: 'Mensaje enviado',
  over: {
    why: 'Ya no se puede volver a abrir. Para lo que quede pendiente se puede escribir otra.',
  },
  satisfaction: { ...satisfactionWords, given: 'La opinión fue: {score}.' },
  unknown: {
    title: 'No encontramos esta consulta',
    why: 'Puede que la dirección esté incompleta o que sea de otra cuenta.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    cases: typeof cases
  }
}
