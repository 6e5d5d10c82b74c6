import type { Translation } from '../../texts/translation.ts'
import type { account as es } from './es.ts'

export const account: Translation<typeof es> = {
  password_changed: {
    subject: 'Your password was changed',
    lead: 'The password of your account at the virtual office was changed. All other sessions have ended.',
  },
  recovered: {
    subject: 'A new password was chosen',
    lead: 'A new password was chosen with the link that we sent by e-mail. All other sessions have ended.',
  },
  activated: {
    subject: 'Your account is active',
    lead: 'Your account at the virtual office now has a password. Sign in with this e-mail address.',
  },
  registered: {
    subject: 'Your account has been created',
    lead: 'An account at the virtual office was created with this e-mail address.',
  },
  data_token_made: {
    subject: 'A program can read your data',
    lead: 'Somebody has created a way to read the data of your supplies without signing in: a token for programs or the address of a calendar. See and end it under Profile, Connect.',
  },
  method_added: {
    subject: 'A way to sign in was added',
    lead: 'A passkey or the codes of an app were added to your account. They sign in and confirm changes.',
  },
  provider_linked: {
    subject: 'A new way to sign in to the account',
    lead: 'From now on the identity provider signs in to the account too.',
  },
  method_removed: {
    subject: 'A way to sign in was removed',
    lead: 'A passkey or the codes of an app were removed from your account.',
  },
  passkey_counts_anew: {
    subject: 'A passkey has begun to count again',
    lead: 'Somebody signed in, or confirmed a change, with a passkey that has begun to count its uses again, and with a code. This happens when a device is set up again, and also when somebody has copied the passkey.',
  },
  opened_for: {
    subject: 'Your account was opened by us',
    lead: 'Somebody at the retailer asked for a one-time way in to your account at the virtual office.',
  },
  when: 'When',
  by: 'Who',
  why: 'Why',
  warning: (phone: string) => `If this was not you, please call ${phone} as soon as you can.`,
}
