export const payments = {
  title: 'Pagar la factura {number}',
  loading: 'Cargando el pago',
  unread: 'No hemos podido preparar el pago',
  nothing: 'Ahora no hay nada que pagar de esta factura.',
  fields: 'Datos de la tarjeta',
  noFields: 'No se han podido cargar los campos de la tarjeta. No se ha cobrado nada.',
  later: 'Se puede volver a intentar más tarde.',
  pay: 'Pagar {amount}',
  paying: 'Pagando',
  safe: 'Los datos de la tarjeta van directamente al proveedor de pagos: aquí no se guardan.',
  bank: 'El banco pide confirmar el pago.',
  failed: 'El pago no se ha completado',
  back: 'Volver a la factura',
  receipt: 'Descargar el justificante',
  link: {
    title: 'Pagar una factura',
    answer: 'Factura {number}',
    reading: 'Cargando la factura',
    nothing: 'Para pagar hay que abrir el enlace del correo.',
    over: 'Este enlace ya no sirve: la factura está pagada o el enlace ha caducado.',
    toInvoices: 'Ver las facturas',
    again: 'Volver a intentarlo',
    retailer: 'Comercializadora',
    bill: 'Factura',
    due: 'Último día para pagar',
    detail: 'Factura {number}',
  },
  several: {
    back: 'Volver a las facturas',
    title: 'Pagar varias facturas',
    choose: 'Qué facturas se pagan',
    invoice: '{number}: {amount}',
    due: '{street}. Hasta el {day}',
    total: '{count, plural, one {# factura} other {# facturas}}, un solo pago',
    none: 'Hay que elegir alguna factura.',
    next: 'Continuar con la tarjeta',
    detail: 'Facturas {list}. Se pagan todas o ninguna.',
    nothing: 'Ahora no hay ninguna factura que pagar.',
  },
  paid: {
    title: 'Pagado: {amount}',
    more: 'La referencia del pago es {reference}. También llegará por correo.',
    byMail: 'La referencia del pago es {reference}. El justificante llegará al correo del cliente.',
  },
  inProcess: {
    title: 'El pago está en curso',
    more: 'Todavía no sabemos cómo ha terminado y lo estamos comprobando. No hay que volver a pagar: la factura dirá cómo queda.',
  },
  refused: {
    title: 'La tarjeta no se ha aceptado',
    generic_decline: 'El banco ha rechazado el pago. No se ha cobrado nada.',
    insufficient_funds: 'La tarjeta no tiene saldo suficiente. No se ha cobrado nada.',
    expired_card: 'La tarjeta está caducada. No se ha cobrado nada.',
    incorrect_cvc: 'El código de seguridad no es correcto. No se ha cobrado nada.',
    payment_intent_authentication_failure: 'El banco no ha podido confirmar el pago. No se ha cobrado nada.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    payments: typeof payments
  }
}
