import type { DocumentMessages } from '../../documents/document.ts'
import type { messages as es } from './es.ts'

export const messages: DocumentMessages<typeof es> = {
  greeting: (name) => `Hello ${name},`,
  ofContract: (what, contract) => `${what}, contract ${contract}`,
  states: {
    waiting_signature: {
      subject: (what) => `Signature needed: ${what}`,
      lead: 'We have received the request. It goes on once it is signed.',
      more: (day) => `It can be signed until ${day}; after that it expires and nothing is changed.`,
      action: 'Read and sign',
    },
    sent: {
      subject: (what) => `On its way: ${what}`,
      lead: 'The request has been sent. There is nothing else to do.',
      more: (day) => `It is normally in effect by ${day} at the latest. We will write.`,
      action: 'See the request',
    },
    accepted: {
      subject: (what) => `Accepted: ${what}`,
      lead: 'The request has been accepted. The change has yet to be made.',
      more: (day) => `It is normally in effect by ${day} at the latest.`,
      action: 'See the request',
    },
    rejected: {
      subject: (what) => `It could not be done: ${what}`,
      lead: 'The request has been rejected and everything stays as it was.',
      more: (reason) => `Reason: ${reason}`,
      action: 'See the request',
    },
    effective: {
      subject: (what) => `Done: ${what}`,
      lead: 'The change is in effect.',
      more: (day) => `It counts from ${day}.`,
      action: 'See the request',
    },
    withdrawn: {
      subject: (what) => `Withdrawn: ${what}`,
      lead: 'The request has been withdrawn and everything stays as it was.',
      more: '',
      action: 'See the request',
    },
    expired: {
      subject: (what) => `Expired: ${what}`,
      lead: 'The request was not signed in time and has expired. Everything stays as it was; it can be asked for again.',
      more: '',
      action: 'See the request',
    },
  },
  code: {
    subject: (code) => `${code} is the code to sign with`,
    lead: (what) => `This code signs: ${what}.`,
    more: (minutes) => `It works for ${minutes} minutes, once.`,
    warning: 'If nobody asked for this code, simply do not use it. We never ask for it on the phone.',
  },
  notice: {
    iban: {
      subject: 'A change of the bank account was asked for',
      lead: 'A change of the account that bills are charged to was asked for.',
    },
    contact_email: {
      subject: 'Notices go to another e-mail address',
      lead: 'From now on the notices of this contract go to another e-mail address.',
    },
    contact_mobile: {
      subject: 'The contact mobile has changed',
      lead: 'The mobile phone that gets the notices of this contract has changed.',
    },
    account_email: {
      subject: 'A change of the sign-in e-mail was asked for',
      lead: 'Signing in to the virtual office with another e-mail address was asked for. The change counts once it is confirmed from the new one; until then this one stays good.',
    },
  },
  noticeWarning: (phone) => `If this change was not asked for, please call ${phone} as soon as possible.`,
  confirm: {
    subject: 'Confirm the e-mail address',
    lead: 'This is the address to sign in to the virtual office with from now on. It counts once it is confirmed.',
    more: (day) => `The link works until ${day}.`,
    action: 'Confirm the address',
    warning: 'If nobody asked for it, there is nothing to do.',
  },
  contract: 'Contract',
  what: 'Request',
  reference: 'Reference',
  help: (phone, schedule) => `For any question, call ${phone} (${schedule}).`,
}
