export const breaks = [
  {
    name: 'a difference of 1 % between bill and curve is reported',
    text: 'differenceShare = 0.02',
    becomes: 'differenceShare = 0.01',
  },
  {
    name: 'a difference of half a kWh between bill and curve is reported',
    text: 'differenceWh = 1000',
    becomes: 'differenceWh = 500',
  },
  {
    name: 'a bill with a day unread is compared with its curve',
    text: 'entry.importWh !== null && !entry.incomplete',
    becomes: 'entry.importWh !== null',
  },
]
