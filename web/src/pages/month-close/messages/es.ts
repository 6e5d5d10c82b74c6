const monthClose = {
  title: 'Cierre del mes',
  answer: 'Lo que necesita quien lleva las cuentas de todos sus suministros',
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
