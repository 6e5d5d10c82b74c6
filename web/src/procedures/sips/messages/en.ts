import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const sips: Messages<typeof es.sips> = {
  effect: 'What changes and what does not',
  stops:
    'Other retailers will no longer be able to look up the technical and consumption data of this supply.',
  stays: 'If something is owed one day, the CUPS and the arrears can be seen while that lasts.',
  staysInArrears:
    'Something is owed: while that lasts the CUPS and the arrears can still be seen. This cannot be forbidden (RD 88/2026 art. 8.4).',
  unchanged: 'Supply, price and bills stay as they are. It costs nothing.',
  some: 'To forbid only some of the data, write to your distributor, which keeps the letter. Its name is on the bill.',
  later:
    'To get an offer from another company you will have to give it the data yourself, from a bill for instance.',
  which: {
    label: 'For which contracts?',
    actual: 'Only for contract {name}',
    all: 'For all active electricity contracts',
    allHint:
      '{count, plural, one {It is one contract.} other {These are # contracts.}} One request is made, with one signature.',
    someHint:
      '{count, plural, one {It is one contract} other {These are # contracts}} of {active, number}: the others have it already or cannot ask for it now. One request is made, with one signature.',
  },
  started: 'Process already started',
  startedWhy:
    'It was already asked that these data are not passed on. Once the distributor confirms it, it will show here.',
  active: 'The data of this supply are not passed on',
  activeUntil: 'The data of this supply are not passed on until {day}',
  wait: 'It cannot be asked for on this contract now.',
}
