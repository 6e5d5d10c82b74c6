export const breaks = [
  {
    name: 'the second reading of the counters is another',
    text: 'total_items: paging.total',
    becomes: 'total_items: items.length',
    noticedBy: ['c3.paging'],
  },
]
