export const breaks = [
  {
    name: 'the first year of gas is of the most that its group may use',
    text: 'wh: (lowestWh + highestWh) / 2',
    becomes: 'wh: highestWh',
  },
]
