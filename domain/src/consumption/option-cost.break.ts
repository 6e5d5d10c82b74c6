export const breaks = [
  {
    name: 'the hours of the clock plan end with midnight',
    text: 'begun && goesOn : begun || goesOn',
    becomes: 'begun && goesOn : begun',
  },
  {
    name: 'hours that were not read cost nothing',
    text: 'return [tenth(group, LOW_TENTH), tenth(group, HIGH_TENTH)]',
    becomes: 'return [0, 0]',
  },
]
