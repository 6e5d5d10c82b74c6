import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const ibanEvery: Messages<(typeof es)['iban-every']> = {
  choice:
    'Change it for {count, plural, one {the other active contract} other {the other # active contracts}} too',
  hint: 'Each contract has its own request and direct debit mandate. Those already charged to this account stay as they are.',
  hintSigned:
    'Each contract has its own request and direct debit mandate, and each is signed. Those already charged to this account stay as they are.',
  send: 'Send {count, number} requests',
  sending: 'Sending the requests',
  progress: '{done, number} of {count, number}',
  stop: 'Stop',
  again: 'Send the remaining ones',
  failed: '{done, number} of {count, number} done. The others have not been sent.',
  done: {
    title:
      '{count, plural, =0 {No request was needed} one {One request has been sent} other {# requests have been sent}}',
    sign: '{count, plural, one {It still has to be signed} other {They still have to be signed, each with its own code}}.',
    already:
      '{count, plural, one {One contract was already charged to this account} other {# contracts were already charged to this account}}.',
    running: 'With a change of account already under way: {names}.',
    closed: 'No longer active: {names}.',
    see: 'See the requests',
  },
}

export { ibanEvery as 'iban-every' }
