export const breaks = [
  {
    name: 'a home is bound for longer than the law allows',
    text: 'Math.min(stayMonths, law.homeStayMonths)',
    becomes: 'stayMonths',
  },
  {
    name: 'a contract that renews on the day is still in its term',
    text: 'addDays(day, -1)) >= day',
    becomes: 'day) >= day',
    noticedBy: ['law.13.ae'],
  },
]
