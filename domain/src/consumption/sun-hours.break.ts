export const breaks = [
  {
    name: 'hours of hardly any sun count as its hours',
    text: '>= most / 2',
    becomes: '> 0',
  },
  {
    name: 'a day of which an hour has no price has cheapest hours',
    text: ' || prices.includes(null)',
    becomes: '',
  },
]
