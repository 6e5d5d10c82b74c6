/** The files of bills; rows of one invoice make sense only together. */
export const invoiceFiles = {
  invoices: 'invoices.csv',
  lines: 'invoice-lines.csv',
  taxes: 'invoice-taxes.csv',
  readings: 'invoice-readings.csv',
  payments: 'invoice-payments.csv',
  states: 'invoice-pending-states.csv',
  letters: 'unpaid-letters.csv',
} as const
