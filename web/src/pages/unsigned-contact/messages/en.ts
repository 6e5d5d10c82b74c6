import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const unsignedContact: Messages<(typeof es)['unsigned-contact']> = {
  title: 'Contact',
  intro: 'Write to us without signing in. If you have an account, signing in first saves time.',
  loading: 'Getting the form ready…',
  email: 'E-mail',
  emailHint: 'We will answer there.',
  mobile: 'Mobile phone',
  subject: 'Subject',
  description: 'Message',
  descriptionHint: 'If it is about a bill or a contract, please say which.',
  attachment: 'Files',
  needed: '{count, plural, one {A file is needed, such as the bill.} other {# files are needed.}}',
  send: 'Send the message',
  sending: 'Sending…',
  sent: 'Message sent',
  answer: 'We have received it and will answer by e-mail.',
  answerBy: 'We have received it and will answer by e-mail by {day} at the latest.',
  reference: 'Reference: {reference}',
  toCall: 'Be called at a time of my choosing',
  toLogin: 'Go to sign in',
  problems: {
    email: 'The e-mail is not valid: it has to be like name@example.com.',
    minFiles:
      '{count, plural, one {A file is missing, your bill for example.} other {Files are missing: at least #.}}',
    maxFiles:
      '{count, plural, one {There is room for one file: please remove some.} other {There is room for # files: please remove some.}}',
  },
}

export { unsignedContact as 'unsigned-contact' }
