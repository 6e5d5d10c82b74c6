import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const callBack: Messages<(typeof es)['call-back']> = {
  title: 'We call you',
  answer: 'Choose when, and we call you at that time.',
  loading: 'Loading…',
  again: 'Try again',
  safe: 'Nothing has been changed.',
  gone: 'This link no longer works.',
  another: 'Ask for another call',
  noTimes: 'The times could not be read.',
  full: 'No time is free now. Try another day, or write to us.',
  when: 'When',
  choose: 'Choose a time',
  slot: '{day}, {from} to {to}',
  about: 'What it is about',
  aboutHint: 'If it is about a bill or a contract, tell us which.',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  emailHint: 'We send the time there, with a link to change it or cancel the call.',
  send: 'Ask for the call',
  sending: 'Sending…',
  taken: 'That time is no longer free: choose another.',
  reference: 'Reference: {reference}',
  move: 'Change the time',
  cancel: 'Cancel the call',
  states: {
    waiting: 'We call you: {slot}.',
    done: 'We have called you: {slot}.',
    cancelled: 'Call cancelled: {slot}.',
    over: 'The time of the call has passed: {slot}.',
  },
}

export { callBack as 'call-back' }
