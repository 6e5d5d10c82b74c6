export const messages = {
  title: 'Solicitudes',
  one: 'Solicitud',
  back: 'Todas las solicitudes',
  loading: 'Cargando las solicitudes',
  unread: 'No hemos podido leer las solicitudes',
  nothingLost: 'Lo que se ha pedido sigue en marcha.',
  answer: {
    sign: '{count, plural, one {Hay una solicitud pendiente de firma.} other {Hay # solicitudes pendientes de firma.}}',
    underWay: '{count, plural, one {Hay una solicitud en marcha.} other {Hay # solicitudes en marcha.}}',
    none: 'No hay nada en marcha.',
  },
  columns: {
    what: 'Qué se pide',
    reference: 'Referencia',
    contract: 'Contrato',
    submitted: 'Pedida el',
    due: 'Próximo paso, como tarde',
    state: 'Estado',
  },
  ofThePerson: 'Datos personales',
  noDue: 'Sin plazo',
  heading: 'Contrato {contract} · referencia {reference}',
  headingOfPerson: 'Datos personales · referencia {reference}',
  related: {
    none: 'No se ha pedido ningún cambio de este contrato.',
    all: 'Todas las solicitudes',
    caption: 'Solicitudes del contrato {name}',
  },
  empty: {
    title: 'Aún no se ha pedido nada',
    why: 'Aquí se ve cómo van los cambios que se piden: potencia, cuenta, dirección.',
    action: 'Ver los contratos',
  },
  unknown: {
    title: 'No encontramos esta solicitud',
    why: 'Puede que la dirección esté incompleta o que sea de otra cuenta.',
  },
  paging: {
    label: 'Páginas de solicitudes',
    showing: 'Mostrando de {from, number} a {to, number} de {total, number}',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  procedures: {
    power: 'Cambio de potencia',
    iban: 'Cambio de cuenta de cobro',
    notification_address: 'Cambio de dirección de notificación',
    contact_email: 'Cambio de correo electrónico',
    contact_mobile: 'Cambio de móvil',
    account_email: 'Correo electrónico para entrar',
    account_mobile: 'Móvil de la cuenta',
  },
  states: {
    submitted: {
      name: 'Recibida',
      answer: 'La hemos recibido.',
      next: 'La estamos preparando.',
    },
    waiting_signature: {
      name: 'Pendiente de firma',
      answer: 'Falta la firma.',
      next: 'Hasta que no se firme no se hace nada.',
    },
    sent: {
      name: 'Enviada',
      answer: 'Está enviada; falta la respuesta.',
      next: 'La están revisando. Avisaremos por correo cuando respondan.',
    },
    accepted: {
      name: 'Aceptada',
      answer: 'Está aceptada; falta que entre en vigor.',
      next: 'Entrará en vigor en los próximos días.',
    },
    rejected: {
      name: 'Rechazada',
      answer: 'No se ha podido hacer.',
      next: 'Por qué no se ha podido hacer',
    },
    effective: {
      name: 'En vigor',
      answer: 'Está hecho.',
      since: 'Está en vigor desde el {day}.',
      next: 'No hace falta hacer nada más.',
    },
    withdrawn: {
      name: 'Retirada',
      answer: 'Se retiró antes de hacerse.',
      next: 'No se ha cambiado nada. Se puede volver a pedir.',
    },
    expired: {
      name: 'Caducada',
      answer: 'Caducó sin firmarse.',
      next: 'No se ha cambiado nada. Se puede volver a pedir.',
    },
  },
  byWhen: 'Como tarde, el {day}.',
  help: 'Si hay dudas, atendemos en el {phone}.',
  reasonUnknown: 'La distribuidora no ha dado más explicaciones.',
  changes: {
    title: { coming: 'Qué cambia', made: 'Qué ha cambiado', dropped: 'Qué se había pedido' },
    before: { coming: 'Ahora: {value}', made: 'Antes: {value}', dropped: 'Lo que había: {value}' },
    same: 'Como ahora',
    nothing: 'Ninguno',
    power: 'Potencia en {period}',
    fields: {
      iban: 'Cuenta de cobro',
      notification_name: 'Nombre',
      notification_address: 'Dirección',
      email: 'Correo electrónico',
      mobile: 'Móvil',
    },
  },
  history: {
    title: 'Qué ha pasado y qué falta',
    coming: '(aún no)',
    actors: {
      customer: 'desde esta cuenta',
      retailer: 'de nuestra parte',
      signature: 'al firmar',
      system: 'automáticamente',
    },
  },
  details: {
    title: 'Para guardar',
    quote: 'Es lo que hay que decir si se llama.',
    mandate: 'Orden de domiciliación SEPA',
    receipt: 'Descargar el justificante',
  },
  withdraw: {
    open: 'Retirar la solicitud',
    title: '¿Retirar la solicitud?',
    why: 'No se cambiará nada. Si hace falta, se puede volver a pedir.',
    confirm: 'Sí, retirarla',
    busy: 'Retirando',
    keep: 'No, dejarla en marcha',
    done: 'La solicitud está retirada.',
  },
  sign: {
    title: 'Firmar',
    until: 'Se puede firmar hasta el {at}.',
    document: 'Ver lo que se firma',
    how: 'Se firma con un código de seis cifras que mandamos a {address}.',
    sendCode: 'Enviar el código',
    sendAgain: 'Enviar otro código',
    sendingCode: 'Enviando',
    codeSent: 'El código va camino de {address}.',
    noneLeft:
      'Ya se han enviado todos los códigos posibles. Se puede retirar la solicitud y pedirla de nuevo.',
    code: 'Código',
    codeUntil: 'Vale hasta el {at}. {tries, plural, one {Queda un intento.} other {Quedan # intentos.}}',
    sixDigits: 'El código tiene seis cifras.',
    confirm: 'Firmar',
    signing: 'Firmando',
    done: 'Firmado.',
    outside: 'Firmar con el proveedor de firma',
    opening: 'Abriendo',
    confirmation: {
      title: 'Falta confirmar la dirección',
      why: 'Hemos mandado un enlace a {address}. Hasta que no se abra, sigue valiendo la dirección de antes.',
    },
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    requests: typeof messages
  }
}
