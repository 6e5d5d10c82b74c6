import { billWords } from '@endoll/api/bill-words/en.ts'
import type { InvoiceWords } from './es.ts'

export const en: InvoiceWords = {
  sheet: 'Invoices',
  electricity: 'Electricity invoices',
  gas: 'Gas invoices',
  columns: {
    number: 'Number',
    type: 'Type',
    rectifies: 'Corrects',
    day: 'Date',
    dueDay: 'Due date',
    from: 'From',
    to: 'To',
    contract: 'Contract',
    cups: 'CUPS',
    address: 'Address',
    tariff: 'Access tariff',
    product: 'Product',
    partner: 'Invoiced to',
    nif: 'Tax ID',
    energy: 'Energy (kWh)',
    total: 'Amount (€)',
    pending: 'Outstanding (€)',
    debt: 'Overdue (€)',
    status: 'Status',
  },
  types: {
    N: 'Regular',
    A: 'Cancelling',
    B: 'Cancelling, corrected by another',
    R: 'Corrected',
    RA: 'Corrected by difference',
    C: 'Additional',
    G: 'Settlement',
  },
  statuses: billWords.statuses,
}
