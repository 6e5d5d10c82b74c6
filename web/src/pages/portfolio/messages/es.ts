const portfolio = {
  title: 'Qué mejorar en sus suministros',
  loading: 'Cargando lo que se puede mejorar',
  unread: 'No hemos podido cargar lo que se puede mejorar',
  safe: 'Nada ha cambiado.',
  answer: {
    saves:
      'Puede ahorrar hasta {amount} al año en sus {count, plural, one {suministro} other {# suministros}}',
    nothing:
      '{count, plural, =0 {No tiene suministros activos} one {No hay nada que mejorar en su suministro} other {No hay nada que mejorar en sus # suministros}}',
    notYet: 'Lo calculamos cada noche para quien tiene muchos suministros, o uno de gran potencia',
  },
  workedOut: 'Calculado el {day}, con impuestos, sobre los últimos doce meses.',
  others:
    '{count, plural, one {Falta por calcular un suministro} other {Faltan por calcular # suministros}}.',
  together: 'Cada cambio se ha calculado por separado: todos juntos pueden ahorrar algo menos.',
  monthClose: 'Cierre del mes',
  toContracts: 'Ver sus contratos',
  byCause: 'Por motivo',
  all: 'Todo lo que se puede mejorar',
  showAll: 'Ver todo',
  noneHere: 'Aquí no hay nada.',
  supplies: '{count, plural, one {un suministro} other {# suministros}}',
  causes: {
    powers: 'Potencias demasiado altas',
    excess: 'Excesos de potencia',
    reactive: 'Energía reactiva',
    tariff: 'Tarifa que no le conviene',
  },
  what: {
    powers: '{now} kW → {better} kW',
    excess: 'Lo demandado por encima de lo contratado. Otras potencias no saldrían más baratas.',
    reactive: 'Más energía reactiva de la que es gratuita.',
    cosPhi: 'Coseno de φ más bajo: {periods}.',
    capacitor: 'Coseno de φ más bajo: {periods}. Lo evitaría un condensador de unos {kvar} kvar.',
    tariff: 'Con {product} habría pagado menos.',
  },
  mend: {
    power: 'Cambiar la potencia',
    product: 'Cambiar de tarifa',
    ask: 'Preguntarnos',
    see: 'Ver el suministro',
  },
  columns: {
    cause: 'Motivo',
    supplies: 'Suministros',
    amount: 'Al año',
    supply: 'Suministro',
    what: 'Qué ocurre',
    actions: 'Qué hacer',
  },
  paging: {
    label: 'Páginas de lo que se puede mejorar',
    showing: 'Del {from, number} al {to, number} de {total, number}',
    previous: 'Anterior',
    next: 'Siguiente',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    portfolio: typeof portfolio
  }
}

export { portfolio }
