import type { EnquiryMailWords } from './es.ts'

/** What somebody is told who wrote without signing in. */
export const enquiry: EnquiryMailWords = {
  subject: 'We have received your message',
  lead: {
    contact: 'We have received the message sent from the contact form.',
    details: 'We have received the contact details sent from our website.',
  },
  more: 'We will answer as soon as we can. If you call us, please have the reference at hand.',
  answerBy: (day: string) => `We answer by ${day} at the latest. Have the reference at hand if you call us.`,
  /** Of whoever is to be called. */
  call: {
    slot: (day: string, from: string, to: string) => `on ${day}, between ${from} and ${to}`,
    asked: {
      subject: 'We will call you',
      lead: (slot: string) =>
        `We will call you ${slot}. If that no longer suits you, change the time or cancel the call with the button.`,
    },
    moved: {
      subject: 'The time of the call has changed',
      lead: (slot: string) =>
        `We will call you ${slot}. If that no longer suits you, change the time or cancel the call with the button.`,
    },
    cancelled: {
      subject: 'The call is cancelled',
      lead: (slot: string) => `We will no longer call you ${slot}.`,
    },
    action: 'Change or cancel the call',
  },
  warning: 'If you did not send anything from this address, you can ignore this e-mail.',
}
