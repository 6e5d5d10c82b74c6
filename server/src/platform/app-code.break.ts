export const breaks = [
  {
    name: 'a code counts for ten minutes',
    text: 'const window = 1',
    becomes: 'const window = 20',
    noticedBy: ['r.desk-who'],
  },
]
