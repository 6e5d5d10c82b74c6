export const breaks = [
  {
    name: 'what an earlier key sealed stays',
    text: 'if (write && stale.length > 0)',
    becomes: 'if (write && stale.length > rowsAtOnce)',
    noticedBy: ['r.at-rest-rotation'],
  },
]
