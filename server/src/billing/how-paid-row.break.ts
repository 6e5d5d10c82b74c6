export const breaks = [
  {
    name: 'what the bank takes counts as to be paid by the customer',
    text: "invoice.payment_method <> 'direct_debit' or",
    becomes: 'true or',
    noticedBy: ['r.how-paid'],
  },
  {
    name: 'an agreed part is told as a debit to come',
    text: ' or invoice.in_parts',
    becomes: '',
    noticedBy: ['r.in-parts'],
  },
]
