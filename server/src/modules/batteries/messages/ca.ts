import type { BatteryWords } from './es.ts'

export const ca: BatteryWords = {
  sheet: 'Moviments',
  one: 'Bateria virtual',
  several: 'Bateries virtuals',
  columns: {
    battery: 'Bateria',
    day: 'Data',
    contract: 'Contracte',
    invoice: 'Factura',
    deposit: 'Entra (€)',
    withdrawal: 'Surt (€)',
    balance: 'Saldo (€)',
  },
}
