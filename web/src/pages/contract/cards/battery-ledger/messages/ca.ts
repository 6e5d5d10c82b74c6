import type { Messages } from '../../../../../i18n/messages.ts'
import type * as es from './es.ts'

const batteryLedger: Messages<(typeof es)['battery-ledger']> = {
  loading: 'S’estan carregant els moviments',
  year: 'Any',
  answer: 'El {year} hi han entrat {deposits} i n’han sortit {withdrawals}.',
  opening: 'Hi havia en començar l’any',
  deposits: 'Hi ha entrat',
  withdrawals: 'N’ha sortit',
  others: 'De contractes d’altres persones',
  othersNote: 'Aquesta bateria és compartida: del que és d’altres persones només se’n diu la suma.',
  closing: 'Hi havia en acabar l’any',
  now: 'Hi ha ara',
  caption: 'Moviments de {name} l’any {year}',
  invoice: 'Factura',
  day: 'Data',
  contract: 'Contracte',
  deposit: 'Entra',
  withdrawal: 'Surt',
  balance: 'Saldo',
  part: 'D’aquest contracte',
  partOf: 'De {name}',
  rest: 'D’altres contractes, o sense repartir',
  none: 'Encara no hi ha moviments. El primer arribarà amb la primera factura en què no càpiguen tots els excedents.',
  failure: {
    title: 'No hem pogut carregar els moviments',
    safe: 'El que hi ha a la bateria hi continua sent.',
  },
  stale: 'No s’han pogut actualitzar els moviments: es mostren els d’abans.',
}

export { batteryLedger as 'battery-ledger' }
