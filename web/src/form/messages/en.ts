import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

export const flow: Messages<typeof es.flow> = {
  steps: 'Steps',
  place: 'Step {place, number} of {count, number}',
  summary: 'Check and send',
  change: 'Change',
  changePart: 'Change: {part}',
  back: 'Back to the previous step',
  next: 'Continue',
  thenSign: 'Once sent, it is signed with a code that comes by e-mail.',
  thenSent: 'Once sent, it is on record with a reference number.',
  send: 'Send the request',
  sendAgain: 'Send it again',
  sending: 'Sending',
  failed: 'It could not be sent. What you wrote is kept.',
  wrong: '{count, plural, one {There is one thing to correct} other {There are # things to correct}}',
  running: {
    title: 'A process is under way',
    see: 'See request {reference}',
  },
}

export const address: Messages<typeof es.address> = {
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
    '{characters, number} letters and digits, with or without spaces and hyphens. It is on the property tax (IBI) bill.',
  optional: '(optional)',
}

export const inline: Messages<typeof es.inline> = {
  change: 'Change',
  changePart: 'Change: {part}',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  failed: 'It could not be saved. What you typed is kept.',
}
