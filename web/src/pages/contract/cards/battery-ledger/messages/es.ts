const batteryLedger = {
  loading: 'Cargando los movimientos',
  year: 'Año',
  answer: 'En {year} han entrado {deposits} y han salido {withdrawals}.',
  opening: 'Había al empezar el año',
  deposits: 'Ha entrado',
  withdrawals: 'Ha salido',
  others: 'De contratos de otras personas',
  othersNote: 'Esta batería es compartida: de lo de otras personas solo se dice la suma.',
  closing: 'Había al acabar el año',
  now: 'Hay ahora',
  caption: 'Movimientos de {name} en {year}',
  invoice: 'Factura',
  day: 'Fecha',
  contract: 'Contrato',
  deposit: 'Entra',
  withdrawal: 'Sale',
  balance: 'Saldo',
  part: 'De este contrato',
  partOf: 'De {name}',
  rest: 'De otros contratos, o sin repartir',
  none: 'Todavía no hay movimientos. El primero llegará con la primera factura en la que no quepan todos los excedentes.',
  failure: {
    title: 'No hemos podido cargar los movimientos',
    safe: 'Lo que hay en la batería sigue ahí.',
  },
  stale: 'No se han podido actualizar los movimientos: se muestran los de antes.',
} as const

export { batteryLedger as 'battery-ledger' }

declare module '../../../../../i18n/messages.ts' {
  interface AppMessages {
    'battery-ledger': typeof batteryLedger
  }
}
