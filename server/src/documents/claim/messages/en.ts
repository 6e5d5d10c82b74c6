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
    invoice: (name, day, amount) => `Invoice ${name} of ${day}: ${amount}`,
    readings: (name, day) => `Readings up to ${day}, of invoice ${name}`,
    request: (name, day) => `Request ${name} of ${day}`,
  },
  files: 'Files',
  people: 'Who claims',
  customer: 'Customer',
  contract: 'Contract',
  retailer: 'From whom',
  nif: (nif) => `NIF ${nif}`,
  written: 'What is claimed',
  closing: 'Please keep this document: it says what was claimed and when it arrived.',
  fileName: (reference) => `Claim ${reference}`,
}
