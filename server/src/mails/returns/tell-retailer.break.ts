export const breaks = [
  {
    name: 'the retailer is told by post what is no mail of the law',
    text: '  if (unsubscribe !== null) return\n',
    becomes: '',
    noticedBy: ['r.mail-complaint'],
  },
]
