export const breaks = [
  {
    name: 'an answer is sent with a variable that was left',
    text: 'return text.search(known) !== -1',
    becomes: 'return text.search(known) > 1e9',
    noticedBy: ['r.desk-texts'],
  },
]
