export const breaks = [
  {
    name: 'a double tariff may end before it starts',
    text: 'if (endYear * 12 + endMonth < startYear * 12 + startMonth) return undefined',
    becomes: '',
  },
  {
    name: 'cheap hours may last no hour',
    text: ' || startHour === endHour',
    becomes: '',
  },
]
