export const breaks = [
  {
    name: 'nothing is said of a debt that only contracts know',
    text: 'Math.max(billsCents, centsOf(contracts.amount_debt))',
    becomes: 'billsCents',
  },
]
