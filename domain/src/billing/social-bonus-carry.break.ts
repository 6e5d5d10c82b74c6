export const breaks = [
  {
    name: 'energy left unused of the social bonus never lapses',
    text: 'const MONTHS_OF_CARRY = 12',
    becomes: 'const MONTHS_OF_CARRY = 120',
  },
  {
    name: 'unused energy counts twice',
    text: 'wh: left.wh - taken',
    becomes: 'wh: left.wh',
  },
  {
    name: 'energy beyond the limit of the social bonus is not stated separately',
    text: 'Math.min(importWh, limitWh + carriedWh)',
    becomes: 'Math.max(importWh, limitWh * 0)',
    noticedBy: ['r.bill-battery'],
  },
]
