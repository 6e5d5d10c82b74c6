export const breaks = [
  {
    name: 'a last bill is late on the last day on which it is in time',
    text: 'addDays(today, -FINAL_ACCOUNT_DAYS - 1)',
    becomes: 'addDays(today, -FINAL_ACCOUNT_DAYS)',
    noticedBy: ['law.account'],
  },
]
