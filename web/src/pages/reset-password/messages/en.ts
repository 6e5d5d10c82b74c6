import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const resetPassword: Messages<(typeof es)['reset-password']> = {
  title: 'Reset your password',
  intro: 'We will send you a link to choose a new password.',
  nif: 'Tax ID (NIF)',
  nifHint: 'That of the account’s holder: DNI, NIE or the company’s NIF.',
  email: 'E-mail',
  send: 'Send the link',
  sending: 'Sending…',
  toLogin: 'Go to sign in',
  sent: {
    answer: 'If the account is valid, a recovery e-mail will be sent.',
    detail:
      'It may take a few minutes; please look in your spam folder too. The link works for {minutes, number} minutes, once.',
  },
  choose: {
    title: 'Choose a new password',
    intro: 'You will sign in with it from now on. All other sessions of the account will end.',
    new: 'New password',
    newHint: 'At least {limit, number} characters. A few words that only you would put together work best.',
    repeat: 'Repeat the new password',
    show: 'Show',
    hide: 'Hide',
    send: 'Save and sign in',
    sending: 'Saving…',
    done: 'Your new password works now.',
    another: 'Ask for another link',
  },
}

export { resetPassword as 'reset-password' }
