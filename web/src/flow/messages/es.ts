export const flow = {
  steps: 'Pasos',
  step: 'Paso {step, number} de {count, number}',
  summary: 'Revisar y enviar',
  change: 'Cambiar',
  changePart: 'Cambiar: {part}',
  back: 'Volver al paso anterior',
  next: 'Continuar',
  /** Of a choice of several contracts. */
  tooMany: {
    why: 'Son {count, number} contratos y una solicitud puede ser de {most, number} como mucho.',
    call: 'Para pedirlo en todos, se puede llamar al {phone}.',
  },
  thenSign: 'Después de enviarla, fírmela con el código que le llega por correo electrónico.',
  thenSent: 'Al enviarla queda registrada con un número de referencia.',
  send: 'Enviar la solicitud',
  sendAgain: 'Volver a enviarla',
  sending: 'Enviando',
  failed: 'No se ha podido enviar. Lo escrito se conserva.',
  wrong: '{count, plural, one {Hay un dato por corregir} other {Hay # datos por corregir}}',
  stepDone: '(hecho)',
  stepSkipped: 'No hace falta',
  ahead: {
    title: 'Qué viene ahora',
    questions: '{count, plural, one {Una pregunta} other {# preguntas}} y un repaso antes de enviar.',
    questionsAtMost:
      '{count, plural, one {Una pregunta} other {Hasta # preguntas}} y un repaso antes de enviar.',
    signed: 'Se firma aquí con un código que llega por correo electrónico.',
    notSigned: 'No hace falta firmar.',
    due: 'En vigor el {day} como muy tarde, si se envía hoy.',
    atOnce: 'En vigor al momento.',
  },
  /** What another tab of the same person keeps. */
  elsewhere: {
    title: 'Esto está a medias en otra pestaña',
    text: 'Se puede continuar aquí con lo que hay allí. Sustituye lo que se haya escrito en esta pestaña.',
    take: 'Continuar aquí',
    asking: 'Preguntando a la otra pestaña…',
    taken: 'Lo que había en la otra pestaña ya está aquí.',
    silent: 'La otra pestaña no responde',
    silentText:
      'No sabemos si sigue abierta ni si ya se ha enviado. Si está abierta, basta con mirarla y volver a probar aquí.',
  },
  narrowed: {
    all: 'Se muestran {shown, number} de {count, number}. Al escribir se busca en todas.',
    some: 'Coinciden {count, number} y se muestran {shown, number}. Al escribir más, la lista se acorta.',
    few: 'Coinciden {count, number}.',
    one: 'Coincide una sola: Intro la elige.',
    chosen: 'Elegida: {label}.',
    nothing: 'Ninguna coincide con lo escrito. Se puede elegir entre lo que queda abajo.',
  },
  running: {
    title: 'Hay un proceso en curso',
    see: 'Ver la solicitud {reference}',
  },
} as const

export const contract = {
  titles: {
    power: 'Cambiar la potencia',
    iban: 'Cambiar la cuenta bancaria',
    notification_address: 'Cambiar la dirección de notificación',
    sips: 'No ceder los datos SIPS',
    invoice_online: 'Cambiar cómo llegan las facturas',
    electronic_notification: 'Recibir las cartas por correo electrónico',
    tariff_options: 'Elegir horas y días baratos',
    withdrawal: 'Desistir del contrato',
    end_supply: 'Dar de baja el suministro',
    end_service: 'Dar de baja un servicio',
    change_holder: 'Cambiar el titular',
    change_product: 'Cambiar el producto',
    battery: 'Cambiar la batería virtual',
  },
  back: 'Todos los contratos',
  of: 'Contrato {name} · {address}',
  loading: 'Cargando el contrato',
  unread: 'No hemos podido cargar el contrato',
  nothingChanged: 'No se ha cambiado nada.',
  running: 'Ya se ha pedido este mismo cambio para este contrato. Cuando termine se puede pedir otro.',
  batteryLeft: {
    title: 'En la batería virtual quedan {amount} de este contrato',
    by_contract: 'Lo que pasa con ese dinero depende del contrato. Pregúntenoslo antes de firmar nada.',
    last_bill: 'Se descuentan de la última factura. Lo que no quepa en ella se pierde.',
    paid: 'Se descuentan de la última factura. Lo que no quepa en ella se paga en la cuenta del contrato.',
    lost: 'Se pierden: no se descuentan de la última factura ni se pagan.',
    notPassed: 'No pasan al nuevo titular.',
  },
  notActive: {
    title: 'Este contrato no está activo',
    why: 'Este cambio solo se puede pedir en contratos activos.',
  },
  distributor: {
    title: 'La distribuidora tiene un trámite abierto',
    why: 'Solo admite uno a la vez. Cuando termine se podrá pedir este.',
  },
  kinds: { electricity: 'Electricidad', gas: 'Gas' },
  choose: {
    title: '¿En qué contrato?',
    option: '{name} · {kind}',
  },
  none: {
    title: 'No hay ningún contrato activo',
    why: 'Este cambio solo se puede pedir en contratos activos.',
    action: 'Ver los contratos',
  },
  absent: {
    title: 'No encontramos este contrato',
    why: 'Puede que la dirección esté incompleta, que sea de otra cuenta o que este cambio no se ofrezca para él.',
    action: 'Ver los contratos',
  },
} as const

declare module '../../i18n/messages.ts' {
  interface AppMessages {
    flow: typeof flow
    contract: typeof contract
  }
}
