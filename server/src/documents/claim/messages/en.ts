import type { DocumentMessages } from '../../document.ts'
import type { messages as es } from './es.ts'

export const messages: DocumentMessages<typeof es> = {
  title: 'Acknowledgement of a claim',
  answer: (reference) => `Claim registered: ${reference}`,
  due: (day) => `It has to be answered by ${day}.`,
  claim: 'The claim',
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
  people: 'Who claims',
  customer: 'Customer',
  contract: 'Contract',
  retailer: 'From whom',
  nif: (nif) => `NIF ${nif}`,
  written: 'What is claimed',
  elsewhere: {
    rejected: (day: string) => `If there is no answer by ${day}, the claim counts as rejected.`,
    afterwards: 'Then, or if the answer does not convince you, you can turn to',
    unconvinced: 'If the answer does not convince you, you can turn to',
    region: 'your region’s consumer services or the consumer arbitration board (Junta Arbitral de Consumo)',
    adr: (name: string) => `${name}, the dispute-resolution body to which we belong`,
  },
  /** A claim that lacks something: the mail that asks for it, and what follows. */
  incomplete: {
    subject: (reference) => `We need something more to answer claim ${reference}`,
    lead: 'To answer the claim we need:',
    until: (day) =>
      `Complete it by writing in the conversation, by ${day}. Our time to answer starts on the day you complete it. If it is not completed, the claim counts as resolved (Ley 10/2025, art. 13.3).`,
  },
  closing: 'Please keep this document: it says what was claimed and when it arrived.',
  fileName: (reference) => `Claim ${reference}`,
}
