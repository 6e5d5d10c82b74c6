import type { BatteryWords } from './es.ts'

export const en: BatteryWords = {
  sheet: 'Movements',
  one: 'Virtual battery',
  several: 'Virtual batteries',
  columns: {
    battery: 'Battery',
    day: 'Date',
    contract: 'Contract',
    invoice: 'Invoice',
    deposit: 'In (€)',
    withdrawal: 'Out (€)',
    balance: 'Balance (€)',
  },
}
