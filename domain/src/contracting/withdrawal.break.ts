export const breaks = [
  {
    name: 'a withdrawal is taken after its last day',
    text: 'today > lastWithdrawalDay(signDay) || ',
    becomes: '',
    noticedBy: ['r.withdrawal'],
  },
]
