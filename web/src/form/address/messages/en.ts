import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  zipcode: 'Postal code',
  looking: 'Looking up the town…',
  several: '{count, plural, one {One town has this code.} other {# towns share this code: choose yours.}}',
  unknown: 'This code is not on the list of streets. Choose the town from all those of {state}.',
  unread: 'We could not look the code up. Choose the town from all those of {state}.',
  failed: 'We could not look up the town. What you typed is kept.',
  again: 'Look it up again',
  municipality: 'Town',
  municipalityWaits: 'The postal code first',
  choose: 'Choose one',
  province: 'Province: {state}',
  search: 'Part of its name',
  nothing: 'No town is called that',
  open: 'Show every town',
  clear: 'Clear the town',
  streetType: 'Kind of street',
  otherTypes: 'Other kinds',
  street: 'Name of the street',
  number: 'Number, or S/N',
  block: 'Block',
  stairs: 'Staircase',
  floor: 'Floor',
  door: 'Door',
  note: 'Anything else that helps find it',
  cadastral: 'Cadastral reference',
  cadastralHint:
    '20 letters and digits, with or without spaces and hyphens. It is on the property tax (IBI) bill.',
  optional: '(optional)',
}
