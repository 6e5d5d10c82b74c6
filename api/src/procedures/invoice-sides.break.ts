export const breaks = [
  {
    name: 'one-sided invoices go back to paper',
    text: 'return modifyInvoiceOnline && !modifyInvoiceOnlineOneSide',
    becomes: 'return modifyInvoiceOnline || modifyInvoiceOnlineOneSide',
    noticedBy: ['law.paper'],
  },
]
