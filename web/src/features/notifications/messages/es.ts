import { procedureWords } from '../../../i18n/procedure-names/es.ts'

export const notifications = {
  title: 'Avisos',
  /** Of the bell in the header. */
  bell: '{count, plural, one {Avisos: # sin leer} other {Avisos: # sin leer}}',
  loading: 'Cargando los avisos',
  unread: 'No hemos podido cargar los avisos',
  nothingLost: 'Ningún aviso se ha perdido.',
  readFailed: 'No hemos podido marcar los avisos como leídos.',
  answer: {
    unread: '{count, plural, one {# aviso sin leer} other {# avisos sin leer}}',
    read: 'Todo está leído.',
    none: 'Aún no hay avisos.',
  },
  isUnread: 'Sin leer',
  ofContract: 'Contrato {name}',
  readAll: 'Marcar todos como leídos',
  empty: {
    title: 'Aún no hay avisos',
    why: 'Aquí se verán las facturas nuevas, los cobros próximos y las respuestas.',
    action: 'Ver las facturas',
  },
  paging: {
    label: 'Páginas de avisos',
    showing: 'Del {from} al {to} de {total}',
    previous: 'Anteriores',
    next: 'Siguientes',
  },
  settings: {
    open: 'Elegir qué avisar',
    title: 'Qué avisar y dónde',
    back: 'Avisos',
    loading: 'Cargando las preferencias',
    unread: 'No hemos podido cargar las preferencias',
    safe: 'Los avisos siguen llegando como hasta ahora.',
    failed: 'No hemos podido guardar el cambio.',
    sums: 'Decir los importes',
    sumsHint: 'En los correos de avisos y en la lista. Los avisos en los dispositivos no los dicen nunca.',
    mails:
      'Los correos van a {email}: lo que pasa seguido va en uno solo, y llega como mucho uno cada {hours} horas. Lo que pide la ley llega enseguida.',
    list: 'Cada aviso y dónde llega',
    kind: 'Aviso',
    shown: 'En la lista',
    mail: 'Por correo',
    push: 'En los dispositivos',
    where: '{kind}: {where}',
    owed: 'Siempre: lo pide la ley',
    own: 'Siempre: tiene su propio correo',
    kinds: {
      bill: 'Facturas nuevas',
      charge: 'Cobros de los días siguientes',
      payment: 'Qué pasa con los pagos hechos aquí',
      returned: 'Cobros que el banco devuelve',
      given_back: 'Facturas anuladas y dinero devuelto',
      request: 'Solicitudes que avanzan',
      case: 'Respuestas a consultas y reclamaciones',
      prices: 'Precios nuevos',
      renewal: 'Renovación del contrato',
      power: 'Potencia por encima de la contratada',
      use_limit: 'Consumo por encima del límite',
      bill_limit: 'Próxima factura por encima del límite',
      above_usual: 'Próxima factura por encima de lo habitual',
      month: 'El consumo del mes, cuando termina',
      meter_silent: 'Contador que no envía horas',
      meter_back: 'Contador que vuelve a enviar horas',
    },
    limits: {
      title: 'Límites',
      why: 'Cuando llegan lecturas que los pasan, avisamos una vez.',
      loading: 'Cargando los límites',
      unread: 'No hemos podido cargar los límites',
      safe: 'Los límites siguen como estaban.',
      contract: 'Contrato',
      none: 'Los límites son de los contratos de electricidad activos, y aquí no hay ninguno.',
      use: 'Consumo de un mes natural, en kWh',
      bill: 'Próxima factura hasta hoy, en euros',
      unset: 'Sin límite',
      hint: 'Para quitarlo se deja vacío.',
      usual: 'Avisar si la próxima factura irá por encima de lo habitual',
      saved: 'El límite está guardado.',
      removed: 'Se ha quitado el límite.',
    },
  },
  kinds: {
    bill: {
      title: 'Nueva factura: {amount}',
      detail: 'Factura {number}.',
      due: 'Factura {number}, con vencimiento el {day}.',
      charged: 'Factura {number}. Se cobra el {day} por domiciliación.',
    },
    charge: { title: 'El {day} se cobrarán {amount}', detail: 'Factura {number}, por domiciliación.' },
    payment: {
      failed: 'El pago de {amount} no ha llegado',
      refunded: 'Se han devuelto {amount}',
      partly_refunded: 'Se han devuelto {amount}',
      refund_failed: 'Una devolución de {amount} no ha llegado',
      charged_back: 'El banco ha retirado un pago de {amount}',
      paid: 'Se han pagado {amount}',
      ordered: 'Se ha pedido un cargo de {amount}',
      detail: 'Factura {number}.',
    },
    returned: {
      title: 'El banco ha devuelto un cobro de {amount}',
      detail: 'La factura {number} vuelve a estar pendiente.',
    },
    given_back: {
      title: 'Se han devuelto {amount}',
      detail: 'Factura {number}.',
      annulled: 'Se ha anulado la factura {number}',
      takenBack: 'La factura {number} resta {amount}.',
    },
    request: {
      which: procedureWords,
      states: {
        submitted: 'Está enviada.',
        waiting_signature: 'Falta la firma.',
        waiting_acceptance: 'Falta que la acepte otra persona.',
        sent: 'Está en trámite.',
        accepted: 'Está aceptada.',
        rejected: 'No se ha podido hacer.',
        effective: 'El cambio ya está en vigor.',
        withdrawn: 'Se ha retirado.',
        expired: 'Ha caducado sin firmarse.',
      },
    },
    case: {
      title: 'Consulta {reference}',
      claim: 'Reclamación {reference}',
      answered: 'Hay una respuesta.',
      closed: 'Está respondida y cerrada.',
    },
    prices: {
      title: 'Precios nuevos desde el {day}',
      detail: '{product}. Quien no los quiera puede dejar el contrato sin coste.',
    },
    renewal: {
      title: 'El contrato se renueva después del {day}',
      detail:
        'Por {months, plural, =1 {otro mes} =12 {otro año} other {otros # meses}} si usted no dice lo contrario. Hasta ese día puede decir que no, sin coste.',
    },
    power: {
      title: 'Potencia por encima de la contratada: {demand}',
      detail: 'Factura {number}, periodo {period}; la contratada es de {contracted}.',
    },
    use_limit: { title: 'El consumo ha pasado de {limit}', detail: 'En {month} van {energy}.' },
    bill_limit: { title: 'La próxima factura ya pasa de {limit}', detail: 'Hasta hoy suma {amount}.' },
    above_usual: {
      title: 'La próxima factura irá por encima de lo habitual',
      detail: 'Será de unos {amount}; lo habitual son {usual} como mucho.',
    },
    meter_silent: {
      title: 'No llegan horas del contador desde el {day}',
      detail: 'Puede pedirnos que preguntemos a la distribuidora.',
    },
    meter_back: { title: 'El contador vuelve a enviar horas', detail: 'No llegaban desde el {day}.' },
    month: {
      title: 'El consumo de {month}: {energy}',
      before: 'El mes anterior fueron {before}.',
      yearBefore: 'Un año antes, {before}.',
      cost: 'La energía costó {amount}; el día más caro fue el {day}, con {dayAmount}.',
      bill: 'La factura en curso va por {amount} y acabará entre {low} y {high}.',
    },
  },
} as const

const emailProblem = {
  stopped: {
    title: 'Los correos no llegan a {email}',
    why: 'Vuelven desde el {day}. Ya no mandamos avisos a esa dirección, y lo que pide la ley puede llegar por carta. Los códigos y los enlaces que se pidan sí se mandan.',
  },
  check: {
    send: 'Comprobar si ya llegan',
    sending: 'Enviando',
    again: 'Enviar otro enlace',
    sent: 'Hemos enviado un enlace a {email}. Cuando se abra y se confirme, los avisos volverán.',
    change: 'Cambiar la dirección',
  },
  /** A mail was marked as unwanted. */
  complained: {
    title: 'Los avisos por correo están parados',
    why: 'El {day} se marcó como no deseado un correo nuestro a {email}. Solo mandamos lo que pide la ley y las respuestas a lo que se pide. Los demás avisos se vuelven a elegir aquí.',
  },
} as const

export { emailProblem as 'email-problem' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    notifications: typeof notifications
    'email-problem': typeof emailProblem
  }
}
