export const iban = {
  loading: 'Cargando las cuentas',
  unread: 'No hemos podido cargar las cuentas',
  nothingChanged: 'No se ha cambiado nada.',
  free: 'No cuesta nada. Lo que ya está en cobro sigue por la cuenta anterior.',
  current: 'Cuenta actual',
  yes: 'Sí',
  no: 'No',
  account: {
    title: 'La cuenta',
    label: '¿En qué cuenta se cobrarán las facturas?',
    none: 'No hay ninguna otra cuenta registrada: hace falta una nueva.',
    find: 'Buscar una cuenta',
    findHint: 'Unas cifras seguidas, por ejemplo las últimas.',
    new: 'Una cuenta nueva',
    newHint: 'Puede ser de cualquier país de la zona SEPA.',
  },
  new: {
    title: 'La cuenta nueva',
    hint: 'Con espacios o sin ellos. Empieza por las dos letras del país.',
    length: '{length, number} de {needed, number} letras y cifras: revise las que faltan o sobran.',
    owner: 'Quien paga las facturas es titular de esta cuenta',
    ownerHint: 'Si la cuenta es de otra persona, tiene que ser ella quien lo autorice.',
    ownerFact: 'Quien paga es titular de la cuenta',
  },
  mandate: {
    title: 'Una orden de domiciliación nueva',
    why: 'El cambio de cuenta lleva una orden SEPA nueva, con su referencia. Lo que ya está en cobro sigue por la cuenta anterior. Avisaremos también a la dirección de correo de siempre.',
  },
  running: 'El cambio de cuenta bancaria anterior aún no ha terminado. Cuando termine se podrá pedir otro.',
  notActive: {
    title: 'Este contrato no está activo',
    why: 'La cuenta solo se puede cambiar en contratos activos.',
  },
  every: {
    choice:
      'Cambiarla también en {count, plural, one {el otro contrato activo} other {los otros # contratos activos}}',
    hint: 'Es una sola solicitud para los {count, number} contratos, con una sola firma y una orden de domiciliación para cada pagador. Los que ya se cobran en esta cuenta se quedan como están.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    iban: typeof iban
  }
}
