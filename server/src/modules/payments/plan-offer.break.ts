export const breaks = [
  {
    name: 'a claimed bill goes into a new plan',
    text: '    .where(isUnclaimed)\n',
    becomes: '',
    noticedBy: ['r.one-plan'],
  },
]
