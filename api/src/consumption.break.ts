export const breaks = [
  {
    name: 'more than twenty years of days may be asked for',
    text: 'daily: daysOf(longestYears.daily)',
    becomes: 'daily: daysOf(longestYears.daily) + 1',
    noticedBy: ['c3.consumption-record'],
  },
]
