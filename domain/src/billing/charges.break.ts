export const breaks = [
  {
    name: 'energy left unused of the social bonus lapses at once',
    text: 'let unusedWh = unusedBonusWh(supply.bonusBills ?? [], span.from)',
    becomes: 'let unusedWh = 0 * unusedBonusWh([], span.from)',
  },
  {
    name: 'the social bonus leaves out its own financing',
    text: '[...powerCharges(supply, days), ...financingCharges(supply, days)]',
    becomes: '[...powerCharges(supply, days)]',
    noticedBy: ['law.6.base'],
  },
]
