export const breaks = [
  {
    name: 'more is compared than the power can give',
    text: 'wh > powerW * 24 * days',
    becomes: 'wh > powerW * 240 * days',
    noticedBy: ['compare.test.ts'],
  },
  {
    name: 'a bill may end before it begins',
    text: 'endDate < startDate',
    becomes: "endDate === 'never'",
    noticedBy: ['compare.test.ts'],
  },
  {
    name: 'six periods are not asked for',
    text: 'if (hasSixPeriods(tariff)) return',
    becomes: "if (tariff === '') return",
    noticedBy: ['compare.test.ts'],
  },
]
