import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const claim: Messages<typeof es.claim> = {
  title: 'Complaints',
  back: 'All requests',
  loading: 'Getting the form ready',
  answer: 'Each complaint has a number and a last day for its answer.',
  unread: 'We could not get the form ready',
  safe: 'What you wrote is kept.',
  fields: {
    noContract: 'None yet',
    contract: 'Contract',
    contractChoice: '{name} · {address}',
    type: 'Type',
    subtype: 'Reason',
    choose: 'Choose…',
    comments: 'What happened',
  },
  send: 'Send the complaint',
  facts: {
    label: 'What it is about (you may tick more than one, or none)',
    unread: 'We could not load the bills and requests of the contract',
  },
  sent: {
    acknowledgement: 'Download the acknowledgement (PDF)',
    label: 'Complaint sent',
    title: 'Complaint sent: {reference}',
    number: 'Its number is {reference}. It also comes by e-mail.',
    due: 'We will answer by {day} at the latest.',
    follow: 'Follow the complaint',
  },
}
