export const breaks = [
  {
    name: 'a customer owes a hundredth in the list of those for whom one acts',
    text: '<Chip tone="bad">{money(centsOf(amount))}</Chip>',
    becomes: '<Chip tone="bad">{money(amount)}</Chip>',
    noticedBy: ['r.acting-amounts'],
  },
  {
    name: 'all of them owe a hundredth together',
    text: 'sum + centsOf(amountOf(one))',
    becomes: 'sum + amountOf(one)',
    noticedBy: ['r.acting-amounts'],
  },
]
