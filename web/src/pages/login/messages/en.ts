import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const login: Messages<typeof es.login> = {
  title: 'Sign in',
  intro: 'Your contracts, bills and consumption, in one place.',
  email: 'E-mail',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  code: 'Code',
  codeHint: 'The one that your app shows, or a recovery code.',
  codeToo: 'This account also asks for a code. Type your password again, and the code.',
  ownDevice: 'This is my device: show bills and usage without signing in again',
  send: 'Sign in',
  sending: 'Signing in…',
  reset: 'Forgotten your password?',
  ended: 'Your session has ended. Please sign in again.',
  endedElsewhere: 'You signed out in another tab.',
  activate: 'Activate your account',
  provider: 'Sign in with {name}',
  connect: {
    provider: '{name} signs you in.',
    intro:
      'From the company’s page you come in without a password. You can also sign in with e-mail and password.',
    noProvider: 'This office does not use an identity provider. Sign in with your e-mail and password.',
    password: 'Sign in with e-mail and password',
  },
  adBlocker: {
    title: 'An ad blocker seems to be active',
    text: 'There are no adverts here, but the blocker may keep the page from working. We recommend turning it off for this site.',
  },
}
