import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const address: Messages<typeof es.address> = {
  zipcode: 'Postal code',
  looking: 'Looking up the town…',
  several: '{count, plural, one {One town has this code.} other {# towns share this code: choose yours.}}',
  unknown: 'This code is not in the list of streets. Choose from all the towns in {state}.',
  unread: 'We could not look up the code. Choose from all the towns in {state}.',
  failed: 'We could not look up the town. What you typed is kept.',
  again: 'Look it up again',
  municipality: 'Town',
  municipalityWaits: 'Postal code first',
  choose: 'Choose one',
  province: 'Province: {state}',
  search: 'Part of its name',
  nothing: 'No town with that name',
  open: 'Show every town',
  clear: 'Clear the town',
  streetType: 'Street type',
  otherTypes: 'Other types',
  street: 'Street name',
  number: 'Number, or S/N',
  rare: 'Block, stairs, cadastral reference',
  block: 'Block',
  stairs: 'Staircase',
  floor: 'Floor',
  door: 'Door',
  note: 'Anything else that helps to find it',
  cadastral: 'Cadastral reference',
  cadastralHint:
    '{characters, number} letters and digits, with or without spaces and hyphens. It is on the property tax (IBI) bill.',
  optional: '(optional)',
}
