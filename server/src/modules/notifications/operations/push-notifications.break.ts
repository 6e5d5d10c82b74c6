export const breaks = [
  {
    name: 'what was read is shown all the same',
    text: 'rows.filter(({ read_at: read }) => read === null)',
    becomes: 'rows.filter(({ read_at: read }) => read !== undefined)',
    noticedBy: ['r.push'],
  },
]
