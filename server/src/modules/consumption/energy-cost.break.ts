export const breaks = [
  {
    name: 'a day without a price costs nothing',
    text: 'if (cost === undefined) costs[day] = null',
    becomes: 'if (cost === undefined) continue',
  },
  {
    name: 'the bill of a day is looked for only among those that begin with the range',
    text: 'LONGEST_BILL_MONTHS = 4',
    becomes: 'LONGEST_BILL_MONTHS = 0',
  },
  {
    name: 'a day that follows the market costs what its bill’s mean says',
    text: '(ofMarket.get(`${start} ${part.period}`) ?? energyMicrocents[index])',
    becomes: '(energyMicrocents[index] ?? ofMarket.get(`${part.period}`))',
    noticedBy: ['r.market-hours'],
  },
]
