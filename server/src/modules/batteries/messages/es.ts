/** Words of the spreadsheet of virtual batteries. */
export const es = {
  sheet: 'Movimientos',
  one: 'Batería virtual',
  several: 'Baterías virtuales',
  columns: {
    battery: 'Batería',
    day: 'Fecha',
    contract: 'Contrato',
    invoice: 'Factura',
    deposit: 'Entra (€)',
    withdrawal: 'Sale (€)',
    balance: 'Saldo (€)',
  },
}
export type BatteryWords = typeof es
