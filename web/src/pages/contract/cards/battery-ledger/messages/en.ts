import type { Messages } from '../../../../../i18n/messages.ts'
import type * as es from './es.ts'

const batteryLedger: Messages<(typeof es)['battery-ledger']> = {
  loading: 'Loading the movements',
  year: 'Year',
  answer: 'In {year}, {deposits} went in and {withdrawals} came out.',
  opening: 'At the start of the year',
  deposits: 'Went in',
  withdrawals: 'Came out',
  others: 'From other people’s contracts',
  othersNote: 'This battery is shared: for other people’s contracts, only the total is shown.',
  closing: 'At the end of the year',
  now: 'Now',
  caption: 'Movements of {name} in {year}',
  invoice: 'Bill',
  day: 'Date',
  contract: 'Contract',
  deposit: 'In',
  withdrawal: 'Out',
  balance: 'Balance',
  part: 'This contract’s',
  partOf: '{name}’s',
  rest: 'Of other contracts, or not shared out',
  none: 'There are no movements yet. The first will come with the first bill that cannot absorb all the surplus.',
  failure: {
    title: 'We could not load the movements',
    safe: 'What is in the battery is still there.',
  },
  stale: 'The movements could not be updated: these are the earlier ones.',
}

export { batteryLedger as 'battery-ledger' }
