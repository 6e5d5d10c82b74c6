import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

export const session: Messages<typeof es.session> = {
  logout: {
    title: 'Sign out',
    working: 'Signing you out…',
    failed: 'It was not possible to log out of the session',
    retry: 'Try again',
  },
  changePassword: {
    show: 'Show',
    hide: 'Hide',
    title: 'Change your password',
    forced: 'Please choose a new password before continuing.',
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
  handOff: {
    working: 'Signing you in…',
    title: 'Someone is already signed in',
    text: '{email} is signed in on this browser. The link may belong to another account.',
    switch: 'Switch account',
    again: 'Try again',
    stay: 'Stay signed in as {email}',
  },
  provider: {
    go: 'Sign in with {name}',
    going: 'Going to {name} to sign in…',
    declined: 'The sign-in with {name} was not finished. You can try again.',
  },
  blocked: 'If the page does not finish loading, the blocker may be the reason.',
  loading: 'Loading…',
  version: {
    title: 'Version',
    application: 'Application',
    version: 'Version',
    mode: 'Environment',
    modes: { production: 'Production', demo: 'Demonstration', test: 'Test' },
    licence: 'Free software under the Apache License 2.0.',
  },
}

export const pages: Messages<typeof es.pages> = {
  notFound: {
    title: 'We could not find this page',
    text: 'The address may have a mistake, or the page no longer exists.',
    contact: 'Contact us',
    home: 'Go to the start page',
  },
  maintenance: {
    title: 'We are doing maintenance',
    text: 'The virtual office is not available right now. There is nothing you need to do: your contracts and your supply are not affected.',
    window: 'From {start} to {end}.',
    from: 'From {start}.',
    until: 'Until {end}.',
    again: 'Try again',
  },
  altHome: { title: 'What would you like to do?' },
}
