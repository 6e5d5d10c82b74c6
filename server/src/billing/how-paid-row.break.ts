export const breaks = [
  {
    name: 'what the bank takes counts as to be paid by the customer',
    text: "invoice.payment_method <> 'direct_debit' or",
    becomes: 'true or',
    noticedBy: ['r.how-paid'],
  },
]
