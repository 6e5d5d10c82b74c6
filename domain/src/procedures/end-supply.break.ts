export const breaks = [
  {
    name: 'a supply may end tomorrow',
    text: 'first: addWorkingDays(today, NOTICE_WORKING_DAYS)',
    becomes: 'first: addDays(today, 1)',
    noticedBy: ['r.end-supply'],
  },
  {
    name: 'a supply that is signed late ends on a day that is over',
    text: 'return asked < first ? first : asked',
    becomes: 'return asked',
  },
  {
    name: 'coming back is said to cost no access',
    text: ' + productCents([rights.accessPerKw, powerW], 1000)',
    becomes: '',
    noticedBy: ['r.end-supply'],
  },
]
