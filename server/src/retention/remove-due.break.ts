export const breaks = [
  {
    name: 'copies of all data stay where they are',
    text: ".where('created_at', '<', ago(keptDays.exports))",
    becomes: ".where('created_at', '<', ago(99_999))",
    noticedBy: ['r.own-copy'],
  },
]
