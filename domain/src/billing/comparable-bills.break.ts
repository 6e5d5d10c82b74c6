export const breaks = [
  {
    name: 'an annulled bill still holds',
    text: '!isRefund(type) && !annulled.has(number)',
    becomes: '!isRefund(type) || annulled.has(number)',
  },
  {
    name: 'a bill of another tariff is compared',
    text: 'other.tariff === bill.tariff && ',
    becomes: '',
  },
  {
    name: 'a bill of the year before needs no half of the days',
    text: 'sharedDays(closest.span, lastYear) * 2 >=',
    becomes: 'sharedDays(closest.span, lastYear) * 9 >=',
  },
]
