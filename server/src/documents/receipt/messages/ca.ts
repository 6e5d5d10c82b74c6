import type { DocumentMessages } from '../../document.ts'
import type { messages as es } from './es.ts'

export const messages: DocumentMessages<typeof es> = {
  title: 'Justificant de pagament',
  answer: (amount) => `Pagat: ${amount}`,
  detail: (day) => `Amb targeta, el dia ${day}.`,
  bills: 'Què s’ha pagat',
  bill: 'Factura',
  contract: 'Contracte',
  amount: 'Import',
  payment: 'El pagament',
  reference: 'Referència',
  day: 'Data',
  payer: 'Client',
  nif: (nif) => `NIF ${nif}`,
  payee: 'Beneficiari',
  closing: 'Aquest justificant no substitueix la factura.',
  fileName: (reference) => `pagament-${reference}`,
}
