import type { Messages } from '../../../../../i18n/messages.ts'
import type * as es from './es.ts'

const batteryLedger: Messages<(typeof es)['battery-ledger']> = {
  loading: 'Loading the movements',
  year: 'Year',
  answer: 'In {year}, {deposits} went in and {withdrawals} came out.',
  opening: 'In it when the year began',
  deposits: 'Went in',
  withdrawals: 'Came out',
  others: 'From other people’s contracts',
  othersNote: 'This battery is shared: of what is other people’s, only the sum is told.',
  closing: 'In it when the year ended',
  now: 'In it now',
  caption: 'Movements of {name} in {year}',
  invoice: 'Invoice',
  day: 'Date',
  contract: 'Contract',
  deposit: 'In',
  withdrawal: 'Out',
  balance: 'Balance',
  none: 'Nothing has moved yet. It begins with the first invoice that has no room for all the surplus.',
  failure: {
    title: 'We could not read the movements',
    safe: 'What is in the battery is still there.',
  },
  stale: 'The movements could not be updated: these are the earlier ones.',
}

export { batteryLedger as 'battery-ledger' }
