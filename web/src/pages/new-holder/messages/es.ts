const newHolder = {
  title: 'Aceptar un suministro',
  answer: {
    open: 'Falta la respuesta.',
    accepted: 'Está aceptado; falta firmar.',
    signed: 'Está firmado.',
    effective: 'Está a su nombre.',
    ended: 'No se ha hecho.',
  },
  reading: 'Cargando los datos del suministro',
  nothing: 'Aquí se llega con el enlace del correo.',
  again: 'Volver a intentarlo',
  kept: 'El enlace sigue sirviendo y no se ha perdido nada.',
  over: {
    title: 'Este enlace ya no sirve',
    why: 'Ya se ha respondido, se ha retirado la solicitud, hay un enlace más nuevo o ha pasado el plazo.',
    call: 'Si hay dudas, atendemos en el {phone}.',
  },
  declined: {
    title: 'Respuesta recibida',
    why: 'El contrato no pasa a su nombre y no tiene que hacer nada más.',
  },
  signed: {
    title: 'Ya está todo hecho aquí',
    why: 'Lo tramitamos con la distribuidora. Avisaremos por correo cuando el contrato esté a su nombre.',
    copy: 'Descargar lo firmado',
    copied: 'También va por correo, y estará entre los documentos del contrato.',
  },
  effective: {
    title: 'El contrato está a su nombre',
    why: 'Lo está desde el {day}. En la oficina virtual están el contrato, el consumo y las facturas desde ese día.',
    office: 'Ir a la oficina virtual',
  },
  ended: {
    title: 'El cambio no se ha hecho',
    why: 'El contrato no pasa a su nombre, y lo que se firmó ya no obliga a nada. El motivo ha ido por correo.',
  },
  kinds: {
    transfer: 'Es un traspaso: un contrato nuevo a su nombre, con el producto y las condiciones de abajo.',
    subrogation: 'Es una subrogación: el contrato sigue a su nombre, con sus derechos y obligaciones.',
  },
  until: 'Se puede responder hasta el {day}. No cuesta nada y el suministro no se corta.',
  supply: {
    title: 'El suministro',
    address: 'Dirección',
    tariff: 'Peaje de acceso',
    powers: 'Potencia contratada',
    product: 'Producto',
    options: { double_tariff: 'Doble tarifa', happy_hours: 'Plan Reloj', happy_day: 'Fin de semana' },
    fromBefore: 'Lo eligió el titular de ahora y pasa con el contrato. Después se puede cambiar.',
    holder: 'Nuevo titular',
    nif: 'NIF {nif}',
    reference: 'Referencia',
    prices: 'Precios',
  },
  accept: {
    title: 'Aceptar',
    ibanHint: 'La cuenta en la que se cobrarán las facturas.',
    owner: 'La cuenta es del nuevo titular',
    conditions: 'Acepto las condiciones generales del contrato',
    readConditions: 'Leer las condiciones generales',
    ownerNeeded: 'Confirme que la cuenta es del nuevo titular.',
    conditionsNeeded: 'Acepte las condiciones.',
    wrong: '{count, plural, one {Hay un dato por corregir} other {Hay # datos por corregir}}',
    send: 'Aceptar y seguir',
    sending: 'Enviando',
  },
  decline: {
    open: 'No lo quiero',
    title: '¿Responder que no?',
    why: 'El contrato se queda como está y este enlace deja de servir.',
    confirm: 'Sí, responder que no',
    busy: 'Enviando',
    keep: 'Volver',
  },
  sign: {
    title: 'Firmar',
    why: 'El documento recoge lo que se acepta y la orden de domiciliación.',
    document: 'Ver lo que se firma',
    otherAccount: 'Cambiar la cuenta',
    how: 'Se firma con un código de {digits, number} cifras que mandamos a {address}.',
    sent: 'Hemos enviado un código de {digits, number} cifras a {address}. Puede tardar un minuto en llegar.',
    sendCode: 'Enviar el código',
    sendAgain: 'Enviar otro código',
    sendingCode: 'Enviando',
    noneLeft: 'Ya se han enviado todos los códigos posibles.',
    code: 'Código',
    tries: '{tries, plural, one {Queda un intento.} other {Quedan # intentos.}}',
    digits: 'El código tiene {digits, number} cifras.',
    signing: 'Firmando',
    outside: '{act}: en la página del proveedor de firma',
    opening: 'Abriendo',
  },
} as const

export { newHolder as 'new-holder' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'new-holder': typeof newHolder
  }
}
