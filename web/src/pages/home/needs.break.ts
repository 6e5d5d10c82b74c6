export const breaks = [
  {
    name: 'nothing is said of a debt that only contracts know',
    text: 'centsOf(invoices.amount_debt) + olderCents',
    becomes: 'centsOf(invoices.amount_debt)',
  },
]
