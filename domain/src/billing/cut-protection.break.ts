export const breaks = [
  {
    name: 'a supply is cut on the eve of a day without service',
    text: ' && served(addDays(candidate, 1))',
    becomes: '',
  },
  {
    name: 'the days of the moratorium count',
    text: '      start = to\n',
    becomes: '',
  },
]
