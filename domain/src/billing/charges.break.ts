export const breaks = [
  {
    name: 'energy left unused of the social bonus lapses at once',
    text: 'let unusedWh = unusedBonusWh(supply.bonusBills ?? [], span.from)',
    becomes: 'let unusedWh = 0 * unusedBonusWh([], span.from)',
  },
]
