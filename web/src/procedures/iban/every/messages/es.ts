const ibanEvery = {
  choice:
    'Cambiarla también en {count, plural, one {el otro contrato activo} other {los otros # contratos activos}}',
  hint: 'Cada contrato tiene su solicitud y su orden de domiciliación. Los que ya se cobran en esta cuenta se quedan como están.',
  hintSigned:
    'Cada contrato tiene su solicitud y su orden de domiciliación, y se firma por separado. Los que ya se cobran en esta cuenta se quedan como están.',
  send: 'Enviar {count, number} solicitudes',
  sending: 'Enviando las solicitudes',
  progress: '{done, number} de {count, number}',
  stop: 'Parar',
  again: 'Enviar las que faltan',
  failed: 'Van {done, number} de {count, number}. Las demás no se han enviado.',
  done: {
    title:
      '{count, plural, =0 {No hacía falta ninguna solicitud} one {Se ha enviado una solicitud} other {Se han enviado # solicitudes}}',
    sign: '{count, plural, one {Falta firmarla} other {Falta firmarlas, cada una con su código}}.',
    already:
      '{count, plural, one {Un contrato ya se cobraba en esta cuenta} other {# contratos ya se cobraban en esta cuenta}}.',
    running: 'Con un cambio de cuenta ya en marcha: {names}.',
    closed: 'Ya no están activos: {names}.',
    see: 'Ver las solicitudes',
  },
} as const

export { ibanEvery as 'iban-every' }

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    'iban-every': typeof ibanEvery
  }
}
