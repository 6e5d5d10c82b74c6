export const breaks = [
  {
    name: 'a bill in credit is compared',
    text: "cents <= 0 ? 'bill_without_amount'",
    becomes: "cents === 0 ? 'bill_without_amount'",
  },
  {
    name: 'more is compared than the power can give',
    text: 'wh > powerW * 24 * days',
    becomes: 'wh > powerW * 240 * days',
  },
  {
    name: 'a bill may end before it begins',
    text: 'endDate < startDate',
    becomes: "endDate === 'never'",
  },
  {
    name: 'six periods are not asked for',
    text: 'if (hasSixPeriods(tariff)) return',
    becomes: "if (tariff === '') return",
  },
]
