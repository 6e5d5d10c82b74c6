export const home = {
  title: 'Hola, {name}',
  titleOf: 'La oficina de {customer}',
  loading: 'Cargando el inicio…',
  /** The answer: the most pressing thing, or that there is none. */
  answer: {
    debt: 'Debe {amount}',
    toPay: 'Hay {amount} por pagar',
    sign: '{count, plural, one {Falta firmar una solicitud} other {Falta firmar o confirmar # solicitudes}}',
    confirm: 'Falta confirmar un cambio desde el correo',
    draft: '{count, plural, one {Falta firmar un contrato} other {Falta firmar # contratos}}',
    mail: 'El correo no llega',
    rejected: 'Un cambio no se ha podido hacer',
    nothing: 'No hay nada pendiente',
    noContracts: 'Todavía no hay ningún contrato',
  },
  detail: {
    debt: '{count, plural, one {Una factura sin pagar} other {# facturas sin pagar}}{since, select, none {} other {, desde el {since}}}.',
    older: '{amount} son de facturas anteriores, que no se ven aquí.',
    cut: '{kind, select, none {Si no se paga, el suministro puede cortarse a partir del {day}.} gas {{place}: si no se paga, el gas puede cortarse a partir del {day}.} other {{place}: si no se paga, la luz puede cortarse a partir del {day}.}}',
    cutNow:
      '{kind, select, none {El suministro ya puede cortarse.} gas {{place}: el gas ya puede cortarse.} other {{place}: la luz ya puede cortarse.}}',
    cutBan:
      '{kind, select, none {Este suministro no se puede cortar por impago.} gas {{place}: el gas no se puede cortar por impago.} other {{place}: la luz no se puede cortar por impago.}}',
    cutBanUntil:
      '{kind, select, none {Este suministro no se puede cortar por impago hasta el {until}.} gas {{place}: el gas no se puede cortar por impago hasta el {until}.} other {{place}: la luz no se puede cortar por impago hasta el {until}.}}',
    paused: 'La más antigua está en una reclamación sin responder: mientras tanto no se corta el suministro.',
    toPay:
      '{count, plural, one {Una factura} other {# facturas}}{until, select, none {} other {; la primera, hasta el {until}}}.',
    charged: 'El {day} se cobrarán {amount} en la cuenta.',
    next: 'La próxima factura llegará hacia el {day}.',
    mail: 'Los correos a esta cuenta vuelven, y hay avisos que no llegan.',
    noContracts: 'Un contrato nuevo aparece aquí en cuanto empieza a tramitarse.',
  },
  needs: {
    label: 'Pendiente',
    payAll: 'Pagar {amount}',
    pay: 'Ver cómo pagar',
    bills: 'Ver las facturas',
    /** Bills that are not due yet, below those that are. */
    toPay:
      '{count, plural, one {Otra factura por pagar: {amount}} other {Otras # facturas por pagar: {amount}}}{until, select, none {} other {{count, plural, one {, hasta el {until}} other {, la primera hasta el {until}}}}}',
    sign: '{count, plural, one {Firmar la solicitud {reference}} other {Ver las # solicitudes}}',
    confirm: 'Ver la solicitud {reference}',
    draft: 'Ver el contrato por firmar',
    mail: 'Revisar el correo',
    rejected: 'Solicitud {reference}: no se ha podido hacer',
    done: 'Solicitud {reference}: ya está hecha',
    underWay: '{count, plural, one {Hay una solicitud en marcha} other {Hay # solicitudes en marcha}}',
  },
  supplies: {
    title: 'Suministros',
    all: '{count, plural, other {Ver los #}}',
    owes: 'Debe {amount}',
    latest: 'Última factura',
    status: { waitingSignature: 'Por firmar', inProcess: 'En trámite', closed: 'De baja' },
    kinds: { electricity: 'Electricidad', gas: 'Gas' },
    improve: 'Qué mejorar en todos',
    find: 'Buscar un suministro',
  },
  shortcuts: {
    title: 'Ir directamente a',
    titleOf: 'Accesos de {place}',
    yesterday: 'Consumo de ayer',
    ofDay: 'Consumo del {day}',
    invoices: 'Todas las facturas',
    power: '¿Sobra potencia?',
    sun: 'Lo que trae el sol',
    iban: 'Cambiar la cuenta bancaria',
    moving: 'Me mudo',
  },
  unread: 'No hemos podido cargar el inicio',
  safe: 'Los contratos y las facturas siguen como estaban; también se llega a ellos por el menú.',
  partUnread: 'Esta parte no se ha podido cargar.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    home: typeof home
  }
}
