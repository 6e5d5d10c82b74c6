export const breaks = [
  {
    name: 'Saturdays count as working days of a deadline',
    text: 'weekday(day) < 6',
    becomes: 'weekday(day) < 7',
  },
  {
    name: 'Good Friday is a working day',
    text: ' || isGoodFriday(day)',
    becomes: '',
  },
]
