export const breaks = [
  {
    name: 'two servers remind of the same bill',
    text: '    .where(sql<boolean>`(reminded_at is null or reminded_at < due_day)`)\n',
    becomes: '',
    noticedBy: ['link.test.ts'],
  },
]
