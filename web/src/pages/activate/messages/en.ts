import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const activation: Messages<typeof es.activation> = {
  title: 'Activate your account',
  intro: 'For those who have a contract already. We will send you a link to choose your password.',
  nif: 'Tax ID (NIF) of the holder',
  nifHint: 'DNI, NIE or the company’s NIF.',
  contract: 'Contract number',
  onBill: 'It is on the first page of your bill.',
  invoice: 'Number of a bill',
  invoiceHint: 'Of this contract; any of them will do.',
  cups: 'CUPS',
  cupsHint: 'It starts with ES and is on your bill.',
  cupsEnd: 'Last {count, number} characters of the CUPS',
  cupsEndHint: 'The CUPS starts with ES and is on your bill.',
  email: 'E-mail',
  emailHint: 'The one we have with the contract. The link goes there, and you will sign in with it.',
  email2: 'Repeat the e-mail',
  emailMismatch: 'The e-mails do not match: please write the same in both.',
  phone: 'Mobile phone',
  accept: {
    conditions: 'I accept the <link>conditions of the virtual office</link>',
    privacy: 'I accept the <link>privacy policy</link>',
    needed: 'This has to be accepted to go on.',
  },
  send: 'Send the link',
  sending: 'Sending…',
  sent: 'Request sent',
  toLogin: 'Go to sign in',
  register: {
    title: 'Register',
    intro: 'For those who have no contract yet. With a contract, it is better to activate your account.',
    password: 'Password',
    passwordHint:
      'At least {limit, number} characters. A few words that only you would put together work best.',
    repeat: 'Repeat the password',
    show: 'Show',
    hide: 'Hide',
    send: 'Create the account',
    sending: 'Creating your account…',
    toActivate: 'I already have a contract',
  },
}
