const callBack = {
  title: 'Le llamamos',
  answer: 'Elija cuándo y le llamamos a esa hora.',
  loading: 'Cargando…',
  again: 'Volver a probar',
  safe: 'No se ha cambiado nada.',
  gone: 'Este enlace ya no sirve.',
  another: 'Pedir otra llamada',
  noTimes: 'No se han podido leer las horas.',
  full: 'Ahora no queda ninguna hora libre. Pruebe otro día o escríbanos.',
  when: 'Cuándo',
  choose: 'Elija una hora',
  slot: '{day}, de {from} a {to}',
  about: 'De qué quiere hablar',
  aboutHint: 'Si es por una factura o un contrato, díganos cuál.',
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  emailHint: 'Ahí enviamos la hora, con un enlace para cambiarla o anular la llamada.',
  send: 'Pedir la llamada',
  sending: 'Enviando…',
  taken: 'Esa hora ya no está libre: elija otra.',
  reference: 'Referencia: {reference}',
  move: 'Cambiar la hora',
  cancel: 'Anular la llamada',
  states: {
    waiting: 'Le llamamos: {slot}.',
    done: 'Ya le hemos llamado: {slot}.',
    cancelled: 'Llamada anulada: {slot}.',
    over: 'La hora de la llamada ya ha pasado: {slot}.',
  },
} as const

export { callBack as 'call-back' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'call-back': typeof callBack
  }
}
