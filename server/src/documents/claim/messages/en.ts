import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  title: 'Acknowledgement of a complaint',
  answer: (reference) => `Complaint registered: ${reference}`,
  due: (day) => `We will answer by ${day}.`,
  claim: 'The complaint',
  reference: 'Reference',
  referenceNote: 'Please quote it when you call.',
  sent: 'Sent on',
  dueLabel: 'Answer by',
  type: 'Type',
  subtype: 'Reason',
  facts: {
    title: 'About',
    invoice: (name, day, amount) => `Bill ${name} of ${day}: ${amount}`,
    readings: (name, day) => `Readings up to ${day}, of bill ${name}`,
    request: (name, day) => `Request ${name} of ${day}`,
  },
  files: 'Files',
  people: 'Who complains',
  customer: 'Customer',
  actedBy: 'Sent on their behalf by',
  contract: 'Contract',
  retailer: 'Supplier',
  nif: (nif) => `NIF ${nif}`,
  written: 'What the complaint says',
  elsewhere: {
    rejected: (day: string) => `If there is no answer by ${day}, the complaint counts as rejected.`,
    afterwards: 'Then, or if the answer does not convince you, you can turn to',
    unconvinced: 'If the answer does not convince you, you can turn to',
    region: 'your region’s consumer services or the consumer arbitration board (Junta Arbitral de Consumo)',
    adr: (name: string) => `${name}, the dispute-resolution body to which we belong`,
  },
  /** A claim that lacks something: the mail that asks for it, and what follows. */
  incomplete: {
    subject: (reference) => `We need something more to answer complaint ${reference}`,
    lead: 'To answer the complaint we need:',
    until: (day) =>
      `Complete it by writing in the conversation, by ${day}. Our time to answer starts on the day you complete it. If it is not completed, the complaint counts as resolved (Ley 10/2025, art. 13.3).`,
  },
  closing: 'Please keep this document: it shows what the complaint says and when it arrived.',
  fileName: (reference) => `Complaint ${reference}`,
}
