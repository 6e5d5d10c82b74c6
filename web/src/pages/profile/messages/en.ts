import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const profile: Messages<typeof es.profile> = {
  title: 'Profile',
  loading: 'Loading your profile',
  unread: 'We could not read your profile',
  nothingChanged: 'Nothing has been changed.',
  pendingAnswer: '{email} still has to be confirmed.',
  person: {
    title: 'Personal data',
    name: 'Name',
    nif: 'Tax id (NIF)',
    wrong: 'Is something wrong? Call us on {phone} and we will mend it.',
  },
  account: {
    title: 'Your account',
    email: 'E-mail you sign in with',
    mobile: 'Mobile',
    none: 'None',
    saved: 'That is the e-mail you already have.',
    mobileSaved: 'Your mobile has been changed.',
    pending: {
      title: 'The new address still has to be confirmed',
      why: 'We sent a link to {pending}. Until it is opened and confirmed you sign in with {email}.',
      sent: 'The link is on its way to {pending}.',
    },
  },
  language: {
    label: 'Language',
    hint: 'Of this office and of the mails we send you.',
    saved: 'Your language has been saved.',
    failed: 'Your language could not be saved.',
  },
  password: {
    label: 'Password',
    change: 'Change the password',
    changeOutside: 'Change the password with the identity provider',
  },
  notices: {
    title: 'Notices of each contract',
    why: 'Where we send bills and notices; it may differ from the e-mail you sign in with.',
    loading: 'Loading your contracts',
    unread: 'We could not read your contracts',
    safe: 'Notices keep going where they always have.',
    contract: 'Contract',
    of: 'Contract {name}',
  },
  sessions: {
    title: 'Where you are signed in',
    loading: 'Loading your sessions',
    unread: 'We could not read your sessions',
    safe: 'All of them are as they were.',
    count:
      '{count, plural, one {You are signed in only in this browser.} other {You are signed in in # browsers.}}',
    unknownDevice: 'Unknown browser',
    current: 'This session',
    since: 'Signed in on {at}',
    seen: 'In use {ago} · signed in on {at}',
    endOthers: 'End all the others',
    ending: 'Ending them',
    onlyThis: 'There is no other.',
    ended:
      '{count, plural, =0 {There was no other session.} one {One session has been ended.} other {# sessions have been ended.}}',
    notEnded: 'The other sessions could not be ended.',
  },
  confirm: {
    title: 'Confirm your e-mail',
    answers: {
      asking: 'One more step and your e-mail is changed.',
      sending: 'One more step and your e-mail is changed.',
      failed: 'Your e-mail has not been changed.',
      nothing: 'The link in our mail leads here. If you reloaded the page, open the link once more.',
    },
    confirm: 'Confirm the new address',
    sending: 'Confirming',
    again: 'Try again',
    tryAgain: 'The link is still good.',
    stillOld: 'The address you had still counts. You can ask again on your profile.',
    done: {
      answer: 'The address is confirmed.',
      detail: 'From now on you sign in with {email}.',
    },
    toProfile: 'Go to your profile',
    toLogin: 'Sign in',
  },
}
