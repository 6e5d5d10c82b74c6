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
  month: {
    title: 'Cierre del mes',
    answer: {
      accrued: 'Quedan por facturar {amount} hasta el final de {month}',
      none: 'Todavía no hay nada calculado: se hace cada noche para quien tiene muchos suministros',
    },
    workedOut: 'Calculado el {day}: lo ya leído y, de los días que faltan, lo que se espera.',
    without:
      'Sin IVA, IGIC ni IPSI, con los impuestos de la energía. Sin excesos de potencia, energía reactiva ni batería virtual.',
    loading: 'Cargando lo que queda por facturar',
    unread: 'No hemos podido cargar lo que queda por facturar',
    safe: 'Nada ha cambiado.',
    accrual: {
      title: 'Provisión de {month}',
      electricity: 'Electricidad',
      gas: 'Gas, como los mismos días del año anterior',
      total: 'En total',
      supplies: 'Suministros con días sin facturar',
      reversal: 'Se revierte el',
      unknown:
        '{count, plural, one {De un suministro no se sabe} other {De # suministros no se sabe}} lo que falta: no está en la suma.',
    },
    files: {
      xlsx: 'Descargar XLSX',
      csv: 'Descargar CSV',
      accrual: 'provisión de {month}',
      bills: 'facturas de {month}',
    },
    toPortfolio: 'Qué mejorar en sus suministros',
    bills: {
      title: 'Facturas de un mes',
      text: 'Las que se emitieron ese mes, de electricidad y de gas: una fila por factura, con sus conceptos, la base imponible, la cuota de cada tipo de IVA, IGIC o IPSI, el total y cómo se paga. Las anuladoras restan.',
      month: 'Mes de emisión',
    },
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
