export const breaks = [
  {
    name: 'days of gas that were not billed a year ago use nothing',
    text: '* lengthInDays(span)) / days)',
    becomes: '* lengthInDays(span)) / lengthInDays(before))',
  },
]
