import type { DocumentMessages } from '../../document.ts'
import type { messages as es } from './es.ts'

export const messages: DocumentMessages<typeof es> = {
  title: 'Payment receipt',
  answer: (amount) => `Paid: ${amount}`,
  detail: (day) => `By card, on ${day}.`,
  bills: 'What was paid',
  bill: 'Bill',
  contract: 'Contract',
  amount: 'Amount',
  payment: 'The payment',
  reference: 'Reference',
  day: 'Date',
  payer: 'Customer',
  nif: (nif) => `NIF ${nif}`,
  payee: 'Paid to',
  closing: 'This receipt does not replace the bill.',
  fileName: (reference) => `payment-${reference}`,
}
