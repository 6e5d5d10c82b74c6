import type { Messages } from '../../i18n/messages.ts'
import type { messages as spanish } from './es.ts'

export const messages: Messages<typeof spanish> = {
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
