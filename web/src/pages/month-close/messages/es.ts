const monthClose = {
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
    xlsx: 'Descargar XLSX',
    xlsxOf: 'Descargar XLSX: provisión de {month}',
    csv: 'Descargar CSV',
    csvOf: 'Descargar CSV: provisión de {month}',
  },
  toPortfolio: 'Qué mejorar en sus suministros',
  bills: {
    title: 'Facturas de un mes',
    text: 'Las que se emitieron ese mes, de electricidad y de gas: una fila por factura, con sus conceptos, la base imponible, la cuota de cada tipo de IVA, IGIC o IPSI, el total y cómo se paga. Las anuladoras restan.',
    month: 'Mes de emisión',
    xlsx: 'Descargar XLSX',
    xlsxOf: 'Descargar XLSX: facturas de {month}',
    csv: 'Descargar CSV',
    csvOf: 'Descargar CSV: facturas de {month}',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'month-close': typeof monthClose
  }
}

export { monthClose as 'month-close' }
