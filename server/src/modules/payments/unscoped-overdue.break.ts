export const breaks = [
  {
    name: 'who has claimed is reminded all the same',
    text: '      .where(isUnclaimed)\n',
    becomes: '',
    noticedBy: ['r.pay-link'],
  },
  {
    name: 'the second part that is late is reminded of by nobody',
    text: 'invoice.reminded_at is null or invoice.reminded_at < invoice.due_day',
    becomes: 'invoice.reminded_at is null',
  },
  {
    name: 'two servers remind of the same bill',
    text: '    .where(sql<boolean>`(reminded_at is null or reminded_at < due_day)`)\n',
    becomes: '',
  },
]
