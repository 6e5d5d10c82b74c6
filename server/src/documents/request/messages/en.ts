import type { DocumentMessages } from '../../document.ts'
import type { messages as es } from './es.ts'

export const messages: DocumentMessages<typeof es> = {
  procedures: {
    power: 'Change of contracted power',
    iban: 'Change of bank account',
    notification_address: 'Change of notification address',
    contact_email: 'Change of e-mail',
    contact_mobile: 'Change of mobile phone',
    instalments: 'Payment in instalments',
  },
  states: {
    submitted: 'Submitted',
    waiting_signature: 'Awaiting signature',
    sent: 'Sent',
    accepted: 'Accepted',
    rejected: 'Rejected',
    effective: 'In effect',
    withdrawn: 'Withdrawn',
    expired: 'Expired unsigned',
  },
  effectiveOn: (day) => `In effect since ${day}.`,
  signUntil: (day) => `Awaiting signature until ${day}.`,
  because: (reason) => `Reason: ${reason}`,
  fields: {
    iban: 'Bank account (IBAN)',
    notification_name: 'In the name of',
    notification_address: 'Address',
    email: 'E-mail',
    mobile: 'Mobile phone',
    invoice: 'Bill',
  },
  instalment: (position) => `Instalment ${position}`,
  power: (period) => `Power ${period}`,
  none: 'None',
  changes: { title: 'What changes', what: 'Detail', before: 'Until now', after: 'After the change' },
  nif: (nif) => `Tax ID ${nif}`,
  reference: 'Reference',
  referenceNote: 'Please quote this when you call.',
  submitted: 'Submitted on',
  state: 'Status',
  people: {
    title: 'Who it is for',
    customer: 'Customer',
    email: 'E-mail',
    contract: 'Contract',
    supply: 'Supply',
    distributor: 'Distributor',
  },
  mandate: {
    title: 'SEPA direct debit mandate',
    reference: 'Reference',
    creditor: 'Creditor',
    debtor: 'Debtor',
    kind: 'Type of payment',
    recurrent: 'Recurrent',
    note: (name, weeks) =>
      `By signing, you authorise ${name} to send debits to the new account, and your bank to pay them. You can have a debit refunded within ${weeks} weeks.`,
  },
  signature: {
    title: 'Signature',
    at: 'Signed on',
    how: 'How',
    document: 'SHA-256 of the document',
    providers: {
      embedded: 'One-time code sent by e-mail',
      outside: 'External signature service',
      confirmation: 'Confirmed from the new address',
    },
  },
  toSign: {
    belowPeak: (peaks: string) =>
      `I know that up to ${peaks} was drawn in the last twelve months billed, and that with less contracted power the meter may cut the supply. I still want this power.`,
    title: 'Document to sign',
    detail: (reference, day) => `Request ${reference}, submitted on ${day}.`,
    power: (months: number) =>
      `The distributor makes the change; connection, access and extension fees may apply and are charged on the bill. The power cannot be changed again for ${months} months.`,
    closing: (name) =>
      `By signing this document, you ask ${name} to make the change described. Until it is accepted, you can withdraw it in the virtual office.`,
    fileName: (reference) => `Document ${reference}`,
  },
  receipt: {
    title: (procedure) => `Receipt: ${procedure.charAt(0).toLowerCase()}${procedure.slice(1)}`,
    request: 'Request',
    closing: (day) => `The request as it stood on ${day}.`,
    fileName: (reference) => `Receipt ${reference}`,
  },
  hash: (hash) => `SHA-256 of the request’s data: ${hash}`,
}
