export const breaks = [
  {
    name: 'a page may have 101 rows',
    text: 'maxPageSize = 100',
    becomes: 'maxPageSize = 101',
    noticedBy: ['c3.paging'],
  },
]
