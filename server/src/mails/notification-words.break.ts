export const breaks = [
  {
    name: 'who wants no sums in mails gets them',
    text: 'hidesSums ? () => HIDDEN_SUM : format.money',
    becomes: 'format.money',
    noticedBy: ['r.hidden-sums'],
  },
]
