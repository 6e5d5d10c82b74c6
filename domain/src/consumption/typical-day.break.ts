export const breaks = [
  {
    name: 'a season of 27 days has a typical day',
    text: 'FEWEST_TYPICAL_DAYS = 28',
    becomes: 'FEWEST_TYPICAL_DAYS = 27',
  },
  {
    name: 'March is winter',
    text: '% 12) / 3',
    becomes: '% 12) / 4',
  },
]
