import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const silentMeter: Messages<(typeof es)['silent-meter']> = {
  title: 'No hours of the meter come',
  since: '{street}: the last ones are of {day}.',
  bill: 'The next bill will be between {low} and {high}; if the hours do not come, part of it will be an estimate.',
  ask: 'Ask the distributor',
  asking: 'Sending',
  failed: 'It could not be sent',
  asked: 'We will ask the distributor, and tell you when the hours come again.',
  see: 'See case {reference}',
}

export { silentMeter as 'silent-meter' }
