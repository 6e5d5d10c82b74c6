import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  login: {
    title: 'Sign in',
    intro: 'Your contracts, invoices and consumption, in one place.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    send: 'Sign in',
    sending: 'Signing in…',
    reset: 'Forgotten your password?',
    ended: 'Your session has ended. Please sign in again.',
    endedElsewhere: 'You signed out in another tab.',
    activate: 'Activate your account',
  },
  handOff: {
    working: 'Signing you in…',
    title: 'Someone is already signed in',
    text: '{email} is signed in on this browser. The link may belong to another account.',
    switch: 'Switch account',
    stay: 'Stay signed in as {email}',
  },
  logout: {
    working: 'Signing you out…',
    failed: 'It was not possible to log out of the session',
    retry: 'Try again',
  },
  changePassword: {
    title: 'Change your password',
    forced: 'Please choose a new password before going on.',
    current: 'Current password',
    new: 'New password',
    newHint: 'At least {limit, number} characters. A few words that only you would put together work best.',
    repeat: 'Repeat the new password',
    send: 'Send',
    sending: 'Sending…',
    cancel: 'Cancel',
    reasonCurrent: 'The current password is missing.',
    reasonNew: 'The new password is missing.',
    reasonRepeat: 'The new password has to be repeated.',
    done: 'Your password has been changed.',
    failed: 'The password could not be changed. [{code}]',
    failedCurrent:
      'The password could not be changed. Please check the current password you entered. [{code}]',
  },
  adBlocker: {
    title: 'An ad blocker seems to be active',
    text: 'There are no adverts here, but the blocker may keep the page from working. We recommend turning it off for this site.',
    loading: 'If the page does not finish loading, the blocker may be the reason.',
  },
  loading: 'Loading…',
  version: {
    title: 'Version',
    application: 'Application',
    version: 'Version',
    mode: 'Environment',
    modes: { production: 'Production', demo: 'Demonstration', test: 'Test' },
    licence: 'Free software under the AGPL-3.0-or-later licence.',
  },
}
