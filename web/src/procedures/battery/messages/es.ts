export const battery = {
  note: 'Una batería virtual es un monedero de euros, no de kWh. Lo que cambie aquí vale desde hoy.',
  unchanged: 'Es lo que ya hay: no ha cambiado nada.',
  failed: 'No se ha podido guardar «{wanted}». Sigue como estaba: {now}.',
  again: 'Volver a intentarlo con «{wanted}»',
  taken:
    'Entre todos los contratos la batería no puede pasar del 100 %. {left, plural, =0 {No queda nada por repartir.} other {Queda un # % por repartir.}}',
  none: {
    title: 'Este contrato no tiene batería virtual',
    why: 'Cuando el producto la tenga, aquí se podrá decidir qué parte le toca.',
  },
  share: {
    title: 'Parte de este contrato',
    label: 'Porcentaje',
    left: '{left, plural, =0 {No queda nada por repartir} other {Queda un # % por repartir}}: este contrato puede tener hasta un {highest, number} %.',
    missing: 'Falta el porcentaje.',
    tooMuch: 'Como mucho un {highest, number} %: el resto es de otros contratos.',
    save: 'Guardar el porcentaje',
    parts: {
      own: 'Este contrato: {percent, number} %',
      others: 'Otros contratos: {percent, number} %',
      free: 'Por repartir: {percent, number} %',
    },
  },
  euros: {
    loading: 'Calculando con los movimientos de la batería',
    unread: 'No hemos podido calcular qué supondría',
    stillChange: 'Se puede cambiar igualmente.',
    nothing: 'Del {from} al {to} no ha entrado nada en la batería.',
    now: 'De lo que entró del {from} al {to}, a este contrato le tocarían {amount}.',
    more: 'De lo que entró del {from} al {to}, a este contrato le tocarían {amount} más.',
    less: 'De lo que entró del {from} al {to}, a este contrato le tocarían {amount} menos.',
    same: 'De lo que entró del {from} al {to}, a este contrato le tocaría lo mismo.',
    ofDeposits: 'De los {amount} que entraron en un año',
    ofTotal: 'De los {amount} que hay ahora, de este contrato',
    stays: 'Lo que ya se repartió no cambia con el porcentaje.',
    before: 'Con el porcentaje de ahora: {amount}',
    basis: 'El próximo año puede ser distinto: depende de los excedentes.',
  },
  discounts: {
    title: 'Descuentos en las facturas',
    label: 'Qué se hace con los descuentos',
    modes: { aplicar: 'Descontar de las facturas', no_aplicar: 'Guardar en la batería' },
    what: {
      aplicar: 'La parte de este contrato se descuenta de sus próximas facturas.',
      no_aplicar: 'La parte de este contrato se queda en la batería, sin descontar.',
    },
    save: 'Guardar los descuentos',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    battery: typeof battery
  }
}
